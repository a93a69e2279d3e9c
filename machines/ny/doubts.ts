/**
 * What people say, in English and Spanish, that takes back, puts off or hands to somebody else what they have just named: beside it,
 * a fact is asked for and not taken as told.
 */
import type { Phrase } from '../kit/words.ts'

/** A plan that is given up: "we were going to sell", "the sale is off". */
export const givenUp: readonly Phrase[] = [
  '(was|were|been) (all set|about|planning|supposed|going|hoping) to',
  '(planned|wanted|meant|intended|hoped|thought) (to|of|about)',
  '(decided|voted) (not|to keep|against)',
  '(keep|keeping|kept) (it|the house|the place|the camp|the cottage|our house|my house)',
  '(cancel*|dropped|scrapped|shelved|abandoned|gave up|given up|backed out|fell through|called off|off the market)',
  '(sale|deal|plan|project|it) is off',
  '(changed our minds|changed my mind)',
  '(someday|some day|one day|eventually|algún día)',
  '(íbamos|iba|queríamos|quería|pensábamos|pensaba) (a|vender|convertir|agregar|ampliar|cambiar)?',
  '(decidimos|decidí) (no|quedar*)',
  'ya no',
  '(se canceló|se cayó|cancelamos|cancelé|desistimos)',
  '(instead of|rather than|en vez de|en lugar de)',
]

/** What is not so yet: "it will be approved next week", "planned but not there". */
export const notYet: readonly Phrase[] = [
  '(will|should|going to|about to|supposed to|expected to|hope to) (be|get|come|have|receive|issue)',
  '(planned|proposed|promised|pending|upcoming|expected|awaiting|draft)',
  '(not|never) (yet|there yet|built|signed|issued)',
  '(next|coming) (week|month|year|spring|summer|fall|winter)',
  '(soon|tomorrow|mañana|pronto|próximo|próxima|pendiente|todavía no|aún no)',
  '(será|serán|estará|va a ser|van a ser)',
]

/** Somebody else's: "the neighbor has one, I don't". */
export const notOurs: readonly Phrase[] = [
  "(neighbor|neighbors|neighbour|neighbours|neighbor's|next door|vecino|vecina|vecinos)",
  '(my|our|his|her) (brother|sister|son|daughter|friend|uncle|aunt|cousin|parents) (is|are|has|have|sells|sold|had)',
  '(other|another|different) (house|home|place|camp|lot|property|building)',
  'otra (casa|propiedad)',
  '(i|we) (do not|dont|did not|have not)',
  '(yo|nosotros) no',
]

/** What is no longer there or no longer so. */
export const removed: readonly Phrase[] = [
  '(removed|disconnected|taken out|took out|torn out|ripped out|decommissioned)',
  '(used to|no longer|not anymore|any more|formerly)',
  '(had|was|were) .. (but|now)',
  '(stopped|ended|thawed|melted|dried up|cleared up)',
  '(se quitó|quitamos|quitaron|desconect*|ya no|tenía|tenían|antes)',
]

/** What has been put right since. */
export const mended: readonly Phrase[] = [
  '(fixed|repaired|replaced|corrected|resolved|rebuilt|remedied|cleared)',
  '(arregl*|repar*|reemplaz*|correg*|resuelt*)',
]

/** Of a rule for holding tanks or aerobic units: whoever has none, or an ordinary system, is outside of it. */
export const hasNone: readonly Phrase[] = [
  '(removed|disconnected|taken out|took out|se quitó|quitamos|ya no)',
  '(had|used to have|tenía|teníamos) a',
  '(i|we) (do not|dont) have',
  '(regular|ordinary|conventional|convencional|normal) (septic|tank|system|one|tanque)',
  '(neighbor|neighbors|vecino|vecina)',
]

/** Whom one appeals to is not whose decision it is: "can I appeal to the board" tells of no decision of the board's. */
export const appealedTo: readonly Phrase[] = [
  'appeal* (it|this|that|them|him|her)? (to|before)',
  'appeal* (his|her|their|the|this|that|an) (decision|order|denial|ruling|refusal|notice) (to|before)',
  '(apelar|apelo|apelamos|recurrir|acudir) (ante|a)',
  '(apelar|apelo|apelamos) (su|la|el|esta|este|una|un) (decisión|orden|negativa|fallo|aviso) (ante|a)',
]
