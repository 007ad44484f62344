import { ApiError } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSecretOfAddress } from '../../shared/nav/useSecretOfAddress.ts'

/** The target of the link in the email about a changed address: restores the previous one. */
export function UndoEmailPage() {
  usePageTitle('Change your email back')
  const token = useSecretOfAddress('token')
  const undo = useMutation({ mutationFn: () => api.undoEmail(token) })
  if (undo.data)
    return (
      <AccountLayout
        title="Your email was changed back"
        lead={`You sign in with ${undo.data.email} again, and every device was signed out. We sent you a link to choose a new password.`}
      >
        <Link href="/login" className={wide('primary')}>
          Sign In
        </Link>
      </AccountLayout>
    )
  if (undo.isError || token === '')
    return (
      <AccountLayout
        title="Invalid link"
        lead={
          undo.error instanceof ApiError
            ? undo.error.sentence
            : token === ''
              ? 'It is incomplete. Open it from the email again, or copy all of it into the address bar.'
              : 'The server could not be reached. Please try again.'
        }
      >
        <Link href="/support" className={wide('secondary')}>
          Ask for help
        </Link>
      </AccountLayout>
    )
  return (
    <AccountLayout
      title="Change your email back?"
      lead="Your account will use the address this email was sent to again. Every device will be signed out, and you’ll choose a new password."
    >
      <Button
        variant="primary"
        size="large"
        full
        working={undo.isPending}
        onClick={() => undo.mutate()}
      >
        Change it back
      </Button>
    </AccountLayout>
  )
}

function wide(variant: 'primary' | 'secondary'): string {
  return buttonClass({ variant, size: 'large', full: true })
}
