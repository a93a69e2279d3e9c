import { condition } from './condition.ts'
import { lake } from './lake.ts'
import { load } from './load.ts'
import { project } from './project.ts'
import { site } from './site.ts'
import { units } from './units.ts'
import { work } from './work.ts'

/** Every fact of the town, each declared once, by subject. */
export const facts = { ...condition, ...lake, ...load, ...project, ...site, ...units, ...work }
