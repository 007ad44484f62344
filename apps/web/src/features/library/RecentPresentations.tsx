import type { PresentationListItem } from '@deckloom/contract'
import { Button, buttonClass, Cloth, ConfirmDialog, EmptyState, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { scrapCloth } from '../../shared/brand/cloths.ts'
import { presentationsQuery } from '../../shared/presentations.ts'
import { DeckCard, deckName } from './DeckCard.tsx'
import { useDeckActions } from './useDeckActions.ts'

const firstShown = 8

/** The decks edited last, newest first. */
export function RecentPresentations() {
  const { data, isError, refetch } = useQuery(presentationsQuery)
  return (
    <section aria-labelledby="recent-heading">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recent-heading" className="font-display text-h2 font-[660]">
          Recent Presentations
        </h2>
        <Link
          href="/workspace"
          className="rounded-slide text-ui font-action text-primary hover:underline hover:underline-offset-4"
        >
          View all
        </Link>
      </div>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonCards />}
      {data?.length === 0 && <NoDecks />}
      {data && data.length > 0 && <Decks decks={data} />}
    </section>
  )
}

function Decks({ decks }: { readonly decks: readonly PresentationListItem[] }) {
  const [now] = useState(() => Date.now())
  const [all, setAll] = useState(false)
  const [doomed, setDoomed] = useState<PresentationListItem>()
  const { duplicate, remove, share } = useDeckActions()
  const newest = decks.toSorted((a, b) => Date.parse(b.lastModified) - Date.parse(a.lastModified))
  return (
    <>
      <Grid>
        {newest.slice(0, all ? undefined : firstShown).map((deck) => (
          <li key={deck.id}>
            <DeckCard
              deck={deck}
              now={now}
              onDuplicate={() => duplicate(deck)}
              onDelete={() => setDoomed(deck)}
              onShare={share}
            />
          </li>
        ))}
      </Grid>
      {!all && decks.length > firstShown && (
        <Button className="mt-6" onClick={() => setAll(true)}>
          Show {decks.length - firstShown} more
        </Button>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => !open && setDoomed(undefined)}
        title="Delete this presentation?"
        text={`“${doomed ? deckName(doomed) : ''}” and its slides are deleted. This cannot be undone.`}
        action="Delete"
        onConfirm={() => doomed && remove(doomed)}
      />
    </>
  )
}

function Grid({ children }: { readonly children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 lg:grid-cols-4">{children}</ul>
}

function SkeletonCards() {
  return (
    <Grid>
      {[1, 2, 3, 4].map((card) => (
        <li key={card} data-skeleton="deck" className="flex flex-col gap-2.5">
          <Skeleton className="aspect-video w-full rounded-chip" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </li>
      ))}
    </Grid>
  )
}

function NoDecks() {
  return (
    <EmptyState
      picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
      title="No presentations found"
      text="Create your first presentation to get started"
      action={
        <Link href="/editor/new" className={buttonClass({ variant: 'secondary' })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          New Presentation
        </Link>
      }
    />
  )
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-sheet"
    >
      <h3 className="text-h3 font-heading">Your presentations could not be loaded</h3>
      <p className="text-ui text-ink-muted">
        They are kept on the server; only the list is missing.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
