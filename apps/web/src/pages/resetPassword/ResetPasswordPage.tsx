import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { NewPasswordForm } from '../../features/account/NewPasswordForm.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

/** The target of a reset link: checks it, asks for the new password and confirms the change. */
export function ResetPasswordPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const [state, setState] = useState<'open' | 'invalid' | 'done'>('open')
  useForgottenAddress()
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => api.validateResetToken(token),
    enabled: token !== '',
    gcTime: 0,
  })
  usePageTitle('Reset password')
  if (state === 'done') return <PasswordUpdated />
  if (token === '') return <InvalidLink reason="Reset token is missing." />
  if (state === 'invalid' || check.isError) {
    return <InvalidLink reason="The link has expired, was already used, or is incomplete." />
  }
  if (check.isPending) return <Spinner page />
  return (
    <AccountLayout
      title="Choose a new password"
      lead="At least 8 characters with a letter and a number. Every device will be signed out."
    >
      <NewPasswordForm
        token={token}
        onDone={() => setState('done')}
        onInvalid={() => setState('invalid')}
      />
    </AccountLayout>
  )
}

/** Removes the token, which opens an account, from the address bar, the history and anything that reads the URL. */
function useForgottenAddress() {
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
}

function InvalidLink({ reason }: { readonly reason: string }) {
  return (
    <AccountLayout title="Invalid Reset Link" lead={`${reason} Links work once, for 60 minutes.`}>
      <div className="flex flex-col gap-3">
        <Link
          href="/forgot-password"
          className={buttonClass({ variant: 'primary', size: 'large', full: true })}
        >
          Request a new link
        </Link>
        <Link
          href="/login"
          className={buttonClass({ variant: 'secondary', size: 'large', full: true })}
        >
          Back to login
        </Link>
      </div>
    </AccountLayout>
  )
}

function PasswordUpdated() {
  return (
    <AccountLayout title="Password Updated!" lead="Sign in with your new password.">
      <Link
        href="/login"
        className={buttonClass({ variant: 'primary', size: 'large', full: true })}
      >
        Sign In
      </Link>
    </AccountLayout>
  )
}
