import type { CurrentUser } from '@deckloom/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'
import { currentUserKey } from '../sessionKey.ts'

const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: () => api.currentUser(),
})

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'authenticated'; readonly user: CurrentUser }
  | { readonly state: 'unauthenticated' }

/** Returns who is signed in. A failed check counts as nobody, which leads to the sign-in screen. */
export function useSession(): Session {
  const { data, isPending } = useQuery(currentUserQuery)
  if (isPending) return { state: 'loading' }
  return data ? { state: 'authenticated', user: data } : { state: 'unauthenticated' }
}

/** Refetches the current user, who is in the cache when the promise resolves. */
export async function refreshCurrentUser(): Promise<void> {
  await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
}
