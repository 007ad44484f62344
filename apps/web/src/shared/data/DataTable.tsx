import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Whether to align right, for numbers. */
  readonly numeric?: boolean
  /** Whether it holds the row's actions: on the right, or on phones next to the row's name. */
  readonly isAction?: boolean
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Text if there are no rows. */
  readonly empty: string
}

/** Rows with lines between them; on phones each is an item of a few lines, without empty cells. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, empty } = props
  const [first, ...rest] = columns
  const action = rest.find(({ isAction }) => isAction)
  const others = rest.filter(({ isAction }) => !isAction)
  if (rows.length === 0) return <p className="py-6 text-ui text-ink-muted">{empty}</p>
  return (
    <>
      <table aria-label={label} className="w-full text-ui max-md:hidden">
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ head, numeric, isAction }) => (
              <th
                key={head}
                scope="col"
                className={`h-9 px-3 first:pl-0 last:pr-0 text-micro font-label text-ink-subtle ${side(numeric ?? isAction)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ head, cell, numeric, isAction }, index) => (
                <td
                  key={head}
                  className={`h-10.5 px-3 py-1.5 first:pl-0 last:pr-0 ${side(numeric ?? isAction)} ${index === 0 ? 'font-[560]' : ''}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={label} className="divide-y divide-line md:hidden">
        {rows.map((row) => (
          <li key={rowKey(row)} className="py-2.5">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 text-ui font-[560] break-words">{first?.cell(row)}</div>
              {action && <div className="shrink-0 text-small">{action.cell(row)}</div>}
            </div>
            <dl className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
              {others.map(({ head, cell }) => (
                <Fact key={head} head={head} value={cell(row)} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function Fact({ head, value }: { readonly head: string; readonly value: ReactNode }) {
  if (value === null || value === '') return null
  return (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className="shrink-0 text-ink-subtle">{head}</dt>
      <dd className="min-w-0 tabular-nums break-words">{value}</dd>
    </div>
  )
}

function side(numeric = false): string {
  return numeric ? 'text-right whitespace-nowrap tabular-nums' : 'text-left'
}
