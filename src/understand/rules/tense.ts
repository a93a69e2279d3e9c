import { readText } from './text.ts'

/** Whether what is told has happened or is to come: it settles a date whose year is left out. */
export type Tense = 'past' | 'future'

const PAST_WORDS =
  /\b(?:was|were|had|did|got|came|went|sent|took|found|told|said|ruled|gave|wrote|held|made|been|began|left|fell|broke|saw|drove|spoke|ran|met|paid|heard|rec'?d|ago|since|had|bought|built|put|hoy|fue|fueron|era|recibi|recibio|llego|llegaron|mandaron|mando|envio|enviaron|encontro|encontraron|fallo|paso|hizo|hicieron|dijo|presente|presento|compre|compramos|vendi|inspecciono|inspeccionaron|negaron|nego|firmo|termino|terminaron|cerro|concluyo|acabo|empezo|empezaron|publico|publicaron|decidio|resolvio|apele|entrego|entregaron|entregue|pidio|pidieron|rechazo|rechazaron|voto|votaron|notifico|notificaron|reprobo|reprobaron|vino|vinieron|murio|instalaron|instalo|pusieron|hicimos|tuve|tuvimos|salio|fecha(?:do|da)|con fecha|last|past|pasado|pasada|\w{2,}(?:[^e]ed|eed(?<!need|feed|deed|seed|weed|exceed|proceed)|ied))\b/g

const FUTURE_WORDS =
  /\b(?:will|going to|gonna|plan|plans|planning|upcoming|scheduled|set for|is set|closing|we close|close on|closes|close|due|expires?|tomorrow|hope|hoping|want|wants|intend|would|until|by(?=(?: the| this| next)? $)|deadline|hearing|meets|meeting|next|coming|this coming|sera|va a|van a|vamos a|voy a|cierre|cierra|audiencia|vence|programad[oa]|proxim[oa]|planea|planeamos|quiero|queremos|settlement|settle|scheduling|(?:it'?s|hearing is) on(?=(?: the)? $))\b/g

const NOT_PAST =
  /^(?:scheduled|planned|supposed|required|needed|proposed|need|used|red|bed|shed|wed|related|interested|unoccupied|finished|detached|attached)$/

// "will be signed", "to be held": the participle tells no past.
const TO_COME = /\b(?:be|being|get|sera|ser)\s$/

function hits(pattern: RegExp, stretch: string): number[] {
  const at: number[] = []
  for (const match of stretch.matchAll(pattern))
    if (!NOT_PAST.test(match[0]) && !TO_COME.test(stretch.slice(0, match.index))) at.push(match.index)
  return at
}

// The tense of the verb nearest before the day, or else after it, within the sentence.
export function tenseAround(folded: string, start: number, end: number): Tense | null {
  const before =
    folded
      .slice(Math.max(0, start - 90), start)
      .split(/[?!;\n]|\.\s/)
      .pop() ?? ''
  const past = hits(PAST_WORDS, before).pop() ?? -1
  const future = [...before.matchAll(FUTURE_WORDS)].pop()?.index ?? -1
  if (past >= 0 || future >= 0) return past >= future ? 'past' : 'future'
  const after = folded.slice(end, end + 70).split(/[?!;\n]|\.\s/)[0] ?? ''
  const pastAfter = hits(PAST_WORDS, after)[0] ?? Number.POSITIVE_INFINITY
  const futureAfter = [...after.matchAll(FUTURE_WORDS)][0]?.index ?? Number.POSITIVE_INFINITY
  if (pastAfter === futureAfter) return null
  return pastAfter < futureAfter ? 'past' : 'future'
}

const askedTenses = new Map<string, Tense | null>()

/** The tense a question is put in: "On what day was the notice received?" asks about the past. */
export function tenseOf(question: string): Tense | null {
  const known = askedTenses.get(question)
  if (known !== undefined) return known
  const { folded } = readText(question)
  const future = /\b(?:will|going to|is to be|sera|va a)\b/.test(folded)
  const past = /\b(?:was|were|did|has|have|had|fue|fueron|recibio)\b/.test(folded)
  // "On what day is (or was) the hearing?" asks about either.
  // So does "to what day did they agree to extend it?"
  const either = /\b(?:is|are) \(or (?:was|were)\)|\b(?:to|until|through|up to) (?:what|which) (?:day|date)\b/.test(
    folded,
  )
  const tense = either
    ? null
    : future
      ? 'future'
      : past
        ? 'past'
        : tenseAround(folded.replace(/[?!.;\s]+$/, ''), folded.length, folded.length)
  if (askedTenses.size < 2000) askedTenses.set(question, tense)
  return tense
}
