import { ApiError } from '@deckloom/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noticeExpiredSession } from './session/sessionExpiry.ts'
import { currentUserKey } from './session/sessionKey.ts'

function handleError(error: Error) {
  if (!(error instanceof ApiError) || error.status !== 401) return
  // A refused password is 401 too; only who was signed in can have lost the session.
  const signedIn = queryClient.getQueryData(currentUserKey)
  if (signedIn && error.body?.code !== 'bad_credentials') noticeExpiredSession()
}

/** Data is fetched once and stays until a screen invalidates it; nothing is tried twice by itself. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleError }),
  mutationCache: new MutationCache({ onError: handleError }),
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
})
