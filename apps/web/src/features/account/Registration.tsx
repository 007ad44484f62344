import type { PendingRegistration, RegistrationPolicy, SignInAnswer } from '@deckloom/contract'
import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { signInApi } from '../../shared/identity/signInApi.ts'
import { peekReturnUrl } from '../../shared/session/returnUrl.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import type { RegistrationForm as Form } from './rules/registrationSchemas.ts'
import type { RegistrationScreen } from './useRegistration.ts'
import { useSignInOptions } from './signIn/useSignInOptions.ts'
import { urlFor } from '../../shared/place.ts'

export interface RegistrationProps {
  readonly rules: Resolver<Form>
  readonly screen: RegistrationScreen
  /** Called when the account exists; `next` is the step remaining before sign-in, if any. */
  readonly onRegistered: (answer: SignInAnswer) => void
}

/** The registration form where registration is open; otherwise, what to do instead. */
export function Registration({ rules, screen, onRegistered }: RegistrationProps) {
  const options = useSignInOptions()
  const [waiting, setWaiting] = useState<PendingRegistration>()
  const { isPending, isExpired, invitation } = useInvitation()
  if (waiting) return <OpenYourInbox waiting={waiting} />
  if (isPending) return <Spinner />
  const { policy, domains } = options?.registration ?? { policy: 'open', domains: [] }
  const isOpen = policy === 'invitation' ? invitation !== undefined : policy !== 'oidc'
  if (!isOpen) {
    return <Closed policy={policy} button={options?.companyButton ?? null} expired={isExpired} />
  }
  return (
    <div className="flex flex-col gap-4">
      {policy === 'domains' && !invitation && (
        <p className="text-ui text-ink-muted">Use an email address at {domainsIn(domains)}.</p>
      )}
      <RegistrationForm
        rules={rules}
        screen={screen}
        invitation={invitation}
        onRegistered={(answer) => {
          if ('email' in answer) setWaiting(answer)
          else onRegistered(answer)
        }}
      />
    </div>
  )
}

/** Returns the invitation whose link brought the visitor here, if any. */
function useInvitation() {
  const [token] = useState(invitationHere)
  const { data, isPending, isError } = useQuery({
    queryKey: ['account-invitation', token],
    queryFn: () => signInApi.invited(token ?? ''),
    enabled: token !== undefined,
    retry: false,
    gcTime: 0,
  })
  return {
    isPending: token !== undefined && isPending,
    isExpired: isError,
    invitation: token !== undefined && data ? { token, email: data.email } : undefined,
  }
}

/** Returns the secret from the URL, or from the URL that a visitor without an account came from. */
function invitationHere(): string | undefined {
  const here = new URLSearchParams(location.search).get('invitation')
  if (here !== null && here !== '') {
    // The secret opens an account, so it must not stay in the address bar, the history or anything
    // that reads the URL.
    history.replaceState(history.state, '', location.pathname)
    return here
  }
  const from = peekReturnUrl()
  const url = from === undefined ? undefined : new URL(from, location.origin)
  return url?.pathname === '/invitation' ? (url.searchParams.get('token') ?? undefined) : undefined
}

function Closed({
  policy,
  button,
  expired,
}: {
  readonly policy: RegistrationPolicy
  readonly button: string | null
  readonly expired: boolean
}) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body">
        {policy === 'oidc'
          ? 'Sign in with your company to create your account.'
          : expired
            ? 'This invitation has expired or was used. Ask an administrator for a new one.'
            : 'New accounts are by invitation only. Ask an administrator to send you an invitation.'}
      </p>
      {button !== null && (
        <a
          href={urlFor('/api/auth/oidc')}
          className={buttonClass({ variant: 'primary', size: 'large', full: true })}
        >
          {button}
        </a>
      )}
    </div>
  )
}

function OpenYourInbox({
  waiting: { email, delivery },
}: {
  readonly waiting: PendingRegistration
}) {
  return (
    <div className="flex flex-col gap-3 text-body">
      <p>
        We sent a link to <strong className="font-action">{email}</strong>. Open it to verify your
        email, then sign in.
      </p>
      {delivery === 'files' && (
        <p className="text-ui text-ink-muted">
          No mail server is set up yet, so the email is an .eml file in the server’s{' '}
          <code>DATA_DIR/mail</code> folder.
        </p>
      )}
    </div>
  )
}

function domainsIn(domains: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)
}
