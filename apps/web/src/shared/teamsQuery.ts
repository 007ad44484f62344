import { queryOptions } from '@tanstack/react-query'
import { peopleApi } from './peopleApi.ts'
import { presentationsKey } from './presentations.ts'

/** The user's teams. Their key is below that of decks, because teams count the decks they see. */
export const teamsQuery = queryOptions({
  queryKey: [...presentationsKey, 'teams'],
  queryFn: () => peopleApi.listTeams(),
  staleTime: 0,
})
