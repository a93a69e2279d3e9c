import { isMisspelling } from './phrases.ts'

const MONTHS: Readonly<Record<string, number>> = {
  january: 1,
  jan: 1,
  february: 2,
  feb: 2,
  march: 3,
  mar: 3,
  april: 4,
  apr: 4,
  may: 5,
  june: 6,
  jun: 6,
  july: 7,
  jul: 7,
  august: 8,
  aug: 8,
  september: 9,
  sept: 9,
  sep: 9,
  october: 10,
  oct: 10,
  november: 11,
  nov: 11,
  december: 12,
  dec: 12,
  enero: 1,
  ene: 1,
  febrero: 2,
  marzo: 3,
  abril: 4,
  abr: 4,
  mayo: 5,
  junio: 6,
  julio: 7,
  agosto: 8,
  septiembre: 9,
  setiembre: 9,
  octubre: 10,
  noviembre: 11,
  diciembre: 12,
  dic: 12,
}

export const WEEKDAYS: Readonly<Record<string, number>> = {
  monday: 1,
  mon: 1,
  tuesday: 2,
  tues: 2,
  tue: 2,
  wednesday: 3,
  weds: 3,
  wed: 3,
  thursday: 4,
  thurs: 4,
  thur: 4,
  thu: 4,
  friday: 5,
  fri: 5,
  saturday: 6,
  sat: 6,
  sunday: 7,
  sun: 7,
  lunes: 1,
  martes: 2,
  miercoles: 3,
  jueves: 4,
  viernes: 5,
  sabado: 6,
  domingo: 7,
}

const LONG_MONTHS = Object.keys(MONTHS).filter((name) => name.length >= 5)

const LONG_WEEKDAYS = Object.keys(WEEKDAYS).filter((name) => name.length >= 5)

export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  primero: 1,
  '1ro': 1,
  '1ero': 1,
}

export const SPANISH_DATES: Readonly<Record<string, number>> = Object.fromEntries(
  `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho
  diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve
  treinta`
    .split(/\s+/)
    .map((word, i) => [word, i + 1]),
)

export const PLACES: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  primer: 1,
  segundo: 2,
  tercer: 3,
  cuarto: 4,
  ultimo: -1,
}

export const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  a: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
}

/** "Next", "last" and "this" with a year, in either language. */
export const YEAR_SHIFTS: Readonly<Record<string, number>> = {
  'last year': -1,
  'this year': 0,
  'next year': 1,
  'ano pasado': -1,
  'este ano': 0,
  'proximo ano': 1,
  'ano que viene': 1,
  'ano proximo': 1,
}

export function own(table: Readonly<Record<string, number>>, word: string | undefined): number | undefined {
  return word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined
}

export function named(
  table: Readonly<Record<string, number>>,
  long: readonly string[],
  word: string | undefined,
): number | undefined {
  const exact = own(table, word)
  if (exact !== undefined || word === undefined || word.length < 5) return exact
  const meant = long.find((name) => isMisspelling(word, name))
  return meant === undefined ? undefined : own(table, meant)
}

export const monthOf = (word: string | undefined): number | undefined => named(MONTHS, LONG_MONTHS, word)

export const weekdayOf = (word: string | undefined): number | undefined => named(WEEKDAYS, LONG_WEEKDAYS, word)
