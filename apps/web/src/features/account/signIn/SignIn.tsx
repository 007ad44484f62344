import type { PendingSignIn, SignedIn } from '@deckloom/contract'
import { Suspense, useState } from 'react'
import { SignInForm } from './SignInForm.tsx'
import { lazyPart } from '../../../shared/loading/lazyPart.ts'

// The form is what users came for, so it does not wait for the rest.
const OtherWays = lazyPart(async () => (await import('./OtherWays.tsx')).OtherWays)
// Most users are signed in after the first step.
const SignInStep = lazyPart(async () => (await import('./SignInStep.tsx')).SignInStep)

export interface SignInProps {
  readonly onSignedIn: (answer: SignedIn) => void
  /** Step of a sign-in that started elsewhere. */
  readonly initial?: PendingSignIn | undefined
  /** Called when the steps start and when they are left. */
  readonly onStep?: (step: PendingSignIn | undefined) => void
}

/** Sign-in from the first step to the last. */
export function SignIn({ onSignedIn, initial, onStep }: SignInProps) {
  const [step, setStep] = useState(initial)
  const goTo = (next: PendingSignIn | undefined) => {
    setStep(next)
    onStep?.(next)
  }
  if (step) {
    return (
      <Suspense>
        <SignInStep
          key={step.next}
          step={step}
          onNext={goTo}
          onSignedIn={onSignedIn}
          onLeave={() => goTo(undefined)}
        />
      </Suspense>
    )
  }
  return (
    <>
      <SignInForm onAnswer={(answer) => ('next' in answer ? goTo(answer) : onSignedIn(answer))} />
      {/* As high as the loaded content, so that nothing shifts. */}
      <Suspense fallback={<div className="mt-5 h-20" />}>
        <OtherWays onSignedIn={onSignedIn} onNext={goTo} />
      </Suspense>
    </>
  )
}
