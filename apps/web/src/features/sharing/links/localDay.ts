/** Formats the local day of a moment as 2026-12-15, as date fields have it. */
export function localDay(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${moment.getFullYear()}-${month}-${day}`
}

/** Returns the last second of a local day, ISO 8601: a link works on the day that it ends. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}
