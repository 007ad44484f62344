const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Formats an age as "yesterday", "3 hours ago" or "just now". Times in ms since 1970. */
export function formatTimeAgo(then: number, now: number): string {
  const elapsed = Math.max(0, now - then)
  for (const [unit, length] of units) {
    if (elapsed >= length) return words.format(-Math.floor(elapsed / length), unit)
  }
  return 'just now'
}
