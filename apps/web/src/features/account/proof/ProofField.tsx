import { Button, PasswordField } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../../shared/api.ts'
import { CodeField } from '../../../shared/identity/CodeField.tsx'
import { endProof } from '../../../shared/identityProof.ts'
import { sentenceOf } from '../../../shared/identity/sentenceOf.ts'

/** Methods that need typed input. */
export type Asked = 'password' | 'app'

export function ProofField({ way }: { readonly way: Asked }) {
  const [typed, setTyped] = useState('')
  const proof = useMutation({
    mutationFn: () =>
      api.proveIdentity(way === 'password' ? { password: typed } : { method: 'app', code: typed }),
    onSuccess: () => endProof(true),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React bubbles events from a dialog to the form that opened it.
    event.stopPropagation()
    if (typed !== '' && !proof.isPending) proof.mutate()
  }
  const error = proof.error ? sentenceOf(proof.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {way === 'password' ? (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          large
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={error}
        />
      ) : (
        <CodeField value={typed} onChange={setTyped} error={error} />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={() => endProof(false)}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={typed === ''} working={proof.isPending}>
          Confirm
        </Button>
      </div>
    </form>
  )
}
