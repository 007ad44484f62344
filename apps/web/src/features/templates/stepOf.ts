/** The slide that a key leads to; undefined for keys that lead nowhere. It may lie beyond the first or last. */
export function stepOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'PageUp':
      return index - 1
    case 'ArrowRight':
    case 'PageDown':
      return index + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
