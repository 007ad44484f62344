import type { PresentationListItem } from '@deckloom/contract'
import { Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { presentationsQuery } from '../../shared/presentations.ts'
import { DeckCard } from './DeckCard.tsx'
import { deckName } from './deckName.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NoDecks } from './NoDecks.tsx'
import { useDeckActions } from './useDeckActions.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const DeleteDeckDialog = lazyPart(
  async () => (await import('./DeleteDeckDialog.tsx')).DeleteDeckDialog,
)

const firstShown = 8

export interface RecentPresentationsProps {
  readonly onShare: (deck: { readonly id: number; readonly title: string }) => void
}

/** The most recently edited decks, newest first. */
export function RecentPresentations({ onShare }: RecentPresentationsProps) {
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
      {data && data.length > 0 && <Decks decks={data} onShare={onShare} />}
    </section>
  )
}

function Decks({
  decks,
  onShare,
}: RecentPresentationsProps & { readonly decks: readonly PresentationListItem[] }) {
  const [now] = useState(() => Date.now())
  const [all, setAll] = useState(false)
  const [doomed, setDoomed] = useState<PresentationListItem>()
  const { duplicate, remove } = useDeckActions()
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
              onShare={() => onShare({ id: deck.id, title: deckName(deck) })}
            />
          </li>
        ))}
      </Grid>
      {!all && decks.length > firstShown && (
        <Button className="mt-6" onClick={() => setAll(true)}>
          Show {decks.length - firstShown} more
        </Button>
      )}
      {doomed && (
        <Suspense>
          <DeleteDeckDialog
            name={deckName(doomed)}
            onClose={() => setDoomed(undefined)}
            onDelete={() => remove(doomed)}
          />
        </Suspense>
      )}
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
