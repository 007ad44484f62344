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

/** What an administrator can do with an account; each action is confirmed, or takes input, in a dialog. */
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

export interface AccountRequest {
  readonly kind: AccountAction
  readonly account: AdministeredAccount
}

export interface AccountActionsProps {
  readonly account: AdministeredAccount
  readonly isOwn: boolean
  readonly onAudit: () => void
  readonly onRequest: (kind: AccountAction) => void
}

export function AccountActions({ account, isOwn, onAudit, onRequest }: AccountActionsProps) {
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
        {hasPlans() && <PlanItem account={account} onRequest={onRequest} />}
        {account.presentations > 0 && (
          <MenuItem icon={<FolderInput size={16} />} onSelect={() => onRequest('hand-over')}>
            Hand over presentations
          </MenuItem>
        )}
        {!isOwn && <ItemsForOthers account={account} onRequest={onRequest} />}
      </Menu>
    </span>
  )
}

type ItemsProps = Pick<AccountActionsProps, 'account' | 'onRequest'>

function PlanItem({ account, onRequest }: ItemsProps) {
  return account.grantedPlan ? (
    <MenuItem icon={<Gift size={16} />} onSelect={() => onRequest('end-plan')}>
      End given plan
    </MenuItem>
  ) : (
    <MenuItem icon={<Gift size={16} />} onSelect={() => onRequest('give-plan')}>
      Give a plan
    </MenuItem>
  )
}

function ItemsForOthers({ account, onRequest }: ItemsProps) {
  const { disabledAt, isAdmin, emailVerified, hasSecondFactor, signInMethods } = account
  if (disabledAt !== null) {
    return (
      <>
        <MenuSeparator />
        <MenuItem icon={<Power size={16} />} onSelect={() => onRequest('turn-on')}>
          Turn on
        </MenuItem>
      </>
    )
  }
  return (
    <>
      <MenuSeparator />
      {!emailVerified && (
        <MenuItem icon={<BadgeCheck size={16} />} onSelect={() => onRequest('verify')}>
          Mark email as verified
        </MenuItem>
      )}
      {signInMethods.includes('password') && (
        <MenuItem icon={<KeyRound size={16} />} onSelect={() => onRequest('require-password')}>
          Require a new password
        </MenuItem>
      )}
      <MenuItem icon={<Link2 size={16} />} onSelect={() => onRequest('reset-link')}>
        Create a password link
      </MenuItem>
      {hasSecondFactor && (
        <MenuItem icon={<Smartphone size={16} />} onSelect={() => onRequest('clear-second-factor')}>
          Remove second step
        </MenuItem>
      )}
      {account.sessions > 0 && (
        <MenuItem icon={<LogOut size={16} />} onSelect={() => onRequest('sign-out')}>
          Sign out everywhere
        </MenuItem>
      )}
      <MenuSeparator />
      {isAdmin ? (
        <MenuItem icon={<ShieldOff size={16} />} onSelect={() => onRequest('remove-administrator')}>
          Remove administrator
        </MenuItem>
      ) : (
        <MenuItem
          icon={<ShieldCheck size={16} />}
          disabled={!emailVerified}
          onSelect={() => onRequest('make-administrator')}
        >
          Make administrator
        </MenuItem>
      )}
      <MenuItem icon={<Power size={16} />} danger onSelect={() => onRequest('turn-off')}>
        Turn off
      </MenuItem>
    </>
  )
}
