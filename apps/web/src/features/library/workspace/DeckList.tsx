import { ConfirmDialog, Skeleton } from '@deckloom/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { MoveDecks } from '../folders/MoveDecks.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import type { PageActions } from './DeckListContext.ts'
import { type DeckQuestion, deckPages } from './decks/deckPages.ts'
import { SelectionBar } from './SelectionBar.tsx'
import {
  countPresentations,
  type Decks as DeckRows,
  useDeckChanges,
} from './decks/useDeckChanges.ts'
import { useSelection } from './useSelection.ts'
import { type DeckView, VirtualDecks, type VirtualDecksProps } from './VirtualDecks.tsx'

export interface DeckListProps {
  readonly page: PageActions
  readonly question: DeckQuestion
  readonly view: DeckView
  /** Maximum number of columns. */
  readonly columns?: 2 | 4
  /** Shown instead of an empty list. */
  readonly empty: ReactNode
}

/** All decks that match a query, loaded page by page while scrolling, with the actions on them. */
export function DeckList({ page, question, view, columns = 4, empty }: DeckListProps) {
  const answer = useInfiniteQuery(deckPages(question))
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    answer
  const handleEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  if (!data) {
    return isError ? <LoadFailure onRetry={() => void answer.refetch()} /> : <SkeletonCards />
  }
  const decks = data.pages.flatMap(({ items }) => items)
  if (decks.length === 0) return empty
  const total = data.pages[0]?.total ?? decks.length
  return (
    <>
      <p aria-live="polite" className="mb-3 text-small text-ink-subtle tabular-nums">
        {countPresentations(total)}
      </p>
      <div aria-busy={isPlaceholderData}>
        <Decks
          decks={decks}
          total={total}
          view={view}
          columns={columns}
          inTrash={question.filter === 'trash'}
          onEnd={handleEnd}
          page={page}
        />
      </div>
      {isError && <LoadFailure onRetry={() => void fetchNextPage()} />}
    </>
  )
}

interface DecksProps extends Pick<
  VirtualDecksProps,
  'decks' | 'total' | 'view' | 'columns' | 'onEnd'
> {
  readonly inTrash: boolean
  readonly page: PageActions
}

function Decks({ inTrash, page, ...list }: DecksProps) {
  const [now] = useState(() => Date.now())
  const [doomed, setDoomed] = useState<DeckRows>([])
  const [moving, setMoving] = useState<DeckRows>([])
  const changes = useDeckChanges()
  const selection = useSelection(list.decks)
  const desk = { ...page, changes, selection, now, onErase: setDoomed, onMove: setMoving }
  return (
    <>
      <VirtualDecks {...list} desk={desk} />
      {selection.decks.length > 0 && <SelectionBar desk={desk} inTrash={inTrash} />}
      {moving.length > 0 && (
        <MoveDecks
          decks={moving}
          onMove={(folderId) => {
            changes.move(moving, folderId)
            selection.clear()
          }}
          onClose={() => setMoving([])}
        />
      )}
      <ConfirmDialog
        open={doomed.length > 0}
        onOpenChange={(open) => !open && setDoomed([])}
        title={
          doomed.length === 1
            ? 'Delete this presentation permanently?'
            : `Delete ${doomed.length} presentations permanently?`
        }
        text="Slides, earlier versions and links will be deleted too. This cannot be undone."
        action="Delete permanently"
        onConfirm={() => changes.erase(doomed)}
      />
    </>
  )
}

function SkeletonCards() {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <li key={card} data-skeleton="deck" className="flex flex-col gap-2.5">
          <Skeleton className="aspect-video w-full rounded-chip" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </li>
      ))}
    </ul>
  )
}
