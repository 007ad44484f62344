import { ApiError } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSecretOfAddress } from '../../shared/nav/useSecretOfAddress.ts'
import { refreshCurrentUser, useSession } from '../../shared/session/currentUser.ts'
import { verificationQuery } from '../../shared/session/verificationQuery.ts'

/**
 * The target of the link that verifies an email. Requires a press, because programs open the links in emails before
 * people do.
 */
export function VerifyEmailPage() {
  usePageTitle('Verify your email')
  const token = useSecretOfAddress('token')
  const session = useSession()
  const isSignedIn = session.state === 'authenticated'
  const verify = useMutation({
    mutationFn: async () => {
      const verified = await api.verifyEmail(token)
      if (isSignedIn) await refreshCurrentUser()
      return verified
    },
  })
  if (verify.data) return <Verified email={verify.data.email} isSignedIn={isSignedIn} />
  const isRefused = verify.error instanceof ApiError && verify.error.status === 400
  if (token === '' || isRefused) return <NoLink isSignedIn={isSignedIn} isCut={token === ''} />
  return (
    <AccountLayout
      title="Verify your email"
      lead="Confirm that this address is yours. If you didn’t ask for this, close the page."
    >
      <div className="flex flex-col gap-3">
        {verify.error && (
          <p role="alert" className="text-ui text-danger">
            {verify.error instanceof ApiError
              ? verify.error.sentence
              : 'The server could not be reached. Please try again.'}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          full
          working={verify.isPending}
          onClick={() => !verify.isPending && verify.mutate()}
        >
          Verify email
        </Button>
      </div>
    </AccountLayout>
  )
}

function Verified({ email, isSignedIn }: { readonly email: string; readonly isSignedIn: boolean }) {
  return (
    <AccountLayout
      title="Your email is verified"
      lead={`Everything shared with ${email} is now in your workspace.`}
    >
      <Onward isSignedIn={isSignedIn} variant="primary" />
    </AccountLayout>
  )
}

/** A link that does not work: truncated, expired, replaced by a newer one, or, most often, already used. */
function NoLink({ isSignedIn, isCut }: { readonly isSignedIn: boolean; readonly isCut: boolean }) {
  const { data } = useQuery({ ...verificationQuery, staleTime: 0, enabled: isSignedIn && !isCut })
  if (data?.verified && data.pendingEmail === null) {
    return (
      <AccountLayout
        title="Your email is already verified"
        lead={`You don’t have to do anything else for ${data.email}.`}
      >
        <Onward isSignedIn={isSignedIn} variant="primary" />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title={isCut ? 'This link is incomplete' : 'This link no longer works'}
      lead={
        isCut
          ? 'Open it from the email again, or copy all of it into the address bar.'
          : `It works once, for 24 hours, and a newer link replaces it. ${isSignedIn ? 'Send yourself a new one from the home page.' : 'Sign in to send yourself a new one.'}`
      }
    >
      <Onward isSignedIn={isSignedIn} variant="secondary" />
    </AccountLayout>
  )
}

function Onward({
  isSignedIn,
  variant,
}: {
  readonly isSignedIn: boolean
  readonly variant: 'primary' | 'secondary'
}) {
  return (
    <Link
      href={isSignedIn ? '/' : '/login'}
      className={buttonClass({ variant, size: 'large', full: true })}
    >
      {isSignedIn ? 'Go to home' : 'Sign In'}
    </Link>
  )
}
