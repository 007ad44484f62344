import type { CurrentUser } from '@deckloom/contract'
import { Tabs } from '@deckloom/ui'
import { VerificationStrip } from '../../features/account/VerificationStrip.tsx'
import { Appearance } from '../../features/profile/Appearance.tsx'
import { AvatarSection } from '../../features/profile/AvatarSection.tsx'
import { DetailsForm } from '../../features/profile/DetailsForm.tsx'
import { OwnData } from '../../features/profile/OwnData.tsx'
import { ProfileHeader } from '../../features/profile/ProfileHeader.tsx'
import { SecurityTab } from '../../features/profile/security/SecurityTab.tsx'
import { Statistics } from '../../features/profile/Statistics.tsx'
import { useSignedOutHere } from '../../features/profile/useSignedOutHere.ts'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSession } from '../../shared/session/currentUser.ts'
import { useSearchParams } from 'wouter'

const tabs = [
  { value: 'details', label: 'Profile Information' },
  { value: 'statistics', label: 'Account Statistics' },
  { value: 'settings', label: 'Settings' },
  { value: 'security', label: 'Security' },
] as const
type Tab = (typeof tabs)[number]['value']

export function ProfilePage() {
  usePageTitle('Profile')
  useSignedOutHere()
  const session = useSession()
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" className="pb-16">
        {session.state === 'authenticated' && <Profile user={session.user} />}
      </main>
    </>
  )
}

function Profile({ user }: { readonly user: CurrentUser }) {
  const [params, setParams] = useSearchParams()
  const named = tabs.find(({ value }) => value === params.get('tab'))
  const tab = named?.value ?? 'details'
  // In the URL, so that a tab can be linked to and Back returns to the previous one.
  const setTab = (next: Tab) => setParams(next === 'details' ? {} : { tab: next })
  return (
    <>
      <VerificationStrip />
      <ProfileHeader user={user} />
      <div className="page-width mt-7">
        <Tabs label="Profile" tabs={tabs} value={tab} onChange={setTab}>
          <div className="flex flex-col gap-8 pt-6">
            {tab === 'details' && <AvatarSection user={user} />}
            {tab === 'details' && <DetailsForm user={user} />}
            {tab === 'statistics' && <Statistics />}
            {tab === 'settings' && <Settings />}
            {tab === 'security' && <SecurityTab />}
          </div>
        </Tabs>
      </div>
    </>
  )
}

function Settings() {
  return (
    <>
      <Appearance />
      <OwnData />
    </>
  )
}
