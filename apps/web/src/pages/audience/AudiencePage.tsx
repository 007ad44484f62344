import { ApiError, type Presentation } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import { Button, buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Audience } from '../../features/audience/Audience.tsx'
import { audienceQuery, firstChoice } from '../../features/audience/audienceQuery.ts'
import { Header } from '../../shared/nav/Header.tsx'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { isDeckId, presentationQuery } from '../editor/presentationQuery.ts'

/** Who read a deck, for its owner and invited editors. `id` from the URL. */
export function AudiencePage({ id }: { readonly id: string }) {
  useEffect(() => void warmUpTypesetter(), [])
  const { data, error, refetch } = useQuery({
    ...presentationQuery(Number(id)),
    enabled: isDeckId(id),
  })
  usePageTitle(data ? `Audience of ${data.title}` : 'Audience')
  if (isDeckId(id) && !data && !error) return <Spinner page label="Loading the audience..." />
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {data ? (
        <OpenedDeck deck={data} />
      ) : (
        <Unopened isMissing={!isDeckId(id) || isMissing(error)} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function OpenedDeck({ deck }: { readonly deck: Presentation }) {
  const { id, title, slides } = deck
  const { error } = useQuery(audienceQuery(id, firstChoice))
  if (error instanceof ApiError && error.status === 403) {
    return (
      <PageMessage
        title="You can’t see this audience"
        text="Only the owner and editors who were invited can see who read this presentation."
      >
        <Link href={`/editor/${id}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Back to the presentation
        </Link>
      </PageMessage>
    )
  }
  return (
    <main id="content">
      <Audience deck={{ id, title: title || deckDefaults.untitledTitle, slides }} />
    </main>
  )
}

interface UnopenedProps {
  readonly isMissing: boolean
  readonly onRetry: () => void
}

function Unopened({ isMissing: missing, onRetry }: UnopenedProps) {
  if (!missing) {
    return (
      <PageMessage title="The audience could not be loaded" text="Check your connection.">
        <Button variant="primary" size="large" onClick={onRetry}>
          Try again
        </Button>
      </PageMessage>
    )
  }
  return (
    <PageMessage
      title="Presentation Not Found"
      text="The presentation you're looking for doesn't exist or you don't have permission to view it."
    >
      <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
        Back to Dashboard
      </Link>
    </PageMessage>
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
