import type { AccountsPage, AdministeredAccount, ChangeAccountBody } from '@deckloom/contract'
import { Badge, Button, ConfirmDialog, TextField } from '@deckloom/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { countText, dayText } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { personName } from '../../shared/session/personName.ts'
import { administrationApi, administrationKey } from './administrationApi.ts'
import { useAdminChange } from './useAdminChange.ts'

interface Wish {
  readonly account: AdministeredAccount
  readonly change: ChangeAccountBody
}

/** Every account: found by address or name, given rights and turned off. `ownId` is who looks. */
export function Accounts({ ownId }: { readonly ownId: string }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [wish, setWish] = useState<Wish>()
  const words = useDeferredValue(search.trim())
  const found = useQuery({
    queryKey: [administrationKey, 'users', words, page],
    queryFn: () => administrationApi.accounts(words, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const change = useAdminChange({
    run: ({ account, change: wanted }: Wish) => administrationApi.changeAccount(account.id, wanted),
    done: 'Account changed',
    failure: 'The account is as it was',
  })
  return (
    <Panel title="Users" note="Their presentations stay theirs: nobody here can look into them">
      <div className="mb-4 max-w-96">
        <TextField
          label="Search users"
          type="search"
          placeholder="Name or e-mail"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value.slice(0, 100))
            setPage(1)
          }}
        />
      </div>
      <Fetched query={found} what="The users" box="h-96 w-full">
        {(list) => (
          <>
            <AccountTable list={list} ownId={ownId} onWish={setWish} />
            <Pages list={list} page={page} onChange={setPage} />
          </>
        )}
      </Fetched>
      {wish && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setWish(undefined)}
          {...questionOf(wish)}
          onConfirm={() => {
            change.mutate(wish)
            setWish(undefined)
          }}
        />
      )}
    </Panel>
  )
}

interface AccountTableProps {
  readonly list: AccountsPage
  readonly ownId: string
  readonly onWish: (wish: Wish) => void
}

function AccountTable({ list, ownId, onWish }: AccountTableProps) {
  const actions = (account: AdministeredAccount) =>
    account.id === ownId ? (
      <span className="text-small text-ink-subtle">You</span>
    ) : (
      <Actions account={account} onWish={onWish} />
    )
  return (
    <DataTable
      label="Users"
      columns={[
        { head: 'User', cell: who },
        { head: 'State', cell: badges },
        { head: 'Presentations', numeric: true, cell: (row) => countText(row.presentations) },
        { head: 'Registered', numeric: true, cell: ({ createdAt }) => dayText(createdAt) },
        {
          head: 'Last active',
          numeric: true,
          cell: ({ lastActive }) => (lastActive === null ? 'never' : dayText(lastActive)),
        },
        { head: 'Rights', numeric: true, cell: actions },
      ]}
      rows={list.accounts}
      rowKey={({ id }) => id}
      empty="No account has this in its address or name."
    />
  )
}

function who(account: AdministeredAccount) {
  return (
    <>
      <span className="block break-words">{personName(account)}</span>
      <span className="block text-small font-body break-all text-ink-subtle">{account.email}</span>
    </>
  )
}

function badges({ isAdmin, disabledAt, subscriptionTier }: AdministeredAccount) {
  return (
    <span className="flex flex-wrap gap-1">
      {disabledAt !== null && <Badge tone="danger">Turned off</Badge>}
      {isAdmin && <Badge tone="info">Administrator</Badge>}
      <Badge>{tiers[subscriptionTier] ?? 'Free'}</Badge>
    </span>
  )
}

const tiers: Readonly<Record<string, string>> = { pro: 'Pro', business: 'Business' }

function Actions({
  account,
  onWish,
}: {
  readonly account: AdministeredAccount
  readonly onWish: (wish: Wish) => void
}) {
  const { isAdmin, disabledAt } = account
  const disabled = disabledAt !== null
  const name = personName(account)
  return (
    <span className="flex flex-wrap gap-1 md:justify-end">
      {!disabled && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${isAdmin ? 'Remove administrator' : 'Make administrator'}: ${name}`}
          onClick={() => onWish({ account, change: { isAdmin: !isAdmin } })}
        >
          {isAdmin ? 'Remove administrator' : 'Make administrator'}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={`${disabled ? 'Turn on' : 'Turn off'}: ${name}`}
        onClick={() => onWish({ account, change: { disabled: !disabled } })}
      >
        {disabled ? 'Turn on' : 'Turn off'}
      </Button>
    </span>
  )
}

function questionOf({ account, change }: Wish) {
  const name = `${personName(account)} (${account.email})`
  if ('isAdmin' in change)
    return change.isAdmin
      ? {
          title: 'Make an administrator?',
          text: `${name} will see these pages and can do what you do. They sign in again first.`,
          action: 'Make administrator',
        }
      : {
          title: 'Remove an administrator?',
          text: `${name} will be an ordinary user, and is signed out everywhere.`,
          action: 'Remove administrator',
        }
  return change.disabled
    ? {
        title: 'Turn this account off?',
        text: `${name} is signed out everywhere and cannot sign in until you turn it on again. Presentations and share links stay.`,
        action: 'Turn off',
      }
    : {
        title: 'Turn this account on?',
        text: `${name} can sign in again.`,
        action: 'Turn on',
      }
}

interface PagesProps {
  readonly list: AccountsPage
  readonly page: number
  readonly onChange: (page: number) => void
}

function Pages({ list: { total, pageSize }, page, onChange }: PagesProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center gap-3 text-small text-ink-muted">
      <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span className="tabular-nums">
        {countText(page)} of {countText(pages)}, {countText(total)} users
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
