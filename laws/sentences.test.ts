import { describe, expect, it } from 'vitest'
import { plain, protect } from './markdown.ts'
import { partsOf } from './sentences.ts'

const cut = (text: string, heading: string | null = null) => partsOf(text, 'town/1', heading)

describe('partsOf', () => {
  it.each([
    ['(2) Hearing. The Board shall hear it.', 'Hearing', '(2)', 'Hearing.'],
    ['D. Periodic Inspection. It is due yearly.', 'Periodic Inspection', 'D.', 'Periodic Inspection.'],
    [
      'Section 5.010 – Enforcement Officer\nThe Officer decides.',
      'Enforcement Officer',
      'Section 5.010 –',
      'Enforcement Officer',
    ],
    ['56.902. Alternative Remedies', 'Alternative Remedies', '56.902.', 'Alternative Remedies'],
    ['F. Standards for plats:\nAll lots count.', 'Standards for plats', 'F.', 'Standards for plats:'],
    [
      '(a) Prior to a change of use The owner arranges it.',
      'Prior to a change of use',
      '(a)',
      'Prior to a change of use',
    ],
    ['APPENDIX V\nHIGH WATER\nIt is observed.', 'HIGH WATER', 'APPENDIX V', 'HIGH WATER'],
    ['- Never drive over it.', null, '-', ''],
    ['ii. within 25 ft. of a slope;', null, 'ii.', ''],
    ['(a)\nDistances to wells;', null, '(a)', ''],
    ['A copy shall be kept.', null, '', ''],
    ['Section 5 of another law applies.', null, '', ''],
  ])('takes label and heading off %j', (text, heading, label, runIn) => {
    expect(cut(text, heading)).toMatchObject({ label, heading: runIn })
  })

  it.each([
    ['Absorption field – a system of trenches.', 'Absorption field'],
    ['Septic tank - a large chamber.', 'Septic tank'],
    ['SEWAGE shall mean waste with water.', 'SEWAGE'],
    ['NON ARMS LENGTH SALE: transfer of property.', 'NON ARMS LENGTH SALE'],
    ['“Other wastes” means garbage.', 'Other wastes'],
    ['Person – means any individual.', 'Person'],
  ])('keeps the defined term in %j', (text, heading) => {
    expect(cut(text, heading).sentences).toEqual([text])
  })

  it.each([
    'Local Law No. 1 of 1973, as amended.',
    'Title 10 (10 N.Y.C.R.R. Part 75A) applies.',
    'It may be deficient (i.e. Observed failure, odor, etc. Or worse).',
    'A lot (e.g. NYS land) is left out.',
    'No part lies within 35 ft. of: (a) steep slopes (greater than 25%); (b) shallow soils (less than 4 ft. to rock).',
    'Lots shall be at least 20,000 sq. ft. in area.',
    'All requirements of 5.030(A) and Section 56.301 must be met.',
    'He may order: (i) replacement; (ii) pumping; or (iii) repairs.',
    'The application shall include:',
    'no additional inspection shall be required until the next one,',
  ])('keeps %j whole', (text) => {
    expect(cut(text).sentences).toEqual([text])
  })

  it('cuts where a sentence ends', () => {
    expect(cut('It is in Appendix C.\nThe Officer may verify. (It is advised to ask.) So it is').sentences).toEqual([
      'It is in Appendix C.',
      'The Officer may verify.',
      '(It is advised to ask.)',
      'So it is',
    ])
    expect(cut('They come from:\n“Standards One” (10 NYCRR 75-A).\n“Standards Two.”').sentences).toEqual([
      'They come from:',
      '“Standards One” (10 NYCRR 75-A).',
      '“Standards Two.”',
    ])
    expect(cut('This is the "Septic Law." It is short.').sentences).toEqual([
      'This is the "Septic Law."',
      'It is short.',
    ])
    expect(cut('By September 1st . All measures follow.').sentences).toEqual([
      'By September 1st .',
      'All measures follow.',
    ])
    expect(cut('The\nrate  is one. A stray (bracket opens. Yet this is a sentence.').sentences).toEqual([
      'The rate is one.',
      'A stray (bracket opens.',
      'Yet this is a sentence.',
    ])
  })
})

describe('protect', () => {
  it.each(['1. One\n- two\n# three', 'stone _ to 1 _ inches, >15% to <20%', 'a*b [c] `d` \\e & &amp; | ~'])(
    'is undone by plain: %j',
    (text) => {
      expect(plain(protect(text))).toBe(text)
    },
  )
})
