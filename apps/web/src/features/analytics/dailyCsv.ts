import type { DailyFigures } from '@deckloom/contract'
import { hasPlans } from '../../shared/plans/hasPlans.ts'

const columns = [
  ['Date', ({ date }) => date],
  ['Unique users', ({ uniqueUsers }) => uniqueUsers],
  ['New users', ({ newUsers }) => newUsers],
  ['Presentations', ({ presentations }) => presentations],
  ['Site visits', ({ visits }) => visits],
  ['AI tokens', ({ tokens }) => tokens],
  ['AI cost (USD)', ({ costUsd }) => (costUsd / 100).toFixed(2)],
  ['Payments received (USD)', ({ revenueUsd }) => (revenueUsd / 100).toFixed(2)],
] as const satisfies readonly (readonly [string, (day: DailyFigures) => string | number])[]

/** Returns CSV with a header row and one row per day; line ends follow RFC 4180. */
export function dailyCsv(days: readonly DailyFigures[]): string {
  const shown = hasPlans() ? columns : columns.filter(([head]) => !head.startsWith('Payments'))
  const lines = [
    shown.map(([head]) => head),
    ...days.map((day) => shown.map(([, value]) => String(value(day)))),
  ]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
}
