import { Button, Cloth, ConfirmDialog, EmptyState } from '@deckloom/ui'
import { useState } from 'react'
import { scrapCloth } from '../../../shared/brand/cloths.ts'
import { NoDecks } from '../NoDecks.tsx'
import type { PageActions } from './DeckListContext.ts'
import { DeckList } from './DeckList.tsx'
import { type Choice, DeckTools } from './DeckTools.tsx'
import { keepView, readView } from './keptView.ts'
import { useDeckChanges } from './decks/useDeckChanges.ts'
import { useSettled } from '../../../shared/useSettled.ts'
import type { DeckView } from './VirtualDecks.tsx'

const pauseMs = 200

/** All decks of the user, with search, filter and sort order; the trash is one of the filters. */
export function PresentationsTab({ page }: { readonly page: PageActions }) {
  const [choice, setChoice] = useState<Choice>({ search: '', filter: 'all', sort: 'modified' })
  const [view, setView] = useState<DeckView>(readView)
  const search = useSettled(choice.search.trim(), pauseMs)
  const { filter, sort } = choice
  const asksForAll = search === '' && filter === 'all'
  const showView = (next: DeckView) => {
    setView(next)
    keepView(next)
  }
  return (
    <div className="flex flex-col gap-5">
      <DeckTools choice={choice} onChoice={setChoice} view={view} onView={showView} />
      {filter === 'trash' && <TrashNote />}
      <div>
        <DeckList
          question={{ filter, sort, ...(search !== '' && { q: search }) }}
          view={view}
          page={page}
          empty={asksForAll ? <NoDecks /> : <NothingFound inTrash={filter === 'trash'} />}
        />
      </div>
    </div>
  )
}

function NothingFound({ inTrash }: { readonly inTrash: boolean }) {
  return (
    <EmptyState
      picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
      title={inTrash ? 'The trash is empty' : 'No presentations found'}
      text={
        inTrash
          ? 'Deleted presentations stay here for 30 days'
          : 'Try adjusting your search or filter'
      }
    />
  )
}

function TrashNote() {
  const { emptyTrash } = useDeckChanges()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-sunken px-4 py-3 text-ui text-ink-muted">
      Presentations are deleted permanently after 30 days in the trash.
      <Button size="small" onClick={() => setAsking(true)}>
        Empty trash
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Empty the trash?"
        text="Every presentation in the trash will be deleted permanently. This cannot be undone."
        action="Empty trash"
        onConfirm={emptyTrash}
      />
    </div>
  )
}
