import { ApiError, readFrom } from '@deckloom/contract'
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { noticeExpiredSession } from './sessionExpiry.ts'
import { currentUserKey } from './sessionKey.ts'
import { fetchHere } from './place.ts'

function handleError(error: Error) {
  if (!(error instanceof ApiError) || error.status !== 401) return
  // A refused password is 401 too, and so is a proof that was not given; only who was signed in can have lost the session.
  const signedIn = queryClient.getQueryData(currentUserKey)
  const { code } = error.body ?? {}
  if (signedIn && code !== 'bad_credentials' && code !== 'reauth_required') noticeExpiredSession()
}

/** The default query function: fetches the URL made of the parts of the key. */
function fetchKey({ queryKey }: { readonly queryKey: QueryKey }): Promise<unknown> {
  return readFrom(fetchHere, queryKey.join('/'))
}

/** Data is fetched once and stays until a screen invalidates it; nothing is retried automatically. */
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
      // Kept while no screen shows it, too: by default it would be refetched after five minutes.
      gcTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
})
