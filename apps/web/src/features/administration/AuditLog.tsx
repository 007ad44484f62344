import type { AuditCheck, AuditItem } from '@deckloom/contract'
import { ApiError } from '@deckloom/contract'
import { Badge, Banner, Button, TextField, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, ShieldCheck } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { countText } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { administrationApi } from './calls/administrationApi.ts'
import { downloadAudit } from './downloadAudit.ts'
import { Older } from './lists/Older.tsx'
import { useBackwards } from './calls/useBackwards.ts'

/** Who did what, newest first; read-only. `about` is an address to start with. */
export function AuditLog({ about }: { readonly about: string }) {
  const [account, setAccount] = useState(about)
  const [action, setAction] = useState('')
  const search = {
    account: useDeferredValue(account.trim()),
    action: useDeferredValue(action.trim()),
  }
  const list = useBackwards(`audit ${search.account} ${search.action}`, (before) =>
    administrationApi.audit({ before, ...search }),
  )
  return (
    <Panel
      title="Audit log"
      note="Each entry is chained to the one before it, with a key kept outside the database"
      action={<Tools />}
    >
      <div className="mb-4 grid max-w-160 gap-3 sm:grid-cols-2">
        <TextField
          label="Person"
          type="search"
          placeholder="Email or ID"
          value={account}
          onChange={(event) => setAccount(event.target.value.slice(0, 254))}
        />
        <TextField
          label="Action"
          type="search"
          placeholder="For example, sign in"
          value={action}
          onChange={(event) => setAction(event.target.value.slice(0, 40))}
        />
      </div>
      <Fetched query={list} what="The audit log" box="h-96 w-full">
        {(rows) => (
          <DataTable
            label="Audit log"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={
              search.account === '' && search.action === ''
                ? 'Nothing has been recorded yet.'
                : 'No entries match your search.'
            }
          />
        )}
      </Fetched>
      <Older list={list} />
    </Panel>
  )
}

/** Checks the whole trail, and downloads it. */
function Tools() {
  const check = useMutation({
    mutationFn: () => administrationApi.checkAudit(),
    onError: showError,
  })
  const save = useMutation({ mutationFn: downloadAudit, onError: showError })
  return (
    <>
      <span className="flex gap-2">
        <Button
          size="small"
          icon={<ShieldCheck size={16} />}
          working={check.isPending}
          onClick={() => check.mutate()}
        >
          Verify
        </Button>
        <Button
          size="small"
          icon={<Download size={16} />}
          working={save.isPending}
          onClick={() => save.mutate()}
        >
          Export
        </Button>
      </span>
      {check.data && (
        <div className="w-full">
          <Banner tone={isWhole(check.data) ? 'info' : 'danger'}>
            {describeAuditCheck(check.data)}
          </Banner>
        </div>
      )}
    </>
  )
}

function showError(error: Error) {
  toast({
    title: 'The audit log could not be read',
    description: error instanceof ApiError ? error.sentence : 'Please try again.',
    variant: 'destructive',
  })
}

function isWhole({ fault, unchecked }: AuditCheck): boolean {
  return fault === null && unchecked === 0
}

function describeAuditCheck({ rows, unchecked, fault }: AuditCheck): string {
  if (fault) {
    const at = countText(fault.row)
    return {
      changed: `Entry ${at} was changed in the database after it was written.`,
      missing: `Entries before entry ${at} were deleted from the database.`,
      unkeyed: `Entry ${at} was added to the database without the key.`,
      cut: `The end of the log was cut off, from entry ${at} on.`,
      checkpoint: `Entries up to ${at} were removed without the server’s signature.`,
      replaced: `Entry ${at} is not the one the server recorded.`,
    }[fault.reason]
  }
  if (unchecked > 0) {
    return `${countText(unchecked)} of ${countText(rows)} entries were written with a key this server doesn’t have. Add it to AUDIT_KEY.`
  }
  return `All ${countText(rows)} entries are intact.`
}

const columns = [
  {
    head: 'Action',
    cell: ({ action }: AuditItem) => (
      <span className="inline-block first-letter:uppercase">{action.replaceAll('-', ' ')}</span>
    ),
  },
  {
    head: 'Outcome',
    cell: ({ outcome }: AuditItem) =>
      outcome === 'done' ? <Badge>Done</Badge> : <Badge tone="warning">Refused</Badge>,
  },
  {
    head: 'By',
    cell: ({ actor }: AuditItem) => (
      <span className="break-all">{actor ?? 'Nobody signed in'}</span>
    ),
  },
  {
    head: 'Target',
    cell: ({ target }: AuditItem) =>
      target === null ? null : <span className="break-all">{target}</span>,
  },
  { head: 'From', cell: ({ caller }: AuditItem) => caller },
  { head: 'Time', numeric: true, cell: ({ at }: AuditItem) => formatTimestamp(at) },
]
