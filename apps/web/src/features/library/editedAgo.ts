const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Formats "Edited 12 minutes ago": minutes under one hour, hours under 24 hours, otherwise days. Times in ms since
 * 1970.
 */
export function editedAgo(editedAt: number, now: number): string {
  // Server and browser clocks differ slightly; nothing was edited in the future.
  const elapsed = Math.max(0, now - editedAt)
  if (elapsed < hourMs) return countUnits(Math.floor(elapsed / minuteMs), 'minute')
  if (elapsed < dayMs) return countUnits(Math.floor(elapsed / hourMs), 'hour')
  return countUnits(Math.floor(elapsed / dayMs), 'day')
}

function countUnits(count: number, unit: string): string {
  return `Edited ${count} ${unit}${count === 1 ? '' : 's'} ago`
}
