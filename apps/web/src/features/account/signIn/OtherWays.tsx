import { endpoints, type PendingSignIn, routeOf, type SignedIn } from '@deckloom/contract'
import { Button, buttonClass, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Building2, KeyRound } from 'lucide-react'
import {
  passkeyFault,
  passkeyObstacle,
  signWithPasskey,
} from '../../../shared/identity/passkeyCall.ts'
import { signInApi } from '../../../shared/identity/signInApi.ts'
import { peekReturnUrl } from '../../../shared/session/returnUrl.ts'
import { enter } from './useSignIn.ts'
import { useSignInOptions } from './useSignInOptions.ts'
import { urlFor } from '../../../shared/place.ts'

export interface OtherWaysProps {
  readonly onSignedIn: (answer: SignedIn) => void
  /** Called with the remaining step when the passkey alone is not enough. */
  readonly onNext: (step: PendingSignIn) => void
}

/** Sign-in with the company, if configured, and with passkeys. */
export function OtherWays({ onSignedIn, onNext }: OtherWaysProps) {
  const options = useSignInOptions()
  const passkey = useMutation({
    mutationFn: async () => signInApi.byPasskey(await signWithPasskey(() => signInApi.challenge())),
    onSuccess: async (answer) => {
      if ('next' in answer) onNext(answer)
      else await enter(answer, onSignedIn)
    },
    onError: (error) => {
      const description = passkeyFault(error)
      if (description === undefined) return
      toast({ title: 'Login failed', description, variant: 'destructive' })
    },
  })
  const obstacle = options && passkeyObstacle(options.passkeys)
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-small text-ink-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {options && options.companyButton !== null && (
        <a
          href={urlFor(companySignInUrl())}
          className={buttonClass({ size: 'large', full: true, className: 'min-w-0' })}
        >
          <Building2 size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{options.companyButton}</span>
        </a>
      )}
      <Button
        size="large"
        full
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />}
        working={passkey.isPending}
        disabled={options === undefined || obstacle !== undefined}
        onClick={() => passkey.mutate()}
      >
        Use a passkey
      </Button>
      {obstacle !== undefined && <p className="text-small text-ink-subtle">{obstacle}</p>}
    </div>
  )
}

function companySignInUrl(): string {
  const returnTo = peekReturnUrl()
  const [, path] = routeOf(endpoints.signIn.beginCompanySignIn)
  return returnTo === undefined ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
}
