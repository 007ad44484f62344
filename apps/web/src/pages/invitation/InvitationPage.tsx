import { ApiError } from '@deckloom/contract'
import { Button, buttonClass, Spinner } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, Redirect, useSearchParams } from 'wouter'
import { Header } from '../../shared/nav/Header.tsx'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { peopleApi } from '../../shared/peopleApi.ts'
import { refreshCurrentUser, useSession } from '../../shared/session/currentUser.ts'
import { urlFor } from '../../shared/place.ts'

/** The target of an invitation link: accepts it and opens what it is for. */
export function InvitationPage() {
  usePageTitle('Invitation')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  // A link works once, so it is requested once, however often this component renders.
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => {
      const accepted = await peopleApi.acceptInvitation(token)
      // The link also verifies the email.
      if (accepted.path !== null) await refreshCurrentUser()
      return accepted
    },
  })
  if (isError) return <NoInvitation />
  if (!data) return <Spinner page />
  if (data.path !== null) return <Redirect to={data.path} replace />
  return <SentToAnother token={token} sentTo={data.sentTo ?? ''} />
}

/** Asks the user to confirm an invitation that was sent to another address. */
function SentToAnother({ token, sentTo }: { readonly token: string; readonly sentTo: string }) {
  const session = useSession()
  const join = useMutation({ mutationFn: () => peopleApi.acceptInvitation(token, true) })
  const email = session.state === 'authenticated' ? session.user.email : ''
  if (join.data?.path) return <Redirect to={join.data.path} replace />
  if (join.error instanceof ApiError && join.error.status === 404) return <NoInvitation />
  return (
    <>
      <Header />
      <PageMessage
        title="Accept with this account?"
        text={
          join.isError
            ? 'The invitation could not be accepted. Please try again.'
            : `The invitation was sent to ${sentTo}. You are signed in as ${email}. The link works once.`
        }
      >
        <Button
          variant="primary"
          working={join.isPending}
          onClick={() => !join.isPending && join.mutate()}
        >
          Accept as {email}
        </Button>
        <a href={urlFor('/api/logout')} className={buttonClass()}>
          Sign Out
        </a>
      </PageMessage>
    </>
  )
}

function NoInvitation() {
  return (
    <>
      <Header />
      <PageMessage
        title="This invitation is no longer valid"
        text="It was already accepted, was withdrawn, or is older than 14 days. Ask the sender for a new one."
      >
        <Link href="/workspace" className={buttonClass({ variant: 'primary' })}>
          My Workspace
        </Link>
      </PageMessage>
    </>
  )
}
