import { buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { AskForAccess } from '../../features/reader/AskForAccess.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

export interface ClosedDeckProps {
  readonly id: number
  /** The user's address: people with two accounts often have the wrong one open. */
  readonly email: string
  /** Called once the user may see the deck. */
  readonly onAllowed: () => void
}

/** Shown for a deck that does not exist, or that the user may not see: both look the same. */
export function ClosedDeck({ id, email, onAllowed }: ClosedDeckProps) {
  usePageTitle('Failed to load presentation')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <PageMessage
        title="Failed to load presentation"
        text={`It doesn’t exist, or it isn’t shared with you. You’re signed in as ${email}.`}
      >
        <AskForAccess deckId={id} onAllowed={onAllowed} />
        <Link href="/" className={buttonClass({ size: 'large' })}>
          Back to Dashboard
        </Link>
      </PageMessage>
    </div>
  )
}
