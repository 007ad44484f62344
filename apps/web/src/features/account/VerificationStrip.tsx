import type { EmailVerification } from '@deckloom/contract'
import { Button, IconButton, toast } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { verificationQuery } from '../../shared/session/verificationQuery.ts'

const closedKey = 'verification-strip-closed'

/** A notice for users whose email is not verified; once closed, it stays closed for the browser session. */
export function VerificationStrip() {
  const [closed, setClosed] = useState(() => sessionStorage.getItem(closedKey) !== null)
  const { data } = useQuery({ ...verificationQuery, staleTime: 0, enabled: !closed })
  if (closed || !data || (data.verified && data.pendingEmail === null)) return null
  const close = () => {
    sessionStorage.setItem(closedKey, '1')
    setClosed(true)
  }
  return <Strip state={data} onClose={close} />
}

function Strip({
  state,
  onClose,
}: {
  readonly state: EmailVerification
  readonly onClose: () => void
}) {
  const { email, pendingEmail, delivery } = state
  const again = useSendAgain(state)
  return (
    <section
      aria-label={pendingEmail === null ? 'Verify your email' : 'Confirm your new email'}
      className="border-b border-line bg-surface"
    >
      <div className="page-width flex items-center gap-x-3 py-2">
        <MailCheck
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="hidden shrink-0 text-primary-text sm:block"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="min-w-0 flex-1 basis-72 text-small text-ink-muted">
            <strong className="font-label text-ink">
              {pendingEmail === null ? 'Verify your email.' : 'Confirm your new email.'}
            </strong>{' '}
            {delivery === 'mail'
              ? `We sent a link to ${pendingEmail ?? email}.`
              : 'No mail server is set up yet, so the link is in an .eml file in the server’s DATA_DIR/mail folder.'}{' '}
            {pendingEmail === null &&
              'Until you open it, people can’t share presentations with you.'}
          </p>
          <Button
            size="small"
            working={again.isPending}
            onClick={() => !again.isPending && again.mutate()}
          >
            Send again
          </Button>
        </div>
        <IconButton
          label="Close"
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
    </section>
  )
}

function useSendAgain({ email, pendingEmail, delivery }: EmailVerification) {
  return useMutation({
    mutationFn: () => api.sendVerification(),
    onSuccess: () =>
      toast({
        title: 'Email sent',
        description:
          delivery === 'mail' ? `To ${pendingEmail ?? email}.` : 'It’s in the mail folder.',
      }),
    onError: () =>
      toast({
        title: 'Email not sent',
        description: 'Please try again later.',
        variant: 'destructive',
      }),
  })
}
