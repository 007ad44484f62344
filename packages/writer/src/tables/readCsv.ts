import type { TableInput } from './tablePage.ts'

const marks = [',', ';', '\t', '|'] as const
const sample = 20
const fewestLines = 3
/** Maximum lines around the rows that are not rows, such as a title, a source or a footnote. */
const mostRemarks = 3
/** Maximum characters of a cell in a sheet with uneven rows. */
const longestRagged = 40

/**
 * Reads a delimited text as a table, or returns undefined if it is not one. Lines with a single cell are returned
 * separately.
 */
export function readCsv(
  text: string,
): { readonly table: TableInput; readonly remarks: readonly string[] } | undefined {
  const [, named, rest = ''] = /^sep=(.)\n([\s\S]*)$/u.exec(text) ?? []
  const body = named === undefined ? text : rest
  // A comma in numbers is not a delimiter: the delimiter is the one that occurs most in the header.
  const parted = marks.filter((one) => isParted(body, one))
  const mark = named ?? parted.toSorted((a, b) => cellsOfHead(body, b) - cellsOfHead(body, a))[0]
  if (mark === undefined) return undefined
  const rows = filledRows(body, mark)
  const width = widthOf(rows)
  const remarks = rows.filter((row) => row.filter((cell) => cell !== '').length === 1 && width > 1)
  const [header, ...cells] = rows.filter((row) => !remarks.includes(row))
  if (!header || cells.length < fewestLines - 1) return undefined
  return {
    table: {
      header,
      rows: cells.map((row) =>
        header.map((_, column) =>
          column === width - 1 ? row.slice(column).join(`${mark} `) : (row[column] ?? ''),
        ),
      ),
    },
    remarks: remarks.map((row) => row.join('')),
  }
}

function cellsOfHead(text: string, mark: string): number {
  const [head = ''] = text.trimStart().split('\n', 1)
  return rowsOf(head, mark)[0]?.length ?? 0
}

/** Whether a text is delimited: nearly all lines have as many cells as the first, and the cells are not sentences. */
function isParted(text: string, mark: string): boolean {
  const all = filledRows(text.slice(0, 20_000), mark).slice(0, sample)
  const width = widthOf(all)
  const rows = all.slice(all.findIndex((row) => row.length === width))
  if (rows.length < fewestLines || width < 2) return false
  const full = rows.filter((row) => row.length > 1)
  const alike = full.filter((row) => row.length === width).length
  // Missing or extra cells are tolerated in a sheet whose cells are all short.
  const isShort = rows.flat().every((cell) => cell.length <= longestRagged)
  const words = rows.flat().filter((cell) => cell.split(/\s+/u).length > 8).length
  // Prose has spaces after commas, sheets do not.
  const isProse = mark === ',' && width < 4 && isSpaced(text)
  return (
    !isProse &&
    full.length >= fewestLines &&
    rows.length - full.length <= mostRemarks &&
    alike >= full.length * (isShort ? 0.5 : 0.85) &&
    words <= rows.length * 0.3 &&
    !rows.flat().some((cell) => /^[-:]{3,}$/u.test(cell))
  )
}

/** Whether commas are followed by spaces, outside of quotes. */
function isSpaced(text: string): boolean {
  const bare = text.replace(/"[^"]*"/gu, '')
  return bare.split(', ').length > bare.split(',').length / 2
}

function filledRows(text: string, mark: string): readonly (readonly string[])[] {
  return rowsOf(text, mark).filter((row) => row.some((cell) => cell !== ''))
}

/** Returns the number of header columns; a line or two may precede the header. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const header = rows.slice(0, mostRemarks + 1).find((row) => row.filter(Boolean).length > 1)
  return header?.length ?? rows[0]?.length ?? 0
}

/** Splits a text into rows. Quoted cells may contain the delimiter, line feeds and doubled quotes. */
function rowsOf(text: string, mark: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const close = (): void => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (const sign of signsOf(text)) {
    if (sign === '"') isQuoted = isQuoted ? false : cell.trim() === ''
    else if (isQuoted || (sign !== mark && sign !== '\n')) cell += sign === '""' ? '"' : sign
    else {
      close()
      if (sign === '\n') rows.push([])
    }
  }
  close()
  return rows
}

/** Yields the characters of a text, with two consecutive quotes as one, since within quotes they stand for one. */
function* signsOf(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += 1) {
    const isDoubled = text[at] === '"' && text[at + 1] === '"'
    yield isDoubled ? '""' : (text[at] ?? '')
    if (isDoubled) at += 1
  }
}
