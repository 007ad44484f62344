import { ApiError } from '@deckloom/contract'
import { Button, PasswordField } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { sharingApi } from '../../shared/sharing/sharingApi.ts'
import { Gate } from './Gate.tsx'

export interface PasswordGateProps {
  readonly token: string
  readonly onUnlocked: () => void
}

/** Asks for the password of a share link. */
export function PasswordGate({ token, onUnlocked }: PasswordGateProps) {
  const [password, setPassword] = useState('')
  const unlock = useMutation({
    mutationFn: () => sharingApi.unlockShared(token, password),
    onSuccess: onUnlocked,
  })
  const { error } = unlock
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password !== '' && !unlock.isPending) unlock.mutate()
  }
  return (
    <Gate
      title="This presentation has a password"
      text="Ask the person who sent you the link for it."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label="Password"
          autoComplete="off"
          large
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={error ? sentence(error) : undefined}
        />
        <Button type="submit" variant="primary" size="large" full working={unlock.isPending}>
          {unlock.isPending ? 'Opening...' : 'Open Presentation'}
        </Button>
      </form>
    </Gate>
  )
}

function sentence(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached.'
}
