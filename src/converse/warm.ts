import { limits } from '../../machines/kit/explore.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { Understanding } from '../understand/understanding.ts'

/**
 * Makes ready what the first message about a town, and about each of its procedures, would else wait for: learned weights are
 * unpacked and phrases compiled when they are first used. Gives way between any two, so that messages are answered meanwhile.
 *
 * @param signal ends it early
 */
export const warmUp = async (
  towns: readonly Town[],
  understanding: Understanding,
  asOf: string,
  signal?: AbortSignal,
): Promise<void> => {
  const reading = { asOf, otherTowns: [] }
  const isOver = (): boolean => signal?.aborted ?? false
  const pause = () => new Promise((resolve) => setTimeout(resolve, 0))
  for (const town of towns) {
    const [example = ''] = town.procedures[0]?.words.examples ?? []
    if (isOver()) return
    if (town.emergency !== undefined) await understanding.says(example, town.emergency.words, reading)
    await understanding.route(example, town, reading)
    await pause()
    for (const procedure of town.procedures) {
      if (isOver()) return
      limits(procedure)
      await understanding.read(example, procedure.facts, reading)
      await pause()
    }
  }
}
