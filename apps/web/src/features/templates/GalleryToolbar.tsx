import { SearchField, Segment, SelectField } from '@deckloom/ui'
import { LayoutGrid, List } from 'lucide-react'
import { filtersHere } from './chooseTemplates.ts'
import type { GalleryState } from './useGalleryState.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid {...icon} /> },
  { value: 'list', label: 'List', icon: <List {...icon} /> },
] as const

/** Search, filter, and the switch between cards and rows. */
export function GalleryToolbar({ state }: { readonly state: GalleryState }) {
  const { search, filter, view, change } = state
  return (
    <search className="flex flex-wrap items-center gap-2.5">
      <div className="w-full md:w-80">
        <SearchField
          label="Search templates"
          maxLength={100}
          value={search}
          onChange={(event) => change({ q: event.currentTarget.value })}
        />
      </div>
      <div className="min-w-0 flex-1 md:w-45 md:flex-none">
        <SelectField
          label="Filter"
          labelHidden
          options={filtersHere()}
          value={filter}
          onChange={(event) => change({ filter: event.currentTarget.value })}
        />
      </div>
      <div className="md:ml-auto">
        <Segment
          label="View"
          options={views}
          value={view}
          onChange={(chosen) => change({ view: chosen })}
        />
      </div>
    </search>
  )
}
