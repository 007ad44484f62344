import type { ListPresentationsQuery } from '@deckloom/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { presentationsKey } from '../../../../shared/presentations.ts'
import { workspaceApi } from './workspaceApi.ts'

const pageSize = 48

export type DeckQuestion = Omit<ListPresentationsQuery, 'cursor' | 'limit'>

/** Decks page by page. The answer to the question before stays on the screen until the new one is here. */
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
    // What an editor saved since then shows when the list is opened.
    staleTime: 0,
    // Pages beyond the first are not kept for a list that nobody looks at.
    gcTime: 60_000,
  })
}
