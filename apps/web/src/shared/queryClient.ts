import { ApiError, readFrom } from '@deckloom/contract'
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { noticeExpiredSession } from './sessionExpiry.ts'
import { currentUserKey } from './sessionKey.ts'
import { fetchHere } from './place.ts'

function handleError(error: Error) {
  if (!(error instanceof ApiError) || error.status !== 401) return
  // A wrong password is also a 401, and so is a missing identity proof; only a signed-in user can have lost the
  // session.
  const signedIn = queryClient.getQueryData(currentUserKey)
  const { code } = error.body ?? {}
  if (signedIn && code !== 'bad_credentials' && code !== 'reauth_required') noticeExpiredSession()
}

/** Fetches the URL made by joining the parts of the key. The default query function. */
function fetchKey({ queryKey }: { readonly queryKey: QueryKey }): Promise<unknown> {
  return readFrom(fetchHere, queryKey.join('/'))
}

/** Data is fetched once and kept until a screen invalidates it; nothing is retried automatically. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleError }),
  mutationCache: new MutationCache({ onError: handleError }),
  defaultOptions: {
    queries: {
      queryFn: fetchKey,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
      // Kept even while no screen shows it; by default it would be dropped after five minutes and refetched.
      gcTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
})
