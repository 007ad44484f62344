import { queryOptions } from '@tanstack/react-query'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { teamsQuery } from '../../../shared/teamsQuery.ts'

export function teamQuery(id: number) {
  return queryOptions({
    queryKey: [...teamsQuery.queryKey, id],
    queryFn: () => peopleApi.getTeam(id),
    staleTime: 0,
  })
}
