import type { TextLineStyle } from '@deckloom/deck'

/**
 * Returns the number of each line of a numbered list. A nested list between two lines does not interrupt the numbering;
 * anything else does.
 */
export function listNumbers(lines: readonly TextLineStyle[]): readonly (number | undefined)[] {
  const counts: number[] = []
  return lines.map(({ list, level = 0 }) => {
    counts.length = Math.min(counts.length, list === undefined ? 0 : level + 1)
    if (list !== 'number') {
      counts.length = Math.min(counts.length, level)
      return undefined
    }
    const number = (counts[level] ?? 0) + 1
    counts[level] = number
    return number
  })
}
