import { Button } from '@deckloom/ui'
import { X } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { RoleMenu } from './RoleMenu.tsx'
import { type Invitations, useInvitations } from './useInvitations.ts'

export interface InviteFieldProps {
  readonly deckId: number
  /** Whether only company addresses may be invited. */
  readonly inside: boolean
}

/** Invites addresses, each a chip: Enter, a comma or a space ends one, and several can be pasted. */
export function InviteField({ deckId, inside }: InviteFieldProps) {
  const id = useId()
  const invitations = useInvitations(deckId)
  const { role, setRole, problem, isSending, send } = invitations
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="flex items-start gap-2">
        <div className="flex min-h-10 min-w-0 flex-1 items-center rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--line-control)] focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
          <Addresses id={id} invitations={invitations} />
          <RoleMenu label="Role of the invited person" value={role} onChange={setRole} />
        </div>
        <Button type="submit" working={isSending}>
          {isSending ? 'Inviting...' : 'Invite'}
        </Button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-small text-danger">
          {problem}
        </p>
      )}
      {inside && (
        <p className="mt-1.5 text-small text-ink-subtle">
          Only people in your company can be invited.
        </p>
      )}
    </form>
  )
}

interface AddressesProps {
  readonly id: string
  readonly invitations: Invitations
}

function Addresses({ id, invitations }: AddressesProps) {
  const { chips, text, type, problem, take, remove } = invitations
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The dialog opened before the people were known, with the focus on its close button.
    const held = document.activeElement
    if (held?.matches('[role=dialog], [role=dialog] header button')) input.current?.focus()
  }, [])
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === ' '
    const last = chips.at(-1)
    if (isEnd && text.trim() !== '') {
      event.preventDefault()
      take(text)
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 p-1.5">
      {chips.map((address) => (
        <Chip
          key={address}
          address={address}
          onRemove={() => {
            remove(address)
            input.current?.focus()
          }}
        />
      ))}
      <label htmlFor={id} className="sr-only">
        Add people by email
      </label>
      <input
        ref={input}
        id={id}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder={chips.length === 0 ? 'Add people by email' : ''}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onPaste={(event) => {
          event.preventDefault()
          take(`${text} ${event.clipboardData.getData('text')}`)
        }}
        onKeyDown={handleKey}
        className="h-7 min-w-28 flex-1 bg-transparent px-1.5 text-ui text-ink outline-none placeholder:text-ink-subtle touch:h-8 touch:text-[1rem]"
      />
    </div>
  )
}

interface ChipProps {
  readonly address: string
  readonly onRemove: () => void
}

function Chip({ address, onRemove }: ChipProps) {
  return (
    <span className="flex h-7 max-w-full min-w-0 items-center gap-1 rounded-chip bg-surface-sunken pl-2 text-small font-label">
      <span className="truncate">{address}</span>
      <button
        type="button"
        aria-label={`Remove ${address}`}
        onClick={onRemove}
        className="flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-chip text-ink-muted hover:text-ink"
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  )
}
