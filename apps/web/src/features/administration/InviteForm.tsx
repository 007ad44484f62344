import { Button, TextField } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { administrationApi } from './administrationApi.ts'
import { useAdminChange } from './useAdminChange.ts'

/** Invites somebody to make an account here. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const invite = useAdminChange({
    run: async (address: string) => {
      await administrationApi.inviteAccount({ email: address })
      setEmail('')
    },
    done: (address) => `${address} is invited`,
    failure: 'Nobody was invited',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !invite.isPending) invite.mutate(email.trim())
  }
  return (
    <form onSubmit={submit} className="mt-5 flex max-w-120 flex-wrap items-end gap-3">
      <div className="min-w-56 flex-1">
        <TextField
          label="Invite somebody to make an account"
          type="email"
          placeholder="Email"
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
