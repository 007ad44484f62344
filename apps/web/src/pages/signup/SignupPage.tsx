import { Spinner } from '@deckloom/ui'
import { useEffect, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { afterRegistration } from '../../features/account/signIn/afterSignIn.ts'
import { Registration } from '../../features/account/Registration.tsx'
import { ReturnNotice } from '../../features/account/ReturnNotice.tsx'
import { signUpRules } from '../../features/account/rules/lazyRules.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSession } from '../../shared/session/currentUser.ts'

/** Long enough to see that the account exists, short enough not to feel like a wait. */
const departureDelayMs = 800

export function SignupPage() {
  usePageTitle('Create your account')
  const session = useSession()
  if (session.state === 'loading') return <Spinner page />
  return <RegistrationScreen signedIn={session.state === 'authenticated'} />
}

function RegistrationScreen({ signedIn }: { readonly signedIn: boolean }) {
  const [, navigate] = useLocation()
  // Registering here signs the user in, and they leave after the delay instead of immediately.
  const [arrivedSignedIn] = useState(signedIn)
  const [registered, setRegistered] = useState(false)
  useEffect(() => {
    if (!registered) return
    const departure = setTimeout(
      () => navigate(afterRegistration(), { replace: true }),
      departureDelayMs,
    )
    return () => clearTimeout(departure)
  }, [registered, navigate])
  if (arrivedSignedIn) return <Redirect to="/" replace />
  return (
    <AccountLayout
      title="Create your account"
      wide
      lead={
        <>
          Already registered?{' '}
          <Link href="/login" className="link">
            Sign In
          </Link>
        </>
      }
    >
      <ReturnNotice />
      <Registration
        rules={signUpRules}
        screen="sign-up"
        onRegistered={(answer) => {
          // Any remaining step happens on the sign-in screen.
          if ('next' in answer) navigate('/login?step=next', { replace: true })
          else setRegistered(true)
        }}
      />
    </AccountLayout>
  )
}
