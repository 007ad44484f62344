const dayMs = 24 * 60 * 60 * 1_000

/** The start of the first of so many days in UTC, of which the last is today. */
export function startOfDays(days: number, now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return new Date(today - (days - 1) * dayMs)
}

interface DaySums {
  readonly date: string
  readonly visitors: number
  readonly visits: number
}

/** Fills in the days without visits, from the first that is asked for or has any, until today. */
export function fillDays(
  sums: readonly DaySums[],
  { from, now }: { readonly from: Date | undefined; readonly now: Date },
): readonly DaySums[] {
  const known = new Map(sums.map((day) => [day.date, day]))
  const [earliest] = sums
  const first = from ?? (earliest ? new Date(earliest.date) : startOfDays(1, now))
  const length = Math.floor((now.getTime() - first.getTime()) / dayMs) + 1
  return Array.from({ length: Math.max(1, length) }, (_, index) => {
    const date = new Date(first.getTime() + index * dayMs).toISOString().slice(0, 10)
    return known.get(date) ?? { date, visitors: 0, visits: 0 }
  })
}
