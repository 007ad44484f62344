import type { AnalyticsSummary } from '@deckloom/contract'
import { moneyText } from '../../shared/charts/figures.ts'

/** Returns active subscriptions as a rounded percentage of users. */
export function conversionRate({
  activeSubscriptions,
  totalUsers,
}: Pick<AnalyticsSummary, 'activeSubscriptions' | 'totalUsers'>): string {
  return `${totalUsers === 0 ? 0 : Math.round((activeSubscriptions / totalUsers) * 100)}%`
}

/** Returns the AI cost per user, rounded to whole cents. */
export function costPerUser({
  totalCostUsd,
  totalUsers,
}: Pick<AnalyticsSummary, 'totalCostUsd' | 'totalUsers'>): string {
  return moneyText(totalUsers === 0 ? 0 : Math.round(totalCostUsd / totalUsers))
}
