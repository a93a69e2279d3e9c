/** The word "sale" as English has it: in Spanish "sale" is "comes out", and water that comes out passes no title. */
import type { Phrase } from '../kit/words.ts'

/** A sale, told by the words around it. */
export const aSale: readonly Phrase[] = [
  '(a|an|the|our|my|his|her|their|this|that|any|one|house|home|cottage|camp|farm|property|land|for|before|until|till|after|during|upon|at|of|from|on|upcoming|pending|planned|estate|private|cash|short|family|quick|tax|real estate|ordinary|regular) sale',
  'sale (of|closes|closed|closing|is|was|will|goes|went|falls|fell|contract|agreement|price|inspection|date|to|next|this|pending|happens|happened|through|on|and|or|by|with|between|before|after)',
  'sale in (january|february|march|april|may|june|july|august|september|october|november|december|the|spring|summer|fall|winter)',
]
