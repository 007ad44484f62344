import { ApiError } from '@deckloom/contract'
import { Button, Dialog, PasswordField } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { endProof } from '../../shared/session/identityProof.ts'

/** Stands over a page that asked for something which only the account's person may do. */
export function ProofDialog() {
  const [password, setPassword] = useState('')
  const proof = useMutation({
    mutationFn: () => api.proveIdentity({ password }),
    onSuccess: () => endProof(true),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React passes what happens in a dialog on to the form that opened it.
    event.stopPropagation()
    if (password !== '' && !proof.isPending) proof.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && endProof(false)}
      title="Confirm it’s you"
      description="This changes your account, so we ask for your password. We won’t ask again for 10 minutes."
      footer={
        <>
          <Button onClick={() => endProof(false)}>Cancel</Button>
          <Button
            type="submit"
            form="prove-identity"
            variant="primary"
            disabled={password === ''}
            working={proof.isPending}
          >
            Confirm
          </Button>
        </>
      }
    >
      <form id="prove-identity" onSubmit={submit}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          large
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={proof.error ? sentenceOf(proof.error) : undefined}
        />
      </form>
    </Dialog>
  )
}

function sentenceOf(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached.'
}
