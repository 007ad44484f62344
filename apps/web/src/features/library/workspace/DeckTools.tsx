import type { DeckFilter, DeckSort } from '@deckloom/contract'
import { Button, SearchField, Segment } from '@deckloom/ui'
import { ArrowLeft, LayoutGrid, List, Trash2 } from 'lucide-react'
import { PickField } from './PickField.tsx'
import type { DeckView } from './VirtualDecks.tsx'

export interface Choice {
  readonly search: string
  readonly filter: DeckFilter
  readonly sort: DeckSort
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'recent', label: 'Recent' },
  { value: 'shared', label: 'Shared' },
  { value: 'favorites', label: 'Favorites' },
  { value: 'with-me', label: 'Shared with me' },
] as const
const sorts = [
  { value: 'modified', label: 'Last modified' },
  { value: 'title', label: 'Title' },
  { value: 'created', label: 'Newest' },
] as const
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid {...icon} /> },
  { value: 'list', label: 'List', icon: <List {...icon} /> },
] as const

export interface DeckToolsProps {
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  readonly view: DeckView
  readonly onView: (view: DeckView) => void
}

/** Search, filter, sort order and view of a deck list, and the link to the trash. */
export function DeckTools({ choice, onChoice, view, onView }: DeckToolsProps) {
  const inTrash = choice.filter === 'trash'
  return (
    <search className="flex flex-wrap items-center gap-2.5">
      <div className="w-full md:w-80">
        <SearchField
          label="Search presentations"
          maxLength={100}
          value={choice.search}
          onChange={({ target }) => onChoice({ ...choice, search: target.value })}
        />
      </div>
      {!inTrash && (
        <PickField
          label="Filter"
          options={filters}
          value={choice.filter}
          onChange={(filter) => onChoice({ ...choice, filter })}
        />
      )}
      <PickField
        label="Sort"
        options={sorts}
        value={choice.sort}
        onChange={(sort) => onChoice({ ...choice, sort })}
      />
      <span className="flex-1 max-md:hidden" />
      <Button
        variant="quiet"
        icon={inTrash ? <ArrowLeft {...icon} /> : <Trash2 {...icon} />}
        onClick={() => onChoice({ ...choice, filter: inTrash ? 'all' : 'trash' })}
      >
        {inTrash ? 'Leave trash' : 'Trash'}
      </Button>
      <Segment label="View" options={views} value={view} onChange={onView} />
    </search>
  )
}
