import type { CommentThread, MentionablePerson, MentionableTeam } from '@deckloom/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { commentsApi } from './commentsApi.ts'

/** All comments on a deck, and who and which teams can be mentioned in them. */
export interface Threads {
  readonly threads: readonly CommentThread[]
  readonly people: readonly MentionablePerson[]
  readonly teams: readonly MentionableTeam[]
}

export function threadsKey(deckId: number) {
  return ['threads', deckId] as const
}

function threadsQuery(deckId: number) {
  return queryOptions({ queryKey: threadsKey(deckId), queryFn: () => readThreads(deckId) })
}

async function readThreads(deckId: number, cursor?: string): Promise<Threads> {
  const { items, nextCursor, people, teams } = await commentsApi.listThreads(deckId, cursor)
  if (nextCursor === null) return { threads: items, people, teams }
  const rest = await readThreads(deckId, nextCursor)
  return { ...rest, threads: [...items, ...rest.threads] }
}

const pollMs = { open: 15_000, closed: 60_000 } as const

/** Keeps the comments of a deck current while the page is visible; more often while they are open. */
export function useLiveThreads(deckId: number, isOpen: boolean) {
  return useQuery({
    ...threadsQuery(deckId),
    staleTime: 0,
    refetchInterval: isOpen ? pollMs.open : pollMs.closed,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
}

const none: readonly CommentThread[] = []

/** The comments on a deck, loaded unless they are known. */
export function useLoadedThreads(deckId: number): readonly CommentThread[] {
  const { data } = useQuery({ ...threadsQuery(deckId), staleTime: pollMs.closed })
  return data?.threads ?? none
}

/** The comments that were loaded last; what keeps them current is elsewhere on the page. */
export function useThreads(deckId: number): readonly CommentThread[] {
  const { data } = useQuery({ ...threadsQuery(deckId), enabled: false })
  return data?.threads ?? none
}
