import type { AnalyticsSummary } from '@deckloom/contract'
import { moneyText } from '../../shared/charts/figures.ts'

/** Active subscriptions in percent of the users, rounded. */
export function conversionRate({
  activeSubscriptions,
  totalUsers,
}: Pick<AnalyticsSummary, 'activeSubscriptions' | 'totalUsers'>): string {
  return `${totalUsers === 0 ? 0 : Math.round((activeSubscriptions / totalUsers) * 100)}%`
}

/** What the AI cost for each user, rounded to whole cents. */
export function costPerUser({
  totalCostUsd,
  totalUsers,
}: Pick<AnalyticsSummary, 'totalCostUsd' | 'totalUsers'>): string {
  return moneyText(totalUsers === 0 ? 0 : Math.round(totalCostUsd / totalUsers))
}
