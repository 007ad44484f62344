import { ApiError } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSecretOfAddress } from '../../shared/nav/useSecretOfAddress.ts'
import { refreshCurrentUser, useSession } from '../../shared/session/currentUser.ts'

/** The target of the link that a server without an administrator prints at startup. */
export function ClaimAdministratorPage() {
  usePageTitle('Become administrator')
  const token = useSecretOfAddress('token')
  const session = useSession()
  const claim = useMutation({
    mutationFn: async () => {
      await api.claimAdministration(token)
      await refreshCurrentUser()
    },
  })
  const refusal = claim.error instanceof ApiError ? claim.error.body : undefined
  if (claim.isSuccess)
    return (
      <AccountLayout
        title="You are the administrator"
        lead="Manage accounts, policies and the audit log under Administration, in your account menu."
      >
        <Link href="/admin" className={wide('primary')}>
          Open Administration
        </Link>
      </AccountLayout>
    )
  if (token === '' || refusal?.code === 'invalid_token') return <NoClaim />
  const email = session.state === 'authenticated' ? session.user.email : ''
  return (
    <AccountLayout
      title="Become administrator?"
      lead={
        <>
          This server has no administrator yet. You are signed in as{' '}
          <strong className="font-heading break-words text-ink">{email}</strong>.
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {claim.isError && refusal?.code !== 'reauth_required' && (
          <p role="alert" className="text-ui text-danger">
            {refusal?.message ?? 'The server could not be reached.'}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          full
          working={claim.isPending}
          onClick={() => !claim.isPending && claim.mutate()}
        >
          Become administrator
        </Button>
      </div>
    </AccountLayout>
  )
}

function NoClaim() {
  return (
    <AccountLayout
      title="This link no longer works"
      lead="It works once, for 24 hours. A server without an administrator prints a new one each time it starts."
    >
      <Link href="/" className={wide('secondary')}>
        Go to home
      </Link>
    </AccountLayout>
  )
}

function wide(variant: 'primary' | 'secondary'): string {
  return buttonClass({ variant, size: 'large', full: true })
}
