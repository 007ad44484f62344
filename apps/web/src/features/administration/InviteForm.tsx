import { Button, TextField } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { administrationApi } from './calls/administrationApi.ts'
import { useAdminChange } from './calls/useAdminChange.ts'

/** Invites a person to create an account here. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const invite = useAdminChange({
    run: async (address: string) => {
      await administrationApi.inviteAccount({ email: address })
      setEmail('')
    },
    done: (address) => `Invitation sent to ${address}`,
    failure: 'Invitation not sent',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !invite.isPending) invite.mutate(email.trim())
  }
  return (
    <form onSubmit={submit} className="mb-5 flex max-w-120 flex-wrap items-end gap-3">
      <div className="min-w-56 flex-1">
        <TextField
          label="Invite someone to create an account"
          type="email"
          placeholder="name@example.com"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value.slice(0, 254))}
        />
      </div>
      <Button type="submit" working={invite.isPending} disabled={email.trim() === ''}>
        Invite
      </Button>
    </form>
  )
}
