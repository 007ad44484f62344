import type { DailyFiguresQuery } from '@deckloom/contract'

const dayMs = 24 * 60 * 60 * 1_000

/** Returns the range of the last `days` days, including today. Days are in UTC, like the server's. */
export function lastDays(days: number, now = Date.now()): DailyFiguresQuery {
  const day = (back: number) => new Date(now - back * dayMs).toISOString().slice(0, 10)
  return { from: day(days - 1), to: day(0) }
}

/** Counts the days from `from` to `to`, inclusive; NaN if either is not a date. */
export function daysIn({ from, to }: DailyFiguresQuery): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}
