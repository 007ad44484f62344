import { queryOptions } from '@tanstack/react-query'
import { sharingApi } from '../../../shared/sharing/sharingApi.ts'

/** Fetches the active links of a deck, oldest first. */
export function shareLinksQuery(deckId: number) {
  return queryOptions({
    queryKey: ['/api/presentations', deckId, 'share-links'] as const,
    queryFn: () => sharingApi.listShareLinks(deckId),
    staleTime: 0,
  })
}
