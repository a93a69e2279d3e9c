import { access } from './access.ts'
import { change } from './change.ts'
import { enforcement } from './enforcement.ts'
import { failure } from './failure.ts'
import { inspection } from './inspection.ts'
import { parts } from './parts.ts'
import { property } from './property.ts'
import { scope } from './scope.ts'
import { variance } from './variance.ts'
import { work } from './work.ts'

/** Every fact of the town, each declared once, by subject. */
export const facts = {
  ...property,
  ...inspection,
  ...change,
  ...failure,
  ...parts,
  ...access,
  ...work,
  ...enforcement,
  ...variance,
  ...scope,
}
