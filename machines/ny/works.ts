/**
 * How people name a further work on a septic system, in English and Spanish: where such words stand beside a small work ("replace
 * the lid and move the tank"), the small work alone may not decide whether a permit or a designer is needed.
 */
import type { Phrase } from '../kit/words.ts'

const ADDS =
  '(install*|put* in|add|adds|added|adding|mov*|relocat*|shift*|swap*|replac*|rebuil*|redo|redoing|redone|reconnect*|disconnect*|extend*|enlarg*|expand*|lengthen*|upgrad*|upsiz*|new|second|another|additional|extra|larger|bigger|instal*|agreg*|añad*|pongo|poner|ponemos|mov*|muev*|cambi*|reemplaz*|rehac*|agrand*|ampli*|extiend*|extend*|alarg*|segund*|otro|otra|nuev*)'
const JOINS = '(and|plus|also|then|with|y|e|también|además|luego)'

/** The absorption field and what it is made of. */
export const FIELD_PARTS =
  'field|fields|leachfield|drainfield|leach line|leach lines|lines|lateral|laterals|trench|trenches|bed|absorption area|campo|drenaje|línea|líneas|zanja|zanjas|área de absorción'
/** Parts whose replacement is no small work. */
export const MAJOR_PARTS = `tank|tanks|system|septic|tanque|tanques|fosa|sistema|${FIELD_PARTS}`
/** The distribution box, which some laws count among them. */
export const BOX = 'box|boxes|dbox|caja|cajas'
export const PIPES = 'pipe|pipes|piping|tubo|tubos|tubería|tuberías'

/**
 * @param parts the parts to look for, parted by `|`
 * @returns phrases that name further work on one of them
 */
export const furtherWorkOn = (parts: string): readonly Phrase[] => [
  `${ADDS} .. (${parts})`,
  `${JOINS} ... (${parts})`,
  `(${parts}) (is|are|gets|get|being|will be|se) .. (moved|replaced|patched|repaired|rebuilt|relocated|enlarged|extended|swapped|cracked|leaking|mueve|cambia|agranda|reemplaza)`,
  '(install*|put* in|add|adding|instal*|agreg*|poner|pongo) (one|a second|second|another|a new|a bigger|a larger|uno nuevo|una nueva|otro|otra|uno|un segundo)',
]
