import { buttonClass } from '@deckloom/ui'
import { Logo } from '../brand/Logo.tsx'
import { NotificationButton } from '../notifications/NotificationButton.tsx'
import { hasPlans } from '../plans/hasPlans.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { useSession } from '../session/currentUser.ts'
import { AvatarMenu } from './AvatarMenu.tsx'
import { MainNav } from './MainNav.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { PlanChip } from './PlanChip.tsx'
import { urlFor } from '../place.ts'

/** Top bar of every page except the forms, the editor and the presenter. */
export function Header() {
  const session = useSession()
  const signedIn = session.state === 'authenticated'
  return (
    <header className="relative z-20 border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-1">
        <Logo />
        <MainNav session={session} />
        <span className="flex-1" />
        {signedIn && (
          <>
            {hasPlans() && <PlanChip />}
            <SearchButton user={session.user} />
            <NotificationButton />
            <AvatarMenu user={session.user} />
          </>
        )}
        {session.state === 'unauthenticated' && (
          // A full navigation, because the server decides where signing in starts.
          <a href={urlFor('/api/login')} className={buttonClass()}>
            Sign In
          </a>
        )}
        <MobileMenu session={session} />
      </div>
    </header>
  )
}
