import { type AudienceQuery, createAudienceClient } from '@deckloom/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchHere, urlFor } from '../../shared/place.ts'

export const audienceApi = createAudienceClient(fetchHere)

export const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'all', label: 'All' },
] as const
export type Span = (typeof spans)[number]['value']

/** What the page shows: one link or all of them, and of when. */
export interface Choice {
  readonly link: number | undefined
  readonly span: Span
}

/** What the page shows first. */
export const firstChoice: Choice = { link: undefined, span: '30' }

export function audienceKey(deckId: number) {
  return ['/api/presentations', deckId, 'audience'] as const
}

/** Fetches how a deck was read; what was shown before stays until it arrives. */
export function audienceQuery(deckId: number, choice: Choice) {
  return queryOptions({
    queryKey: [...audienceKey(deckId), choice.link ?? 'all', choice.span],
    queryFn: () => audienceApi.readAudience(deckId, queryOf(choice)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}

/** Returns the URL of the same visits as a CSV file. */
export function csvUrl(deckId: number, choice: Choice): string {
  const given = Object.entries(queryOf(choice)).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(given).toString()
  return urlFor(`/api/presentations/${deckId}/audience/export${query && `?${query}`}`)
}

function queryOf({ link, span }: Choice): AudienceQuery {
  return {
    ...(link !== undefined && { link: String(link) }),
    ...(span !== 'all' && { days: span }),
  }
}
