import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, Redirect, useSearchParams } from 'wouter'
import { Header } from '../../shared/nav/Header.tsx'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { peopleApi } from '../../shared/peopleApi.ts'

/** Where the link of an invitation leads: it is accepted, and what it is to opens. */
export function InvitationPage() {
  usePageTitle('Invitation')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  // A link works once: it is asked for once, however often this is drawn.
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => peopleApi.acceptInvitation(token),
  })
  if (data) return <Redirect to={data.path} replace />
  if (!isError) return <Spinner page />
  return (
    <>
      <Header />
      <PageMessage
        title="This invitation is no longer valid"
        text="It was accepted before, or taken back. Ask whoever sent it for a new one."
      >
        <Link href="/workspace" className={buttonClass({ variant: 'primary' })}>
          My Workspace
        </Link>
      </PageMessage>
    </>
  )
}
