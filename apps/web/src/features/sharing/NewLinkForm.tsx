import { sharePasswordLength, sharePasswordMessage } from '@deckloom/contract'
import { Button, SelectField, TextField } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { copyLink } from '../../shared/copyLink.ts'
import { noteActivity } from '../../shared/tracking/useActivity.ts'
import { useLinkChange } from './useLinkChange.ts'
import { absoluteUrlFor } from '../../shared/place.ts'

export interface NewLinkFormProps {
  readonly deckId: number
  /** Whether it would be the deck's first link. */
  readonly first: boolean
}

const lives = [
  { value: '', label: 'No expiry' },
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

/** Makes a link and copies it. */
export function NewLinkForm({ deckId, first }: NewLinkFormProps) {
  const [days, setDays] = useState('')
  const [password, setPassword] = useState('')
  const create = useLinkChange(deckId, {
    run: () =>
      api.createShareLink(deckId, {
        ...(days !== '' && { days: Number(days) }),
        ...(password !== '' && { password }),
      }),
    done: (link) => {
      setPassword('')
      noteActivity('share', deckId)
      void copyLink(absoluteUrlFor(link.path))
    },
    failure: 'The link was not created',
  })
  const tooShort = password !== '' && password.length < sharePasswordLength.min
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!create.isPending && !tooShort) create.mutate(undefined)
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Expires after"
          options={lives}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextField
          label="Password"
          hint={`Optional. At least ${sharePasswordLength.min} characters.`}
          autoComplete="off"
          maxLength={sharePasswordLength.max}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tooShort ? sharePasswordMessage : undefined}
        />
      </div>
      <Button
        type="submit"
        variant={first ? 'primary' : 'secondary'}
        className="self-end"
        working={create.isPending}
      >
        {create.isPending ? 'Creating...' : 'Create Link'}
      </Button>
    </form>
  )
}
