/** What an outcome is called, and the colour it is shown in, in every part of the widget. */
import type { Answer, Talk } from './shapes.ts'

type Outcome = Pick<Answer, 'verdict' | 'status'>

/** An outcome in two words: the verdict only where the law settles it. */
export const outcomeWords = ({ verdict, status }: Outcome, talk: Talk): string =>
  status === 'determined' && verdict !== null ? talk.verdicts[verdict] : talk.statuses[status]

/** The colour an outcome is shown in; the words beside it say the same. */
export const outcomeTone = ({ verdict, status }: Outcome): 'go' | 'stop' | 'open' =>
  status !== 'determined' ? 'open' : verdict === 'must-not' ? 'stop' : 'go'
