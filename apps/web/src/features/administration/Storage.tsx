import type { StorageReport } from '@deckloom/contract'
import { useQuery } from '@tanstack/react-query'
import { countText } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { Panel } from '../../shared/data/Panel.tsx'
import { administrationApi, administrationKey } from './calls/administrationApi.ts'

const tables = {
  decks: ['Decks', 'Includes the search index and templates'],
  revisions: ['Old versions', 'Earlier versions of decks'],
  generations: ['Unfinished generations', 'Outlines and drafts in progress'],
  audit: ['Audit log', 'Who did what, and when'],
  visits: ['Visits', 'Includes daily activity'],
  mail: ['Email queue', 'Includes notifications'],
} as const satisfies Readonly<Record<keyof StorageReport['tables'], readonly [string, string]>>

const kinds = ['decks', 'revisions', 'generations', 'audit', 'visits', 'mail'] as const
const files = { pictures: 'Pictures', exports: 'Exports', mail: 'Email files' } as const

interface Row {
  readonly name: string
  readonly note: string
  readonly bytes: number
}

/** What uses disk space. */
export function Storage() {
  const storage = useQuery({
    queryKey: [administrationKey, 'storage'],
    queryFn: () => administrationApi.storage(),
    staleTime: 0,
  })
  return (
    <Panel
      title="Storage"
      note="What uses disk space. RETENTION_ variables set how long data is kept."
    >
      <Fetched query={storage} what="Storage use" box="h-60 w-full">
        {(report) => (
          <>
            <Disk report={report} />
            <DataTable
              label="Storage"
              columns={[
                { head: 'Kind', cell: ({ name }) => name },
                { head: 'Contents', cell: ({ note }) => note },
                { head: 'Size', numeric: true, cell: ({ bytes }) => sizeText(bytes) },
              ]}
              rows={rowsOf(report)}
              rowKey={({ name }) => name}
              empty="Nothing is stored."
            />
          </>
        )}
      </Fetched>
    </Panel>
  )
}

function Disk({ report: { database, disk } }: { readonly report: StorageReport }) {
  const used = disk.bytes - disk.free
  const percent = disk.bytes === 0 ? 0 : Math.round((100 * used) / disk.bytes)
  return (
    <dl className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-3">
      <Figure label="Database" value={sizeText(database)} />
      <Figure label="Available disk space" value={sizeText(disk.free)} />
      <Figure label="Disk used" value={`${percent}% of ${sizeText(disk.bytes)}`} />
    </dl>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-small text-ink-subtle">{label}</dt>
      <dd className="text-h3 font-heading">{value}</dd>
    </div>
  )
}

function rowsOf(report: StorageReport): readonly Row[] {
  const stored = report.files.map(({ kind, bytes, files: count, countedAt }) => ({
    name: files[kind],
    note: `${countText(count)} ${count === 1 ? 'file' : 'files'}, counted ${formatTimestamp(countedAt)}`,
    bytes,
  }))
  const inTables = kinds.map((kind) => {
    const [name, note] = tables[kind]
    return { name, note, bytes: report.tables[kind] }
  })
  return [...inTables, ...stored].toSorted((one, other) => other.bytes - one.bytes)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a size like "1.2 GB". */
function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** power)
}
