import type { PresentationListItem } from '@deckloom/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DeckListContext } from './DeckListContext.ts'
import { DeckLine } from './DeckLine.tsx'
import { DeckTile } from './DeckTile.tsx'
import { useColumns } from './useColumns.ts'

export type DeckView = 'grid' | 'list'

export interface VirtualDecksProps {
  readonly decks: readonly PresentationListItem[]
  readonly view: DeckView
  readonly desk: DeckListContext
  /** Maximum number of columns; fewer on narrow screens. */
  readonly columns: 2 | 4
  /** Total number of decks, including those not loaded yet. */
  readonly total: number
  /** Called when the end of the loaded decks comes near. */
  readonly onEnd: () => void
}

/** Renders only the rows of decks near the visible part of the page, so that ten thousand scroll like ten. */
export function VirtualDecks({
  decks,
  view,
  desk,
  columns: most,
  total,
  onEnd,
}: VirtualDecksProps) {
  const columns = Math.min(useColumns(), most)
  const perRow = view === 'grid' ? columns : 1
  const rows = Math.ceil(decks.length / perRow)
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // Content above the list changes with what is listed.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  }, [decks, view])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => (view === 'grid' ? 260 : 66),
    overscan: view === 'grid' ? 3 : 10,
    scrollMargin: top,
    getItemKey: (row) => `${view} ${perRow} ${decks[row * perRow]?.id}`,
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastShown >= rows - 3) onEnd()
  }, [lastShown, rows, onEnd])
  // Rows sit between the list and its items, which <ul> and <li> do not allow.
  /* oxlint-disable jsx-a11y/prefer-tag-over-role */
  return (
    <div ref={list} role="list" className="relative" style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          role="none"
          className={rowClass(view, most)}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {decks.slice(index * perRow, (index + 1) * perRow).map((deck, place) => (
            <div
              key={deck.id}
              role="listitem"
              aria-setsize={total}
              aria-posinset={index * perRow + place + 1}
              className="min-w-0"
            >
              {view === 'grid' ? (
                <DeckTile deck={deck} desk={desk} />
              ) : (
                <DeckLine deck={deck} desk={desk} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function rowClass(view: DeckView, most: 2 | 4): string {
  const row = 'absolute inset-x-0 top-0'
  if (view === 'list') return row
  const grid = `${row} grid grid-cols-2 gap-x-3 pb-6 sm:gap-x-5 lg:gap-x-6`
  return most === 4 ? `${grid} md:grid-cols-3 lg:grid-cols-4` : grid
}
