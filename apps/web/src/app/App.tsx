import { Spinner, Toaster } from '@deckloom/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { warnOfProblem } from '../shared/logProblem.ts'
import { queryClient } from '../shared/queryClient.ts'
import { useProofAsked } from '../shared/identityProof.ts'
import { useSessionExpired } from '../shared/sessionExpiry.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Routes } from './Routes.tsx'
import { basePath } from '../shared/place.ts'
import { lazyPart } from '../shared/loading/lazyPart.ts'

const SessionExpiredDialog = lazyPart(
  async () => (await import('../features/account/SessionExpiredDialog.tsx')).SessionExpiredDialog,
)

const ProofDialog = lazyPart(
  async () => (await import('../features/account/proof/ProofDialog.tsx')).ProofDialog,
)

export function App() {
  return (
    <Router base={basePath()}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Suspense fallback={<Spinner page />}>
            <Routes />
          </Suspense>
          <SessionExpiry />
          <IdentityProof />
          <VisitCounter />
          <Toaster />
        </ErrorBoundary>
      </QueryClientProvider>
    </Router>
  )
}

function SessionExpiry() {
  const expired = useSessionExpired()
  const [path] = useLocation()
  // The profile page leaves for the sign-in screen instead.
  if (!expired || path === '/profile') return null
  return (
    <Suspense>
      <SessionExpiredDialog />
    </Suspense>
  )
}

function IdentityProof() {
  if (!useProofAsked()) return null
  return (
    <Suspense>
      <ProofDialog />
    </Suspense>
  )
}

/** Reports each page visit. Loaded after the page itself. */
function VisitCounter() {
  const [path] = useLocation()
  useEffect(() => {
    import('../shared/tracking/track.ts')
      .then(({ trackVisit }) => trackVisit(path))
      .catch(warnOfProblem)
  }, [path])
  return null
}
