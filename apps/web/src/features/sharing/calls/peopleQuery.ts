import { queryOptions } from '@tanstack/react-query'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { presentationsKey } from '../../../shared/presentations.ts'

/** Fetches who a deck is shared with. */
export function peopleQuery(deckId: number) {
  return queryOptions({
    queryKey: [...presentationsKey, deckId, 'people'],
    queryFn: () => peopleApi.listPeople(deckId),
    staleTime: 0,
  })
}
