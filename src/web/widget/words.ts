/** What a verdict and a status are called, in both parts of the widget. */
import type { Answer } from './shapes.ts'

const VERDICTS: Readonly<Record<NonNullable<Answer['verdict']>, string>> = {
  must: 'Required',
  'need-not': 'Not required',
  may: 'Allowed',
  'must-not': 'Not allowed',
}

const STATUSES: Readonly<Record<Answer['status'], string>> = {
  determined: 'What the law says',
  'official-discretion': 'Left to an official',
  'other-authority': 'Another authority decides',
  'law-silent': 'The law on file does not say',
  'text-not-on-file': 'The text is not on file',
  depends: 'It depends',
}

type Outcome = Pick<Answer, 'verdict' | 'status'>

/** An outcome in two words: the verdict only where the law settles it. */
export const outcomeWords = ({ verdict, status }: Outcome): string =>
  status === 'determined' && verdict !== null ? VERDICTS[verdict] : STATUSES[status]

/** The colour an outcome is shown in; the words beside it say the same. */
export const outcomeTone = ({ verdict, status }: Outcome): 'go' | 'stop' | 'open' =>
  status !== 'determined' ? 'open' : verdict === 'must-not' ? 'stop' : 'go'

export const DUTIES: Readonly<Record<Answer['duties'][number]['verdict'], string>> = {
  must: 'must',
  may: 'may',
  'need-not': 'need not',
  'must-not': 'must not',
}

export const HONEST = 'Automatic legal information, not the town’s decision and not legal advice.'
