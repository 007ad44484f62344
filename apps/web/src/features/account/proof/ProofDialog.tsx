import type { SecurityOverview } from '@deckloom/contract'
import { Button, Dialog } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { endProof } from '../../../shared/identityProof.ts'
import { type Asked, ProofField } from './ProofField.tsx'
import { proofCalls } from './proofCalls.ts'
import { sentenceOf } from '../../../shared/identity/sentenceOf.ts'

type Way = Asked | 'passkey' | 'company'

/** Asks the user to confirm their identity over a page that requested something only the account's owner may do. */
export function ProofDialog() {
  const overview = useQuery({
    queryKey: ['proof-ways'],
    queryFn: () => securityApi.overview(),
    gcTime: 0,
  })
  const ways = overview.data ? waysOf(overview.data) : []
  const [chosen, setChosen] = useState<Way>()
  // Most accounts have a password, so its field is shown before the other methods are loaded.
  const way = chosen ?? ways[0] ?? 'password'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && endProof(false)}
      title="Confirm it’s you"
      description="We ask before a change like this one, and then not again for 10 minutes."
    >
      <div className="flex flex-col gap-4">
        {(way === 'password' || way === 'app') && <ProofField key={way} way={way} />}
        {(way === 'passkey' || way === 'company') && <Pressed key={way} way={way} />}
        <div className="flex flex-col items-start gap-1">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <button
                key={other}
                type="button"
                className="link min-h-6 text-ui touch:min-h-11"
                onClick={() => setChosen(other)}
              >
                {words[other]}
              </button>
            ))}
        </div>
      </div>
    </Dialog>
  )
}

const words: Readonly<Record<Way, string>> = {
  password: 'Use your password',
  passkey: 'Use a passkey',
  app: 'Use your authenticator app',
  company: 'Use your company’s sign-in',
}

/** Returns the account's methods to confirm the user's identity. */
function waysOf({ password, passkeys, appSince, company }: SecurityOverview): readonly Way[] {
  const found: Way[] = []
  if (password) found.push('password')
  if (passkeys.length > 0) found.push('passkey')
  if (appSince !== null) found.push('app')
  if (company && company.linkedAt !== null) found.push('company')
  return found
}

/** A method without input: the device or the company's sign-in asks. */
function Pressed({ way }: { readonly way: 'passkey' | 'company' }) {
  const proof = useMutation({
    mutationFn: proofCalls[way],
    onSuccess: (proven) => proven && endProof(true),
  })
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        size="large"
        working={proof.isPending}
        onClick={() => proof.mutate()}
      >
        {words[way]}
      </Button>
      {way === 'company' && (
        <p className="text-small text-ink-muted">
          You’ll return to this page. Then repeat what you were doing.
        </p>
      )}
      {proof.error && (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(proof.error)}
        </p>
      )}
    </div>
  )
}
