/** When the month of `moment` began, or the one `ahead` of it; in UTC. */
export function monthOf(moment: Date, ahead = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + ahead))
}
