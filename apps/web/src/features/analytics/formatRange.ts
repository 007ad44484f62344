import type { DailyFiguresQuery } from '@deckloom/contract'
import { dayText } from '../../shared/charts/figures.ts'
import { daysIn, lastDays } from './dayRange.ts'

/** Formats a range as `last 30 days` or `Oct 1 to Oct 31`. */
export function formatRange(range: DailyFiguresQuery): string {
  if (range.to !== lastDays(1).to) return `${dayText(range.from)} to ${dayText(range.to)}`
  const days = daysIn(range)
  return days === 1 ? 'today' : `last ${days} days`
}
