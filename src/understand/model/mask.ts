/** Keeps from a language model what it has no use for: telephone numbers, e-mail, street addresses. */

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const PHONE =
  /(?<![\p{L}\p{N}])(?:\+?\d{1,2}[\s.-]{0,2})?(?:\(\d{3}\)\s{0,2}|\d{3}[\s.-]{1,2})\d{3}[\s.-]{1,2}\d{4}(?!\d)|(?<![\d-])\d{3}[.-]\d{4}(?![\d-])|(?<!\d)\d{10,11}(?!\d)/gu
const BOX = /\b(?:p\.?\s{0,2}o\.?\s{0,2}box|apartado(?: postal)?|casilla)\s{1,3}#?\d+/giu
const ZIP = /\b(?:NY|N\.Y\.|New York)[\s,]{1,3}\d{5}(?:-\d{4})?\b/giu
const SUFFIX =
  'street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|circle|cir|boulevard|blvd|place|pl|terrace|ter|trail|trl|parkway|pkwy|highway|hwy|turnpike|tpke|path|loop|extension|ext'
// "100 feet from the road" is no address: between the number and its street stands nothing that counts or leads elsewhere.
const NO_NAME =
  'feet|foot|ft|inch|inches|in|yards?|miles?|gallons?|gal|gpd|bedrooms?|beds?|days?|weeks?|months?|years?|percent|people|acres?|minutes?|hours?|from|of|to|on|at|by|off|near|and|or|the|a|an|my|our|is|was|are|were|for|with|between|pies|metros|de|del|la|el|y|o'
const NAMED = `(?!(?:${NO_NAME})\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}.'’-]*`
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])\\d{1,5}[a-z]?(?:-\\d{1,4})?\\s{1,3}(?:${NAMED}\\s{1,3}){1,3}(?:${SUFFIX})\\b\\.?(?:,?\\s{1,3}(?:apt|unit|suite|#)\\.?\\s{0,2}\\w{1,5})?`,
  'giu',
)
const ROUTE =
  /(?<![\p{L}\p{N}.,-])\d{1,5}\s{1,3}(?:county |state |us |old )?(?:route|rte|rt|cr)\.?\s{1,3}\d{1,4}[a-z]?\b/giu
const CALLE = /\b(?:calle|avenida|camino|carretera)\s{1,3}(?:\p{L}+\s{1,3}){1,3}(?:#|no\.?\s{0,2}|número )?\d{1,5}\b/giu

/**
 * Hides what identifies a person or a house.
 *
 * @param message as it was typed
 * @returns the same with `#` for every letter hidden: as long as the message, so that every place in it is the same place in
 * both
 */
export const mask = (message: string): string =>
  [EMAIL, PHONE, BOX, ZIP, STREET, ROUTE, CALLE].reduce(
    (text, pattern) => text.replace(pattern, (found) => found.replace(/\S/g, '#')),
    message,
  )
