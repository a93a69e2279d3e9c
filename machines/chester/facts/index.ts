import { days } from './days.ts'
import { papers } from './papers.ts'
import { scope } from './scope.ts'
import { site } from './site.ts'
import { transfer } from './transfer.ts'
import { use } from './use.ts'
import { works } from './works.ts'

/** Every fact of the town, each declared once, by subject. */
export const facts = { ...days, ...papers, ...scope, ...site, ...transfer, ...use, ...works }
