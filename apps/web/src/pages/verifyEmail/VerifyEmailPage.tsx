import { ApiError } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSecretOfAddress } from '../../shared/nav/useSecretOfAddress.ts'
import { refreshCurrentUser, useSession } from '../../shared/session/currentUser.ts'

/** Behind the link that proves a mailbox. A press, because programs open the links of emails before people do. */
export function VerifyEmailPage() {
  usePageTitle('Verify your email')
  const token = useSecretOfAddress('token')
  const session = useSession()
  const verify = useMutation({
    mutationFn: async () => {
      const verified = await api.verifyEmail(token)
      if (session.state === 'authenticated') await refreshCurrentUser()
      return verified
    },
  })
  const isSignedIn = session.state === 'authenticated'
  if (verify.data)
    return (
      <AccountLayout
        title="Your email is verified"
        lead={`${verify.data.email} is yours. What you were invited to is in your workspace.`}
      >
        <Link href={isSignedIn ? '/' : '/login'} className={wide('primary')}>
          {isSignedIn ? 'Go to home' : 'Sign In'}
        </Link>
      </AccountLayout>
    )
  if (verify.isError || token === '')
    return (
      <AccountLayout
        title="This link no longer works"
        lead={
          verify.error instanceof ApiError
            ? `${verify.error.sentence} Sign in, and send yourself a new one.`
            : 'The link is not complete, or the server could not be reached.'
        }
      >
        <Link href={isSignedIn ? '/' : '/login'} className={wide('secondary')}>
          {isSignedIn ? 'Go to home' : 'Sign In'}
        </Link>
      </AccountLayout>
    )
  return (
    <AccountLayout
      title="Verify your email"
      lead="One press, and the address counts as yours. Did you not ask for this? Then just close the page."
    >
      <Button
        variant="primary"
        size="large"
        full
        working={verify.isPending}
        onClick={() => !verify.isPending && verify.mutate()}
      >
        Verify email
      </Button>
    </AccountLayout>
  )
}

function wide(variant: 'primary' | 'secondary'): string {
  return buttonClass({ variant, size: 'large', full: true })
}
