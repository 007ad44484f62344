import { useState } from 'react'
import { useLocation } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { afterSignIn } from '../../features/account/afterSignIn.ts'
import { RegistrationForm } from '../../features/account/RegistrationForm.tsx'
import { createAccountRules } from '../../features/account/lazyRules.ts'
import { SignInForm } from '../../features/account/SignInForm.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

/** Sign-in; a toggle turns the same screen into the form that creates an account. */
export function LoginPage() {
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(false)
  usePageTitle(creating ? 'Create your account' : 'Sign In')
  const handleDone = () => navigate(afterSignIn(), { replace: true })
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
        <RegistrationForm rules={createAccountRules} screen="sign-in" onRegistered={handleDone} />
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
      <SignInForm onSignedIn={handleDone} />
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
