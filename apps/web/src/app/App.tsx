import { Spinner, Toaster } from '@deckloom/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { queryClient } from '../shared/queryClient.ts'
import { useSessionExpired } from '../shared/session/sessionExpiry.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Routes } from './Routes.tsx'

const SessionExpiredDialog = lazy(async () => ({
  default: (await import('../features/account/SessionExpiredDialog.tsx')).SessionExpiredDialog,
}))

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Suspense fallback={<Spinner page />}>
          <Routes />
        </Suspense>
      </ErrorBoundary>
      <SessionExpiry />
      <Toaster />
    </QueryClientProvider>
  )
}

function SessionExpiry() {
  if (!useSessionExpired()) return null
  return (
    <Suspense>
      <SessionExpiredDialog />
    </Suspense>
  )
}
