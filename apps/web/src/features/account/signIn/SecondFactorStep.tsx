import { ApiError, type SecondStep, type SignInAnswer } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { CodeField } from '../../../shared/identity/CodeField.tsx'
import { passkeyFault, signWithPasskey } from '../../../shared/identity/passkeyCall.ts'
import { signInApi } from '../../../shared/identity/signInApi.ts'

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

/** Switches to another method for a step. */
export function Way({
  label,
  onChoose,
}: {
  readonly label: string
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      className="link min-h-6 self-start text-ui touch:min-h-11"
      onClick={onChoose}
    >
      {label}
    </button>
  )
}

function CodeStep({
  method,
  onTaken,
}: {
  readonly method: 'app' | 'recovery'
  readonly onTaken: SecondFactorStepProps['onTaken']
}) {
  const [code, setCode] = useState('')
  const entering = useMutation({
    mutationFn: async (typed: string) => onTaken(await signInApi.enterCode(method, typed)),
  })
  const { error, isPending } = entering
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !isPending) entering.mutate(code)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        kind={method}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          entering.reset()
        }}
        error={error ? sentenceOf(error) : undefined}
        hint={
          method === 'app' ? 'Six digits that change every 30 seconds.' : 'Each code works once.'
        }
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        working={isPending}
        disabled={code.trim() === ''}
      >
        {isPending ? 'Signing In...' : 'Continue'}
      </Button>
    </form>
  )
}

function PasskeyStep({ onTaken }: Pick<SecondFactorStepProps, 'onTaken'>) {
  const signing = useMutation({
    mutationFn: async () =>
      onTaken(
        await signInApi.stepByPasskey(await signWithPasskey(() => signInApi.stepChallenge())),
      ),
  })
  const fault = signing.error ? passkeyFault(signing.error) : undefined
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        size="large"
        full
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />}
        working={signing.isPending}
        onClick={() => signing.mutate()}
      >
        Continue with a passkey
      </Button>
      {fault !== undefined && (
        <p role="alert" className="text-small text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Returns the server's message, or says that the server could not be reached. */
export function sentenceOf(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached.'
}
