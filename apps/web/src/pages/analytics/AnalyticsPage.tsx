import { AccessDenied } from '../../features/analytics/AccessDenied.tsx'
import { Dashboard } from '../../features/analytics/Dashboard.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSession } from '../../shared/session/currentUser.ts'

export function AnalyticsPage() {
  usePageTitle('Analytics')
  const session = useSession()
  if (session.state !== 'authenticated') return null
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {session.user.isAdmin ? (
        <main id="content">
          <Dashboard />
        </main>
      ) : (
        <AccessDenied />
      )}
    </div>
  )
}
