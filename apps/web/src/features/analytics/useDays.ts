import type { DailyFiguresQuery } from '@deckloom/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { analyticsApi } from './analyticsApi.ts'

/** Query key prefix of all dashboard queries. */
export const analyticsKey = '/api/analytics'

/** Fetches daily figures; the previous ones stay until the new ones arrive. */
export function useDays(range: DailyFiguresQuery) {
  return useQuery({
    queryKey: [analyticsKey, 'daily-figures', range.from, range.to],
    queryFn: () => analyticsApi.dailyFigures(range),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useSummary() {
  return useQuery({
    queryKey: [analyticsKey, 'summary'],
    queryFn: () => analyticsApi.summary(),
    staleTime: 0,
  })
}
