import { inspection } from './inspection.ts'
import { property } from './property.ts'

/** Every fact of the town, each declared once, by subject. */
export const facts = { ...property, ...inspection }
