/**
 * What makes a message one about waste water though it names none: on the page of a septic law, "I'm selling, do I need an
 * inspection?" asks about the septic system.
 */
import type { Phrase } from '../kit/words.ts'

const CHANGES =
  'sell|sells|selling|sold|sale|seller|buy|buys|buying|buyer|buyers|closing|deed|deeding|transfer|inherit|inherited|inheriting|addition|expand|expanding|expansion|bedroom|bedrooms|vendo|vender|vendemos|vendiendo|venta|compro|comprar|compramos|comprando|heredé|heredamos|escritura|ampliar|amplío|ampliamos|ampliación|recámara|recámaras'
const LOOKED_AT = 'inspection|inspections|inspect|inspected|inspector|inspección|inspeccionar|inspeccionen'

/** An inspection and what calls for it in one breath. */
export const inspectionOnChange: readonly Phrase[] = [
  `(${CHANGES}) ... (${LOOKED_AT})`,
  `(${LOOKED_AT}) ... (${CHANGES})`,
  '(baffle|baffles|deflector|deflectores|distribution box|caja de distribución)',
]
