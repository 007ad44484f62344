import { Button, TextField, toast } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'

/** Invites an address to a team. */
export function InviteForm({ teamId }: { readonly teamId: number }) {
  const [email, setEmail] = useState('')
  const invite = useDeckListChange('Invitation not sent', (address: string) =>
    peopleApi.inviteMember(teamId, { email: address }),
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
    <form onSubmit={submit} className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
      <TextField
        label="Invite by email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" working={invite.isPending} className="self-start">
        {invite.isPending ? 'Inviting...' : 'Invite'}
      </Button>
    </form>
  )
}
