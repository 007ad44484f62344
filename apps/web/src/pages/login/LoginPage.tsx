import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { afterRegistration, afterSignIn } from '../../features/account/afterSignIn.ts'
import { createAccountRules } from '../../features/account/lazyRules.ts'
import { SignInForm } from '../../features/account/SignInForm.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

// Most who come here have an account.
const loadRegistration = () => import('../../features/account/RegistrationForm.tsx')
const RegistrationForm = lazy(async () => ({
  default: (await loadRegistration()).RegistrationForm,
}))

/** Sign-in; a toggle turns the same screen into the form that creates an account. */
export function LoginPage() {
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(false)
  usePageTitle(creating ? 'Create your account' : 'Sign In')
  if (creating)
    return (
      <AccountLayout
        title="Create your account"
        wide
        lead={
          <>
            Already registered? <Toggle label="Sign In" onToggle={() => setCreating(false)} />
          </>
        }
      >
        <Suspense>
          <RegistrationForm
            rules={createAccountRules}
            screen="sign-in"
            onRegistered={() => navigate(afterRegistration, { replace: true })}
          />
        </Suspense>
      </AccountLayout>
    )
  return (
    <AccountLayout
      title="Welcome back"
      lead={
        <>
          New here? <Toggle label="Create an account" onToggle={() => setCreating(true)} />
        </>
      }
    >
      <SignInForm onSignedIn={(answer) => navigate(afterSignIn(answer), { replace: true })} />
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
