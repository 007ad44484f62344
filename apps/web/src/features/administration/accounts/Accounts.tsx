import type { AdministeredAccount } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { countText, dayText } from '../../../shared/charts/figures.ts'
import type { Column } from '../../../shared/data/DataTable.tsx'
import { personName } from '../../../shared/session/personName.ts'
import { AccountActions, type AccountRequest } from './AccountActions.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { administrationApi } from '../calls/administrationApi.ts'
import { ListPanel } from '../lists/ListPanel.tsx'
import { useListPage } from '../calls/useListPage.ts'
import { hasPlans } from '../../../shared/plans/hasPlans.ts'
import { tierName } from '../../../shared/plans/tierName.ts'

export interface AccountsProps {
  /** ID of the current administrator. */
  readonly ownId: string
  /** Shows an account's audit log. */
  readonly onAudit: (email: string) => void
}

/** Every account, searchable by email or name, with the actions for administrators. */
export function Accounts({ ownId, onAudit }: AccountsProps) {
  const [request, setRequest] = useState<AccountRequest>()
  const list = useListPage('users', (search, cursor) => administrationApi.accounts(search, cursor))
  const actionsOf = (account: AdministeredAccount) => (
    <AccountActions
      account={account}
      isOwn={account.id === ownId}
      onAudit={() => onAudit(account.email)}
      onRequest={(kind) => setRequest({ kind, account })}
    />
  )
  return (
    <ListPanel
      title="Users"
      note="Administrators can’t open other people’s presentations"
      what="users"
      searchLabel="Search users"
      list={list}
      columns={[...columns, { head: 'Actions', isAction: true, cell: actionsOf }]}
      rowKey={({ id }) => id}
      empty="No users yet."
      unfound="No users match your search."
    >
      {request && <AccountDialog request={request} onClose={() => setRequest(undefined)} />}
    </ListPanel>
  )
}

function who(account: AdministeredAccount) {
  const { email, emailVerified } = account
  return (
    <>
      <span className="block break-words">{personName(account)}</span>
      <span className="flex items-center gap-1 text-small font-body text-ink-subtle">
        <span className="break-all">{email}</span>
        {emailVerified && (
          <>
            <BadgeCheck size={15} aria-hidden="true" className="shrink-0 text-primary" />
            <span className="sr-only">Verified</span>
          </>
        )}
      </span>
    </>
  )
}

function badges(account: AdministeredAccount) {
  const { isAdmin, disabledAt, emailVerified, mustChangePassword } = account
  return (
    <span className="flex flex-wrap gap-1">
      {disabledAt !== null && <Badge tone="danger">Turned off</Badge>}
      {isAdmin && <Badge tone="info">Administrator</Badge>}
      {!emailVerified && <Badge tone="warning">Not verified</Badge>}
      {mustChangePassword && <Badge tone="warning">New password due</Badge>}
      {hasPlans() && <PlanBadge account={account} />}
    </span>
  )
}

function PlanBadge({
  account: { grantedPlan, subscriptionTier },
}: {
  readonly account: AdministeredAccount
}) {
  return grantedPlan ? (
    <Badge tone="primary">
      {tierName(grantedPlan.tier)} until {dayText(grantedPlan.until)}
    </Badge>
  ) : (
    <Badge>{tierName(subscriptionTier)}</Badge>
  )
}

const methods = { password: 'Password', passkey: 'passkey', company: 'company account' } as const

function signsInWith({ signInMethods, hasSecondFactor }: AdministeredAccount) {
  const words = signInMethods.map((method) => methods[method]).join(', ') || 'Nothing yet'
  return (
    <>
      <span className="inline-block first-letter:uppercase md:block">{words}</span>
      <span className="text-small text-ink-subtle">
        <span className="md:hidden"> · </span>
        {hasSecondFactor ? 'Two-step verification' : 'One step'}
      </span>
    </>
  )
}

const columns: readonly Column<AdministeredAccount>[] = [
  { head: 'User', cell: who },
  { head: 'State', cell: badges },
  { head: 'Signs in with', cell: signsInWith },
  { head: 'Presentations', numeric: true, cell: (row) => countText(row.presentations) },
  { head: 'Registered', numeric: true, cell: ({ createdAt }) => dayText(createdAt) },
  {
    head: 'Last sign-in',
    numeric: true,
    cell: ({ lastSignIn }) => (lastSignIn === null ? 'never' : dayText(lastSignIn)),
  },
]
