import { deckLimits } from '@deckloom/deck'

/**
 * Turns depths of any kind, such as indents in points, into levels that skip none: each item is one below the last one
 * that is less deep. Undefined, for what is in no list, stays.
 */
export function nestLevels(
  depths: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const above: number[] = []
  return depths.map((depth) => {
    if (depth === undefined) return undefined
    while ((above.at(-1) ?? -Infinity) >= depth) above.pop()
    above.push(depth)
    return Math.min(above.length, deckLimits.listLevels) - 1
  })
}
