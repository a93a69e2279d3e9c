import { condition } from './condition.ts'
import { days } from './days.ts'
import { property } from './property.ts'
import { system } from './system.ts'
import { work } from './work.ts'

/** Every fact of the town, each declared once, by subject. */
export const facts = { ...system, ...condition, ...work, ...property, ...days }
