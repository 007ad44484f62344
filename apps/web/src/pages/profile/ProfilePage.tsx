import type { CurrentUser } from '@deckloom/contract'
import { Tabs, TooltipProvider } from '@deckloom/ui'
import { useState } from 'react'
import { VerificationStrip } from '../../features/account/VerificationStrip.tsx'
import { Appearance } from '../../features/profile/Appearance.tsx'
import { AvatarSection } from '../../features/profile/AvatarSection.tsx'
import { DetailsForm } from '../../features/profile/DetailsForm.tsx'
import { Devices } from '../../features/profile/Devices.tsx'
import { OwnData } from '../../features/profile/OwnData.tsx'
import { PasswordSection } from '../../features/profile/PasswordSection.tsx'
import { ProfileHeader } from '../../features/profile/ProfileHeader.tsx'
import { Statistics } from '../../features/profile/Statistics.tsx'
import { useSignedOutHere } from '../../features/profile/useSignedOutHere.ts'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSession } from '../../shared/session/currentUser.ts'

const tabs = [
  { value: 'details', label: 'Profile Information' },
  { value: 'statistics', label: 'Account Statistics' },
  { value: 'settings', label: 'Settings' },
] as const
type Tab = (typeof tabs)[number]['value']

export function ProfilePage() {
  usePageTitle('Profile')
  useSignedOutHere()
  const session = useSession()
  return (
    <TooltipProvider>
      <SkipLink />
      <Header />
      <main id="content" className="pb-16">
        {session.state === 'authenticated' && <Profile user={session.user} />}
      </main>
    </TooltipProvider>
  )
}

function Profile({ user }: { readonly user: CurrentUser }) {
  const [tab, setTab] = useState<Tab>('details')
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
          </div>
        </Tabs>
      </div>
    </>
  )
}

function Settings() {
  return (
    <>
      <Devices />
      <PasswordSection />
      <Appearance />
      <OwnData />
    </>
  )
}
