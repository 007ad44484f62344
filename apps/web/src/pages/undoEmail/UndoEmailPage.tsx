import { ApiError } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { AccountLayout } from '../../features/account/AccountLayout.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

/** Behind the letter about a changed address: gives the account the address back that it had. */
export function UndoEmailPage() {
  usePageTitle('Change your email back')
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  // The token gives an account away: it leaves the address bar and the history.
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  const undo = useMutation({ mutationFn: () => api.undoEmail(token) })
  if (undo.data)
    return (
      <AccountLayout
        title="Your address is back"
        lead={`The account signs in with ${undo.data.email} again, and everybody was signed out. A letter with a link to choose a new password is on its way.`}
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
      lead="The account gets the address back that this letter was sent to. Everybody is signed out, and you choose a new password."
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
