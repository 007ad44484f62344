import { Dropdown } from '@deckloom/ui'
import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { NavGroup } from '../navLinks.ts'
import { navItemClass } from './navItemClass.ts'

/** A header item that opens a list of links. */
export function NavDropdown({ group }: { readonly group: NavGroup }) {
  const [path] = useLocation()
  const here = group.links.some(({ href }) => href === path)
  return (
    <Dropdown
      trigger={
        <>
          {group.label}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      triggerClass={`${navItemClass} gap-1.5 ${here ? 'bg-surface-hover text-ink' : ''}`}
      panelClass="left-0 w-72 p-1.5"
    >
      <ul aria-label={group.label}>
        {group.links.map(({ href, label, text }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="block rounded-control px-2.5 py-2 hover:bg-surface-hover focus-visible:bg-surface-hover aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
            >
              <span className="block text-ui font-label">{label}</span>
              {text !== undefined && (
                <span className="block text-small text-ink-subtle in-aria-[current=page]:text-on-primary-soft">
                  {text}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
