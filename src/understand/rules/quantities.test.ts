import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { convert, readQuantities } from './quantities.ts'

const told = (message: string): (readonly [string, number, string | null])[] =>
  readQuantities(message).map((quantity) => [
    message.slice(quantity.start, quantity.end),
    quantity.amount,
    quantity.unit,
  ])

describe('an amount', () => {
  test.each([
    ['there are five bedrooms', 'five bedrooms', 5, 'bedrooms'],
    ['a 4-bedroom colonial', '4-bedroom', 4, 'bedrooms'],
    ['4 BR', '4 BR', 4, 'bedrooms'],
    ['2bd cabin', '2bd', 2, 'bedrooms'],
    ['5 bdrms', '5 bdrms', 5, 'bedrooms'],
    ['cuatro recámaras', 'cuatro recámaras', 4, 'bedrooms'],
    ['3 dormitorios', '3 dormitorios', 3, 'bedrooms'],
    ['dos habitaciones', 'dos habitaciones', 2, 'bedrooms'],
    ['2,150 square feet', '2,150 square feet', 2150, 'sqft'],
    ['900 sf', '900 sf', 900, 'sqft'],
    ['1400 sq. ft.', '1400 sq. ft.', 1400, 'sqft'],
    ['1,100 pies cuadrados', '1,100 pies cuadrados', 1100, 'sqft'],
    ['72 feet', '72 feet', 72, 'ft'],
    ["85' off", "85'", 85, 'ft'],
    ['2 1/2 feet', '2 1/2 feet', 2.5, 'ft'],
    ['2½ ft', '2½ ft', 2.5, 'ft'],
    ['4-1/2 ft', '4-1/2 ft', 4.5, 'ft'],
    ['five and a half feet', 'five and a half feet', 5.5, 'ft'],
    ['half a mile', 'half a mile', 2640, 'ft'],
    ['a quarter of a mile', 'a quarter of a mile', 1320, 'ft'],
    ['1/4 mile', '1/4 mile', 1320, 'ft'],
    ['two miles', 'two miles', 10560, 'ft'],
    ['30 yards', '30 yards', 90, 'ft'],
    ['media milla', 'media milla', 2640, 'ft'],
    ['trescientos pies', 'trescientos pies', 300, 'ft'],
    ['thirty inches', 'thirty inches', 30, 'in'],
    ['24" deep', '24"', 24, 'in'],
    ['36 in. of soil', '36 in.', 36, 'in'],
    ['330 gallons a day', '330 gallons a day', 330, 'gpd'],
    ['880 gpd', '880 gpd', 880, 'gpd'],
    ['500 galones por día', '500 galones por día', 500, 'gpd'],
    ['1,250 gallon tank', '1,250 gallon', 1250, 'gal'],
    ['120 gpd per bedroom', '120 gpd per bedroom', 120, 'gpd/bedroom'],
    ['130 gallons per bedroom per day', '130 gallons per bedroom per day', 130, 'gpd/bedroom'],
    ['18 min per inch', '18 min per inch', 18, 'min/in'],
    ['40 mpi', '40 mpi', 40, 'min/in'],
    ['seventy percent', 'seventy percent', 70, 'percent'],
    ['35%', '35%', 35, 'percent'],
    ['treinta y cinco por ciento', 'treinta y cinco por ciento', 35, 'percent'],
    ['half of the pipes', 'half', 50, 'percent'],
    ['three quarters of it', 'three quarters', 75, 'percent'],
    ['la mitad de las líneas', 'la mitad', 50, 'percent'],
    ['three of the six lines', 'three of the six lines', 50, 'percent'],
    ['one trench of four', 'one trench of four', 25, 'percent'],
    ['3 out of 4', '3 out of 4', 75, 'percent'],
    ['$1,250', '$1,250', 1250, 'USD'],
    ['250 dollars', '250 dollars', 250, 'USD'],
    ['a hundred and ten feet', 'a hundred and ten feet', 110, 'ft'],
    ['two hundred thirty feet', 'two hundred thirty feet', 230, 'ft'],
    ['twelve hundred square feet', 'twelve hundred square feet', 1200, 'sqft'],
    ['fifteen business days', 'fifteen business days', 15, 'business-days'],
    ['diez días hábiles', 'diez días hábiles', 10, 'business-days'],
    ['a couple of weeks', 'a couple of weeks', 2, 'weeks'],
    ['18 months', '18 months', 18, 'months'],
    ['6 yrs', '6 yrs', 6, 'years'],
    ['a dozen', 'a dozen', 12, null],
    ['mil doscientos', 'mil doscientos', 1200, null],
    ['half an acre', 'half an acre', 21_780, 'sqft'],
    ['one and a quarter acres', 'one and a quarter acres', 54_450, 'sqft'],
    ['80 metros', '80 metros', 262.47, 'ft'],
    ['pie y medio', 'pie y medio', 1.5, 'ft'],
    ['tres pies y medio', 'tres pies y medio', 3.5, 'ft'],
    ['four feet and a half', 'four feet and a half', 4.5, 'ft'],
    ['medio año', 'medio año', 0.5, 'years'],
    ['one in five', 'one in five', 20, 'percent'],
    ['18 y medio por ciento', '18 y medio por ciento', 18.5, 'percent'],
    ['tres y media pulgadas', 'tres y media pulgadas', 3.5, 'in'],
    ['39 and a half percent', '39 and a half percent', 39.5, 'percent'],
    ['dos y cuarto', 'dos y cuarto', 2.25, null],
    ['three and a half baths', 'three and a half baths', 3.5, 'other'],
    ['las tres cuartas partes', 'tres cuartas partes', 75, 'percent'],
    ['la tercera parte', 'la tercera parte', (1 / 3) * 100, 'percent'],
    ['2/5ths of it', '2/5ths', 40, 'percent'],
    ['an inch every 12 minutes', '12 minutes', 12, 'min/in'],
    ['1 inch in 15 min', '15 min', 15, 'min/in'],
    ['una pulgada cada 12 minutos', '12 minutos', 12, 'min/in'],
    ['12 minutos por cada pulgada', '12 minutos por cada pulgada', 12, 'min/in'],
    ['30 minutes to drop an inch', '30 minutes to drop an inch', 30, 'min/in'],
    ['we wait 12 minutes', '12 minutes', 12, 'other'],
    ['1,200 galones diarios', '1,200 galones diarios', 1200, 'gpd'],
    ['600 gallons of water a day', '600 gallons of water a day', 600, 'gpd'],
    ['940 gallons daily', '940 gallons daily', 940, 'gpd'],
    ['a 1,000 gallon tank', '1,000 gallon', 1000, 'gal'],
    ['1.5 ac', '1.5 ac', 65_340, 'sqft'],
    ['1.2 thousand gallons a day', '1.2 thousand gallons a day', 1200, 'gpd'],
    ['1k gallons', '1k gallons', 1000, 'gal'],
    ['150ft. 6in.', '150ft. 6in.', 150.5, 'ft'],
  ])('%s', (message, words, amount, unit) => {
    expect(told(message)).toEqual([[words, amount, unit]])
  })

  test.each([
    'under 75-A and § 202-6',
    'call 585-555-0142',
    '14 Juniper Hollow Rd',
    'section 8 and Part 75',
    'route 21',
    'at 6:30 pm',
    'the 2nd time',
    'chapter 56',
    'no. 12',
    '56.304',
  ])('none in "%s"', (message) => {
    expect(told(message)).toEqual([])
  })

  test.each([
    '2 or 3 years',
    '30-40 ft',
    'between 30 and 40 feet',
    '30 to 40 ft',
    'entre 30 y 40 pies',
    'from 3 bedrooms to 4',
    '600 gpd each',
    '900 gallons a day per unit',
    '600 galones diarios cada una',
    'cada casa usa 600 galones diarios',
  ])('a range is no amount: %s', (message) => {
    expect(readQuantities(message).map((quantity) => quantity.range)).toEqual([true])
  })

  test.each([
    ['over 2 feet', 'over'],
    ['more than 50 percent', 'over'],
    ['at least 100 ft', 'over'],
    ['50+ feet', 'over'],
    ['más de 40 pies', 'over'],
    ['less than 10 feet', 'under'],
    ['up to 500 gallons', 'under'],
    ['within 200 ft', 'under'],
    ['menos de 10 pies', 'under'],
    ['10 ft or less', 'under'],
    ['exactly 1,000 gpd', null],
    ['70 feet over there', null],
  ])('a bound: %s', (message, bound) => {
    expect(readQuantities(message)[0]?.bound).toBe(bound)
  })

  test.each([
    ['about 40 ft', true],
    ['roughly 200 feet', true],
    ['40 feet or so', true],
    ['unos 30 pies', true],
    ['40 feet', false],
  ])('about: %s', (message, approx) => {
    expect(readQuantities(message)[0]?.approx).toBe(approx)
  })

  it('tells two apart', () => {
    expect(told('three bedrooms and 1,600 square feet, 2 baths')).toEqual([
      ['three bedrooms', 3, 'bedrooms'],
      ['1,600 square feet', 1600, 'sqft'],
      ['2 baths', 2, 'other'],
    ])
    expect(readQuantities('it is 40, not 60 ft').map((quantity) => quantity.denied)).toEqual([false, true])
    expect(readQuantities('adding a bedroom')[0]?.article).toBe(true)
  })
})

