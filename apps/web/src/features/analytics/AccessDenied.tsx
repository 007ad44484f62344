import { buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'

/** For signed-in users who are not administrators. */
export function AccessDenied() {
  return (
    <PageMessage
      title="Access Denied"
      text="You need administrator privileges to access this page."
    >
      <Link href="/dashboard" className={buttonClass({ variant: 'primary', size: 'large' })}>
        Return to Dashboard
      </Link>
    </PageMessage>
  )
}
