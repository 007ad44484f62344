import type { DailyFiguresQuery } from '@deckloom/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { analyticsApi } from './analyticsApi.ts'

/** Everything that was asked for the dashboard begins with this. */
export const analyticsKey = '/api/analytics'

/** The figures of some days; those before stay until the next ones are here. */
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
