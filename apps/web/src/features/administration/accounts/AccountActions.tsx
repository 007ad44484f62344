import type { AdministeredAccount } from '@deckloom/contract'
import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import {
  BadgeCheck,
  Ellipsis,
  FolderInput,
  Gift,
  KeyRound,
  Link2,
  LogOut,
  Power,
  ScrollText,
  ShieldCheck,
  ShieldOff,
  Smartphone,
} from 'lucide-react'
import { personName } from '../../../shared/session/personName.ts'
import { hasPlans } from '../../../shared/plans/hasPlans.ts'

/** What an administrator can do for an account; each is asked about, or needs an answer, in a dialog. */
export type AccountAction =
  | 'turn-off'
  | 'turn-on'
  | 'make-administrator'
  | 'remove-administrator'
  | 'verify'
  | 'sign-out'
  | 'require-password'
  | 'reset-link'
  | 'clear-second-factor'
  | 'give-plan'
  | 'end-plan'
  | 'hand-over'

export interface AccountWish {
  readonly kind: AccountAction
  readonly account: AdministeredAccount
}

export interface AccountActionsProps {
  readonly account: AdministeredAccount
  readonly isOwn: boolean
  readonly onAudit: () => void
  readonly onWish: (kind: AccountAction) => void
}

export function AccountActions({ account, isOwn, onAudit, onWish }: AccountActionsProps) {
  const name = personName(account)
  return (
    <span className="inline-flex items-center gap-2">
      {isOwn && <span className="text-small text-ink-subtle">You</span>}
      <Menu
        align="end"
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label={`Actions for ${name}`}
            icon={<Ellipsis size={18} />}
          />
        }
      >
        <MenuItem icon={<ScrollText size={16} />} onSelect={onAudit}>
          Show activity
        </MenuItem>
        {hasPlans() && <PlanItem account={account} onWish={onWish} />}
        {account.presentations > 0 && (
          <MenuItem icon={<FolderInput size={16} />} onSelect={() => onWish('hand-over')}>
            Hand over presentations
          </MenuItem>
        )}
        {!isOwn && <ItemsForOthers account={account} onWish={onWish} />}
      </Menu>
    </span>
  )
}

type ItemsProps = Pick<AccountActionsProps, 'account' | 'onWish'>

function PlanItem({ account, onWish }: ItemsProps) {
  return account.grantedPlan ? (
    <MenuItem icon={<Gift size={16} />} onSelect={() => onWish('end-plan')}>
      End given plan
    </MenuItem>
  ) : (
    <MenuItem icon={<Gift size={16} />} onSelect={() => onWish('give-plan')}>
      Give a plan
    </MenuItem>
  )
}

function ItemsForOthers({ account, onWish }: ItemsProps) {
  const { disabledAt, isAdmin, emailVerified, hasSecondFactor, signInMethods } = account
  if (disabledAt !== null) {
    return (
      <>
        <MenuSeparator />
        <MenuItem icon={<Power size={16} />} onSelect={() => onWish('turn-on')}>
          Turn on
        </MenuItem>
      </>
    )
  }
  return (
    <>
      <MenuSeparator />
      {!emailVerified && (
        <MenuItem icon={<BadgeCheck size={16} />} onSelect={() => onWish('verify')}>
          Mark email as verified
        </MenuItem>
      )}
      {signInMethods.includes('password') && (
        <MenuItem icon={<KeyRound size={16} />} onSelect={() => onWish('require-password')}>
          Require a new password
        </MenuItem>
      )}
      <MenuItem icon={<Link2 size={16} />} onSelect={() => onWish('reset-link')}>
        Create a password link
      </MenuItem>
      {hasSecondFactor && (
        <MenuItem icon={<Smartphone size={16} />} onSelect={() => onWish('clear-second-factor')}>
          Remove second step
        </MenuItem>
      )}
      {account.sessions > 0 && (
        <MenuItem icon={<LogOut size={16} />} onSelect={() => onWish('sign-out')}>
          Sign out everywhere
        </MenuItem>
      )}
      <MenuSeparator />
      {isAdmin ? (
        <MenuItem icon={<ShieldOff size={16} />} onSelect={() => onWish('remove-administrator')}>
          Remove administrator
        </MenuItem>
      ) : (
        <MenuItem
          icon={<ShieldCheck size={16} />}
          disabled={!emailVerified}
          onSelect={() => onWish('make-administrator')}
        >
          Make administrator
        </MenuItem>
      )}
      <MenuItem icon={<Power size={16} />} danger onSelect={() => onWish('turn-off')}>
        Turn off
      </MenuItem>
    </>
  )
}
