import type { ListPresentationsQuery } from '@deckloom/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { presentationsKey } from '../../../../shared/presentations.ts'
import { workspaceApi } from './workspaceApi.ts'

const pageSize = 48

export type DeckQuestion = Omit<ListPresentationsQuery, 'cursor' | 'limit'>

/** Fetches decks page by page. The previous results stay on screen until the new ones arrive. */
export function deckPages(question: DeckQuestion) {
  return infiniteQueryOptions({
    queryKey: [...presentationsKey, 'pages', question],
    queryFn: ({ pageParam }) =>
      workspaceApi.listPage({
        limit: pageSize,
        ...question,
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Refetched when the list is opened, to show what the editor has saved since.
    staleTime: 0,
    // Further pages are not kept for a list that is not shown.
    gcTime: 60_000,
  })
}
