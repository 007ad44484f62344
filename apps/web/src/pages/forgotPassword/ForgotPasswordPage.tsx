import type { ForgotPasswordAnswer, ForgotPasswordBody } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { ForgotPasswordForm } from '../../features/account/ForgotPasswordForm.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

const empty: ForgotPasswordBody = { email: '', firstName: '', lastName: '' }

/** Requests a reset link, then shows where it was sent. */
export function ForgotPasswordPage() {
  const [form, setForm] = useState(empty)
  const [sent, setSent] = useState<ForgotPasswordAnswer>()
  usePageTitle(sent ? 'Check your email' : 'Forgot password')
  if (sent) {
    const { delivery } = sent
    return <LinkSent delivery={delivery} email={form.email} onTryAgain={() => setSent(undefined)} />
  }
  const handleSent = (values: ForgotPasswordBody, answer: ForgotPasswordAnswer) => {
    setForm(values)
    setSent(answer)
  }
  return (
    <AccountLayout
      title="Forgot your password?"
      lead={
        <>
          We’ll email you a link to choose a new one. Remembered it?{' '}
          <Link href="/login" className="link">
            Back to login
          </Link>
        </>
      }
    >
      <ForgotPasswordForm initial={form} onSent={handleSent} />
    </AccountLayout>
  )
}

function LinkSent({
  email,
  delivery,
  onTryAgain,
}: {
  readonly email: string
  readonly delivery: ForgotPasswordAnswer['delivery']
  readonly onTryAgain: () => void
}) {
  return (
    <AccountLayout
      title="Check your email"
      lead={
        <>
          If <strong className="font-heading break-words text-ink">{email}</strong> has an account,
          a link is on its way. It works once, for 60 minutes.
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-ui text-ink-muted">
          {delivery === 'mail'
            ? 'Nothing after a few minutes? Check your spam folder, or try again.'
            : 'No mail server is set up yet, so emails are saved as files in the server’s DATA_DIR/mail folder. Ask the person who runs it.'}
        </p>
        <Link
          href="/login"
          className={buttonClass({ variant: 'primary', size: 'large', full: true })}
        >
          Back to login
        </Link>
        <Button variant="secondary" size="large" full onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </AccountLayout>
  )
}
