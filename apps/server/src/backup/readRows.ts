import type { TableFacts } from './describeDatabase.ts'
import type { Source } from './openSource.ts'

/** Rows of a table in COPY's text format, which is the same in every version of PostgreSQL. */
export interface RowPiece {
  readonly bytes: Buffer
  readonly rows: number
}

const pieceBytes = 8_000_000
const newline = 10

/**
 * The rows of a table in chunks of some megabytes and at least one row. Reads a few pages at a
 * time: the embedded database returns each result whole.
 */
export async function* readRows(source: Source, table: TableFacts): AsyncGenerator<RowPiece> {
  const perPage = table.bytes / Math.max(1, table.pages)
  const step = Math.min(4_096, Math.max(1, Math.floor(pieceBytes / Math.max(1, perPage))))
  const columns = table.columns.map(quoteIdentifier).join(', ')
  for (let page = 0; page < table.pages; page += step) {
    // The last range is open: the table may have grown since it was measured.
    const end = page + step < table.pages ? `and ctid < '(${page + step},0)'` : ''
    const select = `select ${columns} from public.${quoteIdentifier(table.name)} where ctid >= '(${page},0)' ${end}`
    yield* splitPieces(source.copyOut(select))
  }
}

/** Splits after rows: COPY's text format escapes all other newlines. */
async function* splitPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RowPiece> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    const cut = length + chunk.length < pieceBytes ? 0 : chunk.lastIndexOf(newline) + 1
    if (cut > 0) {
      yield pieceOf([...waiting, chunk.subarray(0, cut)])
      waiting = []
      length = 0
    }
    waiting.push(chunk.subarray(cut))
    length += chunk.length - cut
  }
  if (length > 0) yield pieceOf(waiting)
}

function pieceOf(chunks: readonly Uint8Array[]): RowPiece {
  const bytes = Buffer.concat(chunks)
  let rows = 0
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) rows += 1
  return { bytes, rows }
}

/** A quoted SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
