import { buttonClass } from '@deckloom/ui'
import { Link, useLocation } from 'wouter'
import { Logo } from '../brand/Logo.tsx'
import { useSession } from '../session/currentUser.ts'
import { AvatarMenu } from './AvatarMenu.tsx'

/** Top bar of every page but the forms, the editor and the presenter. */
export function Header() {
  const session = useSession()
  return (
    <header className="relative z-10 border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-2">
        <Logo />
        {session.state === 'authenticated' && <HomeLink />}
        <span className="flex-1" />
        {session.state === 'authenticated' && <AvatarMenu user={session.user} />}
        {session.state === 'unauthenticated' && (
          // A full navigation: the server decides where signing in begins.
          <a href="/api/login" className={buttonClass()}>
            Sign In
          </a>
        )}
      </div>
    </header>
  )
}

function HomeLink() {
  const [path] = useLocation()
  return (
    <nav aria-label="Main" className="ml-6 hidden sm:block">
      <Link
        href="/"
        aria-current={path === '/' ? 'page' : undefined}
        className="flex h-9 items-center rounded-control px-3 text-ui font-[560] text-ink-muted hover:bg-surface-hover hover:text-ink aria-[current=page]:bg-surface-hover aria-[current=page]:text-ink"
      >
        Home
      </Link>
    </nav>
  )
}
