import { hasPlans } from '../plans/hasPlans.ts'
import type { Session } from '../session/currentUser.ts'
import { Link, useLocation } from 'wouter'
import { NavDropdown } from './NavDropdown.tsx'
import { navItemClass } from './navItemClass.ts'
import { analyticsLink, navGroups } from '../navLinks.ts'

/** The header links on wide screens; on smaller ones, the menu has the most important. */
export function MainNav({ session }: { readonly session: Session }) {
  const signedIn = session.state === 'authenticated'
  return (
    <nav aria-label="Main" className="ml-4 hidden items-center gap-0.5 lg:flex">
      {signedIn && (
        <span className="max-xl:hidden">
          <NavWord href="/" label="Home" />
        </span>
      )}
      <NavDropdown group={navGroups.templates} />
      <NavDropdown group={navGroups.features} />
      {hasPlans() && <NavWord href="/pricing" label="Pricing" />}
      <NavDropdown group={navGroups.support} />
      {signedIn && session.user.isAdmin && <NavWord {...analyticsLink} />}
    </nav>
  )
}

function NavWord({ href, label }: { readonly href: string; readonly label: string }) {
  const [path] = useLocation()
  return (
    <Link href={href} aria-current={path === href ? 'page' : undefined} className={navItemClass}>
      {label}
    </Link>
  )
}
