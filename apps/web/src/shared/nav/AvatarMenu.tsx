import type { CurrentUser } from '@deckloom/contract'
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuSeparator } from '@deckloom/ui'
import {
  CreditCard,
  FolderOpen,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { linksHere } from '../plans/linksHere.ts'
import { Avatar } from '../session/Avatar.tsx'
import { personName } from '../session/personName.ts'
import { chooseThemeMode, themeModeOptions, useThemeMode } from '../theme/theme.ts'
import { urlFor } from '../place.ts'
import { accountLinks, administrationLink } from '../navLinks.ts'

const icons: Readonly<Record<(typeof accountLinks)[number]['href'], LucideIcon>> = {
  '/profile': UserRound,
  '/workspace': FolderOpen,
  '/teams': Users,
  '/billing': CreditCard,
  '/settings': Settings,
}

export function AvatarMenu({ user }: { readonly user: CurrentUser }) {
  const [, navigate] = useLocation()
  const mode = useThemeMode()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Account menu"
          className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full"
        >
          <Avatar user={user} className="size-8 rounded-full text-micro" />
        </button>
      }
    >
      <MenuHeading>
        <span className="block max-w-64 truncate font-label text-ink">{personName(user)}</span>
        <span className="block max-w-64 truncate">{user.email}</span>
      </MenuHeading>
      <MenuSeparator />
      {linksHere(accountLinks).map(({ href, label }) => {
        const Icon = icons[href]
        return (
          <MenuItem
            key={href}
            icon={<Icon {...iconProps} />}
            href={urlFor(href)}
            onSelect={() => navigate(href)}
          >
            {label}
          </MenuItem>
        )
      })}
      {user.isAdmin && (
        <MenuItem
          icon={<ShieldCheck {...iconProps} />}
          href={urlFor(administrationLink.href)}
          onSelect={() => navigate(administrationLink.href)}
        >
          {administrationLink.label}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoice
        label="Appearance"
        options={themeModeOptions}
        value={mode}
        onChange={chooseThemeMode}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut {...iconProps} />} href={urlFor('/api/logout')}>
        Sign Out
      </MenuItem>
    </Menu>
  )
}

const iconProps = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const
