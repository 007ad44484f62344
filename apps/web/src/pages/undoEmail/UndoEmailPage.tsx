import { ApiError } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { useSecretOfAddress } from '../../shared/nav/useSecretOfAddress.ts'

/** Behind the letter about a changed address: gives the account the address back that it had. */
export function UndoEmailPage() {
  usePageTitle('Change your email back')
  const token = useSecretOfAddress('token')
  const undo = useMutation({ mutationFn: () => api.undoEmail(token) })
  if (undo.data)
    return (
      <AccountLayout
        title="Your address is back"
        lead={`The account signs in with ${undo.data.email} again, and everybody was signed out. An email with a link to choose a new password is on its way.`}
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
            : 'The link is not complete, or the server could not be reached.'
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
      lead="The account gets the address back that this email was sent to. Everybody is signed out, and you choose a new password."
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
