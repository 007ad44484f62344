const dayMs = 24 * 60 * 60 * 1_000
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const mediumDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const shortDate = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

/** Formats a date in full, such as June 9, 2026. */
export function inFull(iso: string): string {
  return longDate.format(new Date(iso))
}

/** Formats a date, such as Jun 9, 2026. */
export function onDay(iso: string): string {
  return mediumDate.format(new Date(iso))
}

/** Describes when something was last used. */
export function lastUse(iso: string | null, now = new Date()): string {
  if (iso === null) return 'not used yet'
  const used = new Date(iso)
  if (used.toDateString() === now.toDateString()) return 'used today'
  const isThisYear = now.getTime() - used.getTime() < 300 * dayMs
  return `used ${(isThisYear ? shortDate : mediumDate).format(used)}`
}
