import type { DailyFiguresQuery } from '@deckloom/contract'

const dayMs = 24 * 60 * 60 * 1_000

/** The last `days` days until today; days are the server's, which are UTC. */
export function lastDays(days: number, now = Date.now()): DailyFiguresQuery {
  const day = (back: number) => new Date(now - back * dayMs).toISOString().slice(0, 10)
  return { from: day(days - 1), to: day(0) }
}

/** Days from `from` to `to`, both counted; not a number where one is no date. */
export function daysIn({ from, to }: DailyFiguresQuery): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}
