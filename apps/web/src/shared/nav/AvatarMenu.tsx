import type { CurrentUser } from '@deckloom/contract'
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuSeparator } from '@deckloom/ui'
import { House, LogOut } from 'lucide-react'
import { useLocation } from 'wouter'
import { personInitials, personName } from '../session/personName.ts'
import { chooseThemeMode, useThemeMode } from '../theme/theme.ts'

const modes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function AvatarMenu({ user }: { readonly user: CurrentUser }) {
  const [, navigate] = useLocation()
  const mode = useThemeMode()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Account menu"
          className="flex size-11 cursor-pointer items-center justify-center rounded-full"
        >
          <span className="flex size-8 items-center justify-center rounded-full bg-primary-soft text-micro font-strong text-on-primary-soft">
            {personInitials(user)}
          </span>
        </button>
      }
    >
      <MenuHeading>
        <span className="block max-w-64 truncate font-label text-ink">{personName(user)}</span>
        <span className="block max-w-64 truncate">{user.email}</span>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem icon={<House {...iconProps} />} onSelect={() => navigate('/')}>
        Home
      </MenuItem>
      <MenuSeparator />
      <MenuChoice label="Appearance" options={modes} value={mode} onChange={chooseThemeMode} />
      <MenuSeparator />
      <MenuItem icon={<LogOut {...iconProps} />} href="/api/logout">
        Sign Out
      </MenuItem>
    </Menu>
  )
}

const iconProps = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const
