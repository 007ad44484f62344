import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  readonly numeric?: boolean
}

export interface DataTableProps<Row> {
  /** What the rows are, for who does not see the heading. */
  readonly label: string
  /** The first names the row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Said where there are no rows. */
  readonly empty: string
}

/** Rows with lines between them; on phones each is an item of two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, empty } = props
  const [first, ...others] = columns
  if (rows.length === 0) return <p className="py-6 text-ui text-ink-muted">{empty}</p>
  return (
    <>
      <table aria-label={label} className="w-full text-ui max-md:hidden">
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ head, numeric }) => (
              <th
                key={head}
                scope="col"
                className={`h-9 px-3 first:pl-0 last:pr-0 text-micro font-label text-ink-subtle ${side(numeric)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ head, cell, numeric }, index) => (
                <td
                  key={head}
                  className={`h-10.5 px-3 py-1.5 first:pl-0 last:pr-0 ${side(numeric)} ${index === 0 ? 'font-[560]' : ''}`}
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
            <div className="text-ui font-[560] break-words">{first?.cell(row)}</div>
            <dl className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
              {others.map(({ head, cell }) => (
                <div key={head} className="flex min-w-0 items-center gap-1.5">
                  <dt className="text-ink-subtle">{head}</dt>
                  <dd className="min-w-0 tabular-nums break-words">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function side(numeric = false): string {
  return numeric ? 'text-right tabular-nums' : 'text-left'
}
