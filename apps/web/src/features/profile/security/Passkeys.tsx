import type { PasskeyItem, SecurityOverview } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { passkeyObstacle } from '../../../shared/identity/passkeyCall.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { lastUse, onDay } from './dates.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { Row, Rows } from './Row.tsx'
import { securityApi } from '../../../shared/identity/securityApi.ts'

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyItem }

/** The account's passkeys: add, rename and remove. */
export function Passkeys({ overview }: { readonly overview: SecurityOverview }) {
  const [open, setOpen] = useState<Open>()
  const { passkeys, passkeySupport, appSince } = overview
  const obstacle = passkeyObstacle(passkeySupport)
  const isLast = passkeys.length === 1 && appSince === null
  return (
    <ProfileSection
      title="Passkeys"
      text="Sign in with your face, fingerprint or device PIN. No password to steal."
    >
      {passkeys.length > 0 && <List passkeys={passkeys} onOpen={setOpen} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          disabled={obstacle !== undefined}
          onClick={() => setOpen({ what: 'add' })}
        >
          Add a passkey
        </Button>
        {(obstacle !== undefined || passkeys.length === 0) && (
          <p className="min-w-0 flex-1 basis-60 text-small text-ink-muted">
            {obstacle ??
              'It takes a few seconds, and you won’t need to type a password here again.'}
          </p>
        )}
      </div>
      {open && <Dialogs open={open} isLast={isLast} onClose={() => setOpen(undefined)} />}
    </ProfileSection>
  )
}

function List({
  passkeys,
  onOpen,
}: {
  readonly passkeys: readonly PasskeyItem[]
  readonly onOpen: (open: Open) => void
}) {
  return (
    <div className="mb-4 border-b border-line pb-3.5">
      <Rows>
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            icon={KeyRound}
            title={passkey.name}
            note={`Added ${onDay(passkey.createdAt)} · ${lastUse(passkey.lastUsedAt)}${passkey.synced ? ' · synced' : ''}`}
          >
            <Button
              variant="quiet"
              size="small"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => onOpen({ what: 'rename', passkey })}
            >
              Rename
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => onOpen({ what: 'remove', passkey })}
            >
              Remove
            </Button>
          </Row>
        ))}
      </Rows>
    </div>
  )
}

function Dialogs({
  open,
  isLast,
  onClose,
}: {
  readonly open: Open
  /** Whether the account has no other second step. */
  readonly isLast: boolean
  readonly onClose: () => void
}) {
  if (open.what === 'add') return <AddPasskeyDialog onClose={onClose} />
  const { passkey } = open
  if (open.what === 'rename') return <RenamePasskeyDialog passkey={passkey} onClose={onClose} />
  return (
    <RemoveDialog
      title={`Remove “${passkey.name}”?`}
      text={
        isLast
          ? 'This is your last second step. Your password alone will open your account, and your recovery codes will be deleted.'
          : 'It will no longer sign you in here. Remove it from your device or password manager too.'
      }
      done="Passkey removed"
      remove={() => securityApi.removePasskey(passkey.id)}
      onClose={onClose}
    />
  )
}
