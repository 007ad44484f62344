import { Cloth, EmptyState, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { scrapCloth } from '../../../shared/brand/cloths.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { deckName } from '../deckName.ts'
import { DeckThumbnail } from '../DeckThumbnail.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { UnreadComments } from '../UnreadComments.tsx'
import { countSlides, deckUrl } from './decks/deckFacts.ts'
import { relativeTime } from './decks/relativeTime.ts'
import { workspaceApi } from './decks/workspaceApi.ts'

const shown = 10

/** The most recently changed decks. */
export function RecentTab() {
  const [now] = useState(() => Date.now())
  const { data, isError, refetch } = useQuery({
    queryKey: [...presentationsKey, 'latest'],
    queryFn: () => workspaceApi.listPage({ limit: shown }),
    staleTime: 0,
  })
  if (isError) return <LoadFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  if (data.items.length === 0) {
    return (
      <EmptyState
        picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
        title="No presentations found"
        text="Create your first presentation to get started"
      />
    )
  }
  return (
    <ul className="divide-y divide-line">
      {data.items.map((deck) => (
        <li
          key={deck.id}
          className="relative flex items-center gap-4 px-3 py-3 hover:bg-surface-hover"
        >
          <div className="w-24 shrink-0 overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]">
            <DeckThumbnail deck={deck} />
          </div>
          <div className="min-w-0 flex-1">
            <h3 className="truncate text-body font-action">
              <Link href={deckUrl(deck)} className="rounded-slide after:absolute after:inset-0">
                {deckName(deck)}
              </Link>
            </h3>
            <p className="text-small text-ink-subtle tabular-nums">
              Modified {relativeTime(Date.parse(deck.lastModified), now)}
            </p>
          </div>
          <UnreadComments deck={deck} />
          <p className="text-small whitespace-nowrap text-ink-muted tabular-nums">
            {countSlides(deck.slideCount)}
          </p>
        </li>
      ))}
    </ul>
  )
}
