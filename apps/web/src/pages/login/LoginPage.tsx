import type { PendingSignIn } from '@deckloom/contract'
import { Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { afterRegistration, afterSignIn } from '../../features/account/signIn/afterSignIn.ts'
import { createAccountRules } from '../../features/account/rules/lazyRules.ts'
import { ReturnNotice } from '../../features/account/ReturnNotice.tsx'
import { SignIn } from '../../features/account/signIn/SignIn.tsx'
import { stepLabels } from '../../features/account/stepLabels.ts'
import { signInApi } from '../../shared/identity/signInApi.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

// Most visitors of this page have an account.
const loadRegistration = () => import('../../features/account/Registration.tsx')
const Registration = lazyPart(async () => (await loadRegistration()).Registration)
const CompanyProblem = lazyPart(
  async () => (await import('../../features/account/signIn/CompanyProblem.tsx')).CompanyProblem,
)

/** Sign-in; a toggle turns the same screen into the form that creates an account. */
export function LoginPage() {
  const [creating, setCreating] = useState(false)
  const [step, setStep] = useState<PendingSignIn>()
  usePageTitle(step ? stepLabels[step.next].title : creating ? 'Create your account' : 'Sign In')
  if (creating && !step) return <NewAccount onSignIn={() => setCreating(false)} onStep={setStep} />
  return <SignInScreen step={step} onStep={setStep} onCreate={() => setCreating(true)} />
}

interface SignInScreenProps {
  readonly step: PendingSignIn | undefined
  readonly onStep: (step: PendingSignIn | undefined) => void
  readonly onCreate: () => void
}

function SignInScreen({ step, onStep, onCreate }: SignInScreenProps) {
  const [, navigate] = useLocation()
  // As it was when the page opened.
  const [problem] = useState(() => location.search.includes('problem=') && location.search)
  const { isPending, found, forget } = useStepHere()
  const present = step ?? found
  if (isPending) return <Spinner page />
  const words = present && stepLabels[present.next]
  return (
    <AccountLayout
      title={words?.title ?? 'Welcome back'}
      lead={
        words?.lead ?? (
          <>
            New here? <Toggle label="Create an account" onToggle={onCreate} />
          </>
        )
      }
    >
      {!present && <ReturnNotice />}
      {problem !== false && !present && (
        <Suspense>
          <CompanyProblem search={problem} />
        </Suspense>
      )}
      <SignIn
        initial={present}
        onStep={(next) => {
          if (!next) forget()
          onStep(next)
        }}
        onSignedIn={(answer) => navigate(afterSignIn(answer), { replace: true })}
      />
    </AccountLayout>
  )
}

/** Returns the step remaining after the company's sign-in. */
function useStepHere() {
  const [cameForStep] = useState(() => new URLSearchParams(location.search).has('step'))
  const [left, setLeft] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: ['/api/auth/steps'],
    queryFn: () => signInApi.step(),
    enabled: cameForStep,
    gcTime: 0,
  })
  const found = data && data.next !== 'credentials' && !left ? data : undefined
  return { isPending: cameForStep && isPending, found, forget: () => setLeft(true) }
}

function NewAccount({
  onSignIn,
  onStep,
}: {
  readonly onSignIn: () => void
  readonly onStep: (step: PendingSignIn) => void
}) {
  const [, navigate] = useLocation()
  return (
    <AccountLayout
      title="Create your account"
      wide
      lead={
        <>
          Already registered? <Toggle label="Sign In" onToggle={onSignIn} />
        </>
      }
    >
      <ReturnNotice />
      <Suspense>
        <Registration
          rules={createAccountRules}
          screen="sign-in"
          onRegistered={(answer) => {
            if ('next' in answer) onStep(answer)
            else navigate(afterRegistration(), { replace: true })
          }}
        />
      </Suspense>
    </AccountLayout>
  )
}

function Toggle({ label, onToggle }: { readonly label: string; readonly onToggle: () => void }) {
  return (
    <button type="button" onClick={onToggle} className="link cursor-pointer">
      {label}
    </button>
  )
}
