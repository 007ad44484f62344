import { queryOptions } from '@tanstack/react-query'
import { peopleApi } from './peopleApi.ts'
import { presentationsKey } from './presentations.ts'

/** The teams that a person is in; below the key of decks, because teams count the decks they see. */
export const teamsQuery = queryOptions({
  queryKey: [...presentationsKey, 'teams'],
  queryFn: () => peopleApi.listTeams(),
  staleTime: 0,
})
