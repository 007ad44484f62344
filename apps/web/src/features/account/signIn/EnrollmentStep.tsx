import type { Enrolled, SignInAnswer } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppSetupSteps } from '../../../shared/identity/AppSetupSteps.tsx'
import { makePasskey, passkeyObstacle } from '../../../shared/identity/passkeyCall.ts'
import { RecoveryCodes } from '../../../shared/identity/RecoveryCodes.tsx'
import { signInApi } from '../../../shared/identity/signInApi.ts'
import { sentenceOf } from '../../../shared/identity/sentenceOf.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useSignInOptions } from './useSignInOptions.ts'
import { Way } from './Way.tsx'

export interface EnrollmentStepProps {
  readonly onTaken: (answer: SignInAnswer) => Promise<void>
}

/** Sets up the required second factor: an authenticator app, or a passkey where possible. */
export function EnrollmentStep({ onTaken }: EnrollmentStepProps) {
  const [way, setWay] = useState<'app' | 'passkey'>('app')
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const options = useSignInOptions()
  if (enrolled) return <Codes enrolled={enrolled} onTaken={onTaken} />
  if (way === 'passkey') {
    return (
      <>
        <PasskeySetup onEnrolled={setEnrolled} />
        <Way label="Use an authenticator app instead" onChoose={() => setWay('app')} />
      </>
    )
  }
  const mayHavePasskey = options && passkeyObstacle(options.passkeys) === undefined
  return (
    <>
      <AppSetup onEnrolled={setEnrolled} />
      {mayHavePasskey && <Way label="Use a passkey instead" onChoose={() => setWay('passkey')} />}
    </>
  )
}

interface SetupProps {
  readonly onEnrolled: (enrolled: Enrolled) => void
}

function PasskeySetup({ onEnrolled }: SetupProps) {
  const making = useMutation({
    mutationFn: async () =>
      // The user can rename it on the Security tab.
      signInApi.addPasskey('My passkey', await makePasskey(() => signInApi.beginPasskey())),
    onSuccess: onEnrolled,
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-muted">
        Your browser will ask for your face, fingerprint or device PIN. From now on, you sign in
        with it.
      </p>
      <PasskeyButton
        asking={making}
        label={making.isPending ? 'Waiting for your device...' : 'Create a passkey'}
      />
    </div>
  )
}

function AppSetup({ onEnrolled }: SetupProps) {
  const setup = useQuery({
    queryKey: ['enrollment'],
    queryFn: () => signInApi.beginApp(),
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirming = useMutation({
    mutationFn: (typed: string) => signInApi.confirmApp(setup.data?.setup ?? '', typed),
    onSuccess: onEnrolled,
  })
  const fault = setup.error ?? confirming.error
  return (
    <CodeForm entering={confirming} busyAction="Continue" ready={setup.data !== undefined}>
      {(field) => (
        <AppSetupSteps
          setup={setup.data}
          {...field}
          error={fault ? sentenceOf(fault) : undefined}
        />
      )}
    </CodeForm>
  )
}

function Codes({
  enrolled: { recoveryCodes, answer },
  onTaken,
}: { readonly enrolled: Enrolled } & EnrollmentStepProps) {
  const [saved, setSaved] = useState(false)
  const entering = useMutation({ mutationFn: () => onTaken(answer) })
  return (
    <div className="flex flex-col gap-4">
      <RecoveryCodes codes={recoveryCodes} saved={saved} onSaved={setSaved} />
      <Button
        variant="primary"
        size="large"
        full
        disabled={!saved}
        working={entering.isPending}
        onClick={() => entering.mutate()}
      >
        Continue
      </Button>
    </div>
  )
}
