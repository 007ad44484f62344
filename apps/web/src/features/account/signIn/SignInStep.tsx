import type { PendingSignIn, SignedIn, SignInAnswer } from '@deckloom/contract'
import { signInApi } from '../../../shared/identity/signInApi.ts'
import { EnrollmentStep } from './EnrollmentStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { enter } from './useSignIn.ts'

export interface SignInStepProps {
  readonly step: PendingSignIn
  readonly onNext: (step: PendingSignIn) => void
  readonly onSignedIn: (answer: SignedIn) => void
  /** Called to go back to email and password. */
  readonly onLeave: () => void
}

/** A step between the correct password and a session. */
export function SignInStep({ step, onNext, onSignedIn, onLeave }: SignInStepProps) {
  const goOn = async (answer: SignInAnswer) => {
    if ('next' in answer) onNext(answer)
    else await enter(answer, onSignedIn)
  }
  return (
    <div className="flex flex-col gap-4">
      {step.next === 'second-factor' && <SecondFactorStep methods={step.methods} onTaken={goOn} />}
      {step.next === 'enrollment' && <EnrollmentStep onTaken={goOn} />}
      {step.next === 'new-password' && <NewPasswordStep onTaken={goOn} />}
      <button
        type="button"
        className="link min-h-6 self-start text-ui touch:min-h-11"
        onClick={() => {
          // If this request fails, the server's row expires.
          signInApi.leave().catch(() => undefined)
          onLeave()
        }}
      >
        Use a different account
      </button>
    </div>
  )
}
