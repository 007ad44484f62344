const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Formats an age as "12m ago" below one hour, "3h ago" below one day, then "2d ago". Times in ms since 1970. */
export function relativeTime(timestamp: number, now: number): string {
  // Server and browser clocks differ slightly; nothing happened in the future.
  const elapsed = Math.max(0, now - timestamp)
  if (elapsed < hourMs) return `${Math.floor(elapsed / minuteMs)}m ago`
  if (elapsed < dayMs) return `${Math.floor(elapsed / hourMs)}h ago`
  return `${Math.floor(elapsed / dayMs)}d ago`
}
