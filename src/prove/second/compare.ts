import type { Procedure } from '../../../machines/kit/procedure.ts'
import type { Town } from '../../../machines/kit/town.ts'

export const differences = (
  _town: Town,
  _procedure: Procedure,
): { compared: number; differ: readonly string[] } | null => null
