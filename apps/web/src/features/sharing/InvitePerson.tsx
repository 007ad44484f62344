import type { SharedRole } from '@deckloom/contract'
import { Button, TextField, toast } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { peopleApi } from '../../shared/peopleApi.ts'
import { useDeckListChange } from '../../shared/useDeckListChange.ts'
import { RoleSelect } from './RoleSelect.tsx'

export interface InvitePersonProps {
  readonly deckId: number
  /** Whether only company addresses may be invited. */
  readonly inside: boolean
}

/** Invites an address to a deck. */
export function InvitePerson({ deckId, inside }: InvitePersonProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<SharedRole>('viewer')
  const invite = useDeckListChange('Invitation not sent', (address: string) =>
    peopleApi.invite(deckId, { email: address, role }),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (address === '' || invite.isPending) return
    invite.mutate(address, {
      onSuccess: () => {
        setEmail('')
        toast({ title: 'Invitation sent', description: address })
      },
    })
  }
  return (
    <form onSubmit={submit} className="mb-2 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <TextField
          label="Add people by email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <RoleSelect label="Role of the invited person" value={role} onChange={setRole} />
      <Button type="submit" working={invite.isPending}>
        {invite.isPending ? 'Inviting...' : 'Invite'}
      </Button>
      {inside && (
        <p className="basis-full text-small text-ink-subtle">
          Only people in your company can be invited.
        </p>
      )}
    </form>
  )
}
