/** Returns the index that a key leads to, which may lie beyond the first or last slide; undefined for other keys. */
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
