import { ApiError } from '@deckloom/contract'
import { Button, TextField } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { sharingApi } from '../../shared/sharing/sharingApi.ts'
import { nameHere } from '../../shared/place.ts'
import { readerName } from '../../shared/tracking/readerName.ts'
import { Gate } from './Gate.tsx'

export interface GuestGateProps {
  readonly token: string
  readonly onDone: () => void
}

/** Asks for an email address, which can be skipped. */
export function GuestGate({ token, onDone }: GuestGateProps) {
  const [email, setEmail] = useState('')
  const done = () => {
    keepAnswered(token)
    onDone()
  }
  const name = useMutation({
    mutationFn: (address: string) =>
      sharingApi.nameSharedGuest(token, { email: address, visitor: readerName(token) }),
    onSuccess: done,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !name.isPending) name.mutate(email.trim())
  }
  return (
    <Gate
      title="Who’s reading?"
      text="Whoever sent you this link would like to know who opened it. You can skip this."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          large
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={name.error ? sentenceOf(name.error) : undefined}
        />
        <Button type="submit" variant="primary" size="large" full working={name.isPending}>
          {name.isPending ? 'Opening...' : 'Continue'}
        </Button>
        <Button variant="quiet" size="large" full onClick={done}>
          Skip
        </Button>
      </form>
    </Gate>
  )
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached.'
  return error.body?.fields?.[0]?.message ?? error.sentence
}

const keyOf = (token: string) => nameHere(`deckloom.guest.${token}`)

/** Whether this browser was not asked for an address for this link yet. */
export function needsGuest(token: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(token)) === null
  } catch {
    return true
  }
}

function keepAnswered(token: string): void {
  try {
    sessionStorage.setItem(keyOf(token), 'answered')
  } catch {
    // Storage can be forbidden: the next visit asks again.
  }
}
