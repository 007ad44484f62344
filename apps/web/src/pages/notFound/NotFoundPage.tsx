import { buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { Header } from '../../shared/nav/Header.tsx'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

export function NotFoundPage() {
  usePageTitle('404 Page Not Found')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <PageMessage title="404 Page Not Found" text="Did you forget to add the page to the router?">
        <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
          Back home
        </Link>
      </PageMessage>
    </div>
  )
}
