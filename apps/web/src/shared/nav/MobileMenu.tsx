import { buttonClass, Menu, MenuItem } from '@deckloom/ui'
import { Menu as MenuIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { linksHere } from '../plans/linksHere.ts'
import type { Session } from '../session/currentUser.ts'
import { analyticsLink, mobileLinks } from '../navLinks.ts'
import { urlFor } from '../place.ts'

/** The header links on small screens. */
export function MobileMenu({ session }: { readonly session: Session }) {
  const [, navigate] = useLocation()
  const isAdmin = session.state === 'authenticated' && session.user.isAdmin
  const links = linksHere(isAdmin ? [...mobileLinks, analyticsLink] : mobileLinks)
  return (
    <span className="lg:hidden">
      <Menu
        trigger={
          <button
            type="button"
            aria-label="Menu"
            className={buttonClass({ variant: 'quiet', iconOnly: true })}
          >
            <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
      >
        {links.map(({ href, label }) => (
          <MenuItem key={href} href={urlFor(href)} onSelect={() => navigate(href)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}
