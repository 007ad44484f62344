/** When the month of `moment` began, or the one `ahead` of it; in UTC. */
export function monthOf(moment: Date, ahead = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + ahead))
}

/** When the day of `moment` began, or the one `ahead` of it; in UTC. */
export function dayOf(moment: Date, ahead = 0): Date {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()]
  return new Date(Date.UTC(year, month, moment.getUTCDate() + ahead))
}
