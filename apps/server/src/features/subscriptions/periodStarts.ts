/** Start of the month of `date`, or of the one `ahead` of it; in UTC. */
export function monthOf(date: Date, ahead = 0): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead))
}

/** Start of the day of `date`, or of the one `ahead` of it; in UTC. */
export function dayOf(date: Date, ahead = 0): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return new Date(Date.UTC(year, month, date.getUTCDate() + ahead))
}
