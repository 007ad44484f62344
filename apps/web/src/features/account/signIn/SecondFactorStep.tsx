import type { SecondStep, SignInAnswer } from '@deckloom/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeField } from '../../../shared/identity/CodeField.tsx'
import { signWithPasskey } from '../../../shared/identity/passkeyCall.ts'
import { signInApi } from '../../../shared/identity/signInApi.ts'
import { sentenceOf } from '../../../shared/identity/sentenceOf.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { Way } from './Way.tsx'

export interface SecondFactorStepProps {
  readonly methods: readonly SecondStep[]
  readonly onTaken: (answer: SignInAnswer) => Promise<void>
}

/** Asks for an app code, a passkey, or a recovery code, depending on what the account has. */
export function SecondFactorStep({ methods, onTaken }: SecondFactorStepProps) {
  const [way, setWay] = useState<SecondStep>(methods[0] ?? 'recovery')
  const other = (candidate: SecondStep) => methods.includes(candidate) && way !== candidate
  return (
    <>
      {way === 'passkey' ? (
        <PasskeyStep onTaken={onTaken} />
      ) : (
        <CodeStep key={way} method={way} onTaken={onTaken} />
      )}
      <div className="flex flex-col items-start gap-1">
        {other('app') && <Way label="Use your authenticator app" onChoose={() => setWay('app')} />}
        {other('passkey') && <Way label="Use a passkey" onChoose={() => setWay('passkey')} />}
        {other('recovery') && (
          <Way label="Use a recovery code" onChoose={() => setWay('recovery')} />
        )}
      </div>
    </>
  )
}

function CodeStep({
  method,
  onTaken,
}: {
  readonly method: 'app' | 'recovery'
  readonly onTaken: SecondFactorStepProps['onTaken']
}) {
  const entering = useMutation({
    mutationFn: async (typed: string) => onTaken(await signInApi.enterCode(method, typed)),
  })
  return (
    <CodeForm entering={entering} busyAction="Signing In..." ready>
      {({ code, onCode }) => (
        <CodeField
          kind={method}
          value={code}
          onChange={onCode}
          error={entering.error ? sentenceOf(entering.error) : undefined}
          hint={
            method === 'app' ? 'Six digits that change every 30 seconds.' : 'Each code works once.'
          }
        />
      )}
    </CodeForm>
  )
}

function PasskeyStep({ onTaken }: Pick<SecondFactorStepProps, 'onTaken'>) {
  const signing = useMutation({
    mutationFn: async () =>
      onTaken(
        await signInApi.stepByPasskey(await signWithPasskey(() => signInApi.stepChallenge())),
      ),
  })
  return (
    <div className="flex flex-col gap-3">
      <PasskeyButton asking={signing} label="Continue with a passkey" />
    </div>
  )
}
