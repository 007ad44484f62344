import { Button, IconButton } from '@deckloom/ui'
import { ArchiveRestore, FolderInput, Star, Trash2, X } from 'lucide-react'
import { useEffect } from 'react'
import type { DeckListContext } from './DeckListContext.ts'

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface SelectionBarProps {
  readonly desk: DeckListContext
  readonly inTrash: boolean
}

/** Actions on all selected decks; Escape clears the selection. */
export function SelectionBar({ desk, inTrash }: SelectionBarProps) {
  const { decks, clear, selectAll } = desk.selection
  useEffect(() => {
    const handleKey = ({ key, target }: KeyboardEvent) => {
      const inOverlay = target instanceof Element && target.closest('[role=dialog],[role=menu]')
      if (key === 'Escape' && !inOverlay) clear()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [clear])
  return (
    <section
      aria-label="Selected presentations"
      className="sticky bottom-4 z-20 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-1.5 rounded-card bg-surface-raised p-2 shadow-float"
    >
      <p aria-live="polite" className="px-2 text-ui font-label tabular-nums">
        {decks.length} selected
      </p>
      <Button size="small" variant="quiet" onClick={selectAll}>
        Select all
      </Button>
      {inTrash ? <TrashActions desk={desk} /> : <DeckActions desk={desk} />}
      <IconButton
        size="small"
        label="Clear selection"
        icon={<X size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={clear}
      />
    </section>
  )
}

function DeckActions({ desk }: Pick<SelectionBarProps, 'desk'>) {
  const { changes } = desk
  const { decks, clear } = desk.selection
  const favorites = decks.every(({ isFavorite }) => isFavorite)
  const mark = () => {
    changes.mark(decks, !favorites)
    clear()
  }
  const trash = () => {
    changes.trash(decks)
    clear()
  }
  return (
    <>
      <Button size="small" icon={<Star {...icon} />} onClick={mark}>
        {favorites ? 'Remove from favorites' : 'Add to favorites'}
      </Button>
      <Button size="small" icon={<FolderInput {...icon} />} onClick={() => desk.onMove(decks)}>
        Move to Folder
      </Button>
      <Button size="small" icon={<Trash2 {...icon} />} onClick={trash}>
        Delete
      </Button>
    </>
  )
}

function TrashActions({ desk }: Pick<SelectionBarProps, 'desk'>) {
  const { decks, clear } = desk.selection
  const restore = () => {
    desk.changes.restore(decks)
    clear()
  }
  return (
    <>
      <Button size="small" icon={<ArchiveRestore {...icon} />} onClick={restore}>
        Restore
      </Button>
      <Button size="small" icon={<Trash2 {...icon} />} onClick={() => desk.onErase(decks)}>
        Delete permanently
      </Button>
    </>
  )
}
