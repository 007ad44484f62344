import type { CurrentUser } from '@deckloom/contract'
import { Tabs } from '@deckloom/ui'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Accounts } from '../../features/administration/accounts/Accounts.tsx'
import { AuditLog } from '../../features/administration/AuditLog.tsx'
import { HourlyWork } from '../../features/administration/HourlyWork.tsx'
import { Invitations } from '../../features/administration/Invitations.tsx'
import { Jobs } from '../../features/administration/Jobs.tsx'
import { Links } from '../../features/administration/Links.tsx'
import { Mail } from '../../features/administration/Mail.tsx'
import { Policies } from '../../features/administration/Policies.tsx'
import { Quotas } from '../../features/administration/Quotas.tsx'
import { Sessions } from '../../features/administration/Sessions.tsx'
import { Storage } from '../../features/administration/Storage.tsx'
import { Support } from '../../features/administration/Support.tsx'
import { AccessDenied } from '../../features/analytics/AccessDenied.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { hasPlans } from '../../shared/plans/hasPlans.ts'
import { useSession } from '../../shared/session/currentUser.ts'

const tabs = [
  { value: 'users', label: 'Users' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'links', label: 'Links' },
  { value: 'invitations', label: 'Invitations' },
  { value: 'policies', label: 'Policies' },
  { value: 'support', label: 'Support' },
  { value: 'mail', label: 'Mail' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'storage', label: 'Storage' },
  { value: 'audit', label: 'Audit Log' },
] as const
type Tab = (typeof tabs)[number]['value']

export function AdministrationPage() {
  usePageTitle('Administration')
  const session = useSession()
  if (session.state !== 'authenticated') return null
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {session.user.isAdmin ? <Administration user={session.user} /> : <AccessDenied />}
    </div>
  )
}

/** Keeps the tab in the URL, so that it can be linked to and Back returns to the previous one. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'users'
  const setTab = (next: Tab) => setParams(next === 'users' ? {} : { tab: next })
  return [tab, setTab] as const
}

function Administration({ user }: { readonly user: CurrentUser }) {
  const [tab, setTab] = useTab()
  const [about, setAbout] = useState('')
  const showAudit = (email: string) => {
    setAbout(email)
    setTab('audit')
  }
  const changeTab = (next: Tab) => {
    setAbout('')
    setTab(next)
  }
  return (
    <main id="content" className="page-width pt-7 pb-16">
      <h1 className="mb-3 font-display text-h1 font-title">Administration</h1>
      <Tabs label="Administration" tabs={tabs} value={tab} onChange={changeTab}>
        <div className="pt-5">
          {tab === 'users' && <Accounts ownId={user.id} onAudit={showAudit} />}
          {tab === 'sessions' && <Sessions />}
          {tab === 'links' && <Links />}
          {tab === 'invitations' && <Invitations />}
          {tab === 'policies' && (
            <div className="flex flex-col gap-6">
              <Policies />
              {!hasPlans() && <Quotas />}
            </div>
          )}
          {tab === 'support' && <Support />}
          {tab === 'mail' && <Mail />}
          {tab === 'jobs' && (
            <div className="grid gap-5">
              <Jobs />
              <HourlyWork />
            </div>
          )}
          {tab === 'storage' && <Storage />}
          {tab === 'audit' && <AuditLog about={about} />}
        </div>
      </Tabs>
    </main>
  )
}
