import { condition } from './condition.ts'
import { lake } from './lake.ts'
import { load } from './load.ts'
import { place } from './place.ts'
import { project } from './project.ts'
import { site } from './site.ts'
import { units } from './units.ts'
import { work } from './work.ts'

/** Every fact of the town, each declared once, by subject. */
export const facts = { ...condition, ...lake, ...load, ...place, ...project, ...site, ...units, ...work }