test.each([
  [18, 'in', 'ft', 1.5],
  [2, 'ft', 'in', 24],
  [2, 'weeks', 'days', 14],
  [2, 'years', 'months', 24],
  [18, 'months', 'years', 1.5],
  [1, 'months', 'days', null],
  [5, 'days', 'business-days', null],
  [7, 'in', 'ft', null],
  [5, null, 'ft', null],
] as const)('convert %s %s to %s', (amount, from, to, result) => {
  expect(convert(amount, from, to)).toBe(result)
})

test('any text: spans lie in the text, in order, and amounts are finite', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 .,/$%½a-z-]{0,40}$/)), (message) => {
      let last = 0
      for (const quantity of readQuantities(message)) {
        expect(quantity.start).toBeGreaterThanOrEqual(last)
        expect(quantity.end).toBeGreaterThan(quantity.start)
        expect(quantity.end).toBeLessThanOrEqual(message.length)
        expect(Number.isFinite(quantity.amount)).toBe(true)
        last = quantity.start
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['it would be 39 and a half', 39.5, null],
  ['we replace 2 and a half of the lines', 2, null],
] as const)('%s', (message, amount, unit) => {
  const [first] = readQuantities(message)
  expect([first?.amount, first?.unit]).toEqual([amount, unit])
})

test('a part of an amount is not the amount', () => {
  expect(readQuantities('half of 300 feet').map(({ amount, range }) => [amount, range])).toEqual([
    [50, false],
    [300, true],
  ])
})

test.each([
  ['one fifty', 150, null],
  ['two eighty five feet', 285, 'ft'],
  ['one, fifty', 1, null],
] as const)('hundreds said without the word: %s', (message, amount, unit) => {
  const [first] = readQuantities(message)
  expect([first?.amount, first?.unit]).toEqual([amount, unit])
})
