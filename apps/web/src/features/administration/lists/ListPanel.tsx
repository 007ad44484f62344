import { SearchField } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../shared/data/DataTable.tsx'
import { Fetched } from '../../../shared/data/Fetched.tsx'
import { Panel } from '../../../shared/data/Panel.tsx'
import { Older } from './Older.tsx'
import type { ListPage } from '../calls/useListPage.ts'

export interface ListPanelProps<Item> {
  readonly title: string
  readonly note: string
  /** What is listed, as in "The sessions could not be loaded". */
  readonly what: string
  readonly searchLabel: string
  readonly list: ListPage<Item>
  readonly columns: readonly Column<Item>[]
  readonly rowKey: (item: Item) => string | number
  /** Text for an empty list, and for a search without results. */
  readonly empty: string
  readonly unfound: string
  /** Form that adds to the list, above the search. */
  readonly form?: ReactNode
  /** Dialogs about what is listed. */
  readonly children?: ReactNode
}

/** A list with a search above it and a button for older rows below. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { title, note, what, searchLabel, list, columns, rowKey, empty, unfound, form, children } =
    props
  return (
    <Panel title={title} note={note}>
      {form}
      <div className="mb-4 max-w-96">
        <SearchField
          label={searchLabel}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      </div>
      <Fetched query={list.query} what={`The ${what}`} box="h-96 w-full">
        {(rows) => (
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            empty={list.isSearched ? unfound : empty}
          />
        )}
      </Fetched>
      <Older list={list.query} />
      {children}
    </Panel>
  )
}
