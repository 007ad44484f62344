import { plainText } from './inline.ts'
import type { Line } from './lines.ts'

export interface Cells {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Whether a line is a table rule such as '|---|:--:|'. */
export function isTableRule(line: string): boolean {
  return (
    line.includes('-') && /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/u.test(line.slice(0, 2000))
  )
}

/** Returns the cells between pipes. A pipe that is escaped or in code is not a separator. */
export function pipeCells(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isCode = false
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index] ?? ''
    if (sign === '\\' && line[index + 1] === '|') {
      cell += '|'
      index += 1
    } else if (sign === '|' && !isCode) {
      cells.push(cell)
      cell = ''
    } else {
      if (sign === '`') isCode = !isCode && line.includes('`', index + 1)
      cell += sign
    }
  }
  cells.push(cell)
  const trimmed = cells.map((text) => plainText(text))
  const from = line.trimStart().startsWith('|') ? 1 : 0
  const to = trimmed.length > 1 && trimmed.at(-1) === '' ? trimmed.length - 1 : trimmed.length
  return trimmed.slice(from, to)
}

/** Reads the table whose header is at a line with the rule below it. Returns its cells and the number of lines. */
export function pipeTable(
  lines: readonly Line[],
  at: number,
): { readonly cells: Cells; readonly count: number } | undefined {
  const [head, rule] = [lines[at], lines[at + 1]]
  if (!head?.text.includes('|') || !rule || !isTableRule(rule.text)) return undefined
  let end = at + 2
  while (end < lines.length && lines[end]?.text.includes('|') === true) end += 1
  const rows = [head, ...lines.slice(at + 2, end)].map((line) => pipeCells(line.text))
  const cells = evenRows(rows)
  return cells && { cells, count: end - at }
}

/** Makes rows as wide as the header: missing cells are empty, extra ones are joined to the last cell. */
export function evenRows(rows: readonly (readonly string[])[]): Cells | undefined {
  const [header, ...rest] = rows
  if (!header || header.length < 2) return undefined
  const width = header.length
  return {
    header,
    rows: rest.map((row) =>
      row.length <= width
        ? [...row, ...Array.from({ length: width - row.length }, () => '')]
        : [...row.slice(0, width - 1), row.slice(width - 1).join(' ')],
    ),
  }
}

const fewestRows = 3

/**
 * Reads a table aligned with spaces: at least three lines with gaps of two or more spaces at the same columns. Returns
 * its cells and the number of lines.
 */
export function columnTable(
  lines: readonly Line[],
  start: number,
): { readonly cells: Cells; readonly count: number } | undefined {
  const block: Line[] = []
  for (let index = start; index < lines.length && block.length < 400; index += 1) {
    const line = lines[index]
    if (!line || line.isBlank || !(gap.test(line.text.trim()) || isBox(line.text))) break
    block.push(line)
  }
  const drawn = block.filter((line) => !isBox(line.text))
  if (drawn.length < fewestRows) return undefined
  const edges = commonGaps(drawn.map(({ text }) => text))
  if (edges.length === 0) return undefined
  const rows = drawn.map(({ text }) => cellsAt(text, edges))
  const isTable = rows.every((row) => row.filter((cell) => cell !== '').length >= 2)
  const cells = isTable ? addHeader(rows) : undefined
  return cells && looksTabular(cells) ? { cells, count: block.length } : undefined
}

/** Makes the first row a header if it has words above numbers; otherwise the header is empty. */
function addHeader(rows: readonly (readonly string[])[]): Cells | undefined {
  const [first = [], ...rest] = rows
  const isHead = first.some((name, column) => {
    const numbers = rest.filter((row) => /\p{Nd}/u.test(row[column] ?? '')).length
    return name !== '' && !/\p{Nd}/u.test(name) && numbers >= rest.length * 0.6
  })
  return evenRows(isHead ? rows : [first.map(() => ''), ...rows])
}

const gap = /\S\s{2,}\S/u

function isBox(line: string): boolean {
  return /^[\s+\-=|┌┬┐├┼┤└┴┘─│]{3,}$/u.test(line.slice(0, 400))
}

/** Returns the columns of spaces, at least two wide, that run through all lines, as [from, to]. */
function commonGaps(lines: readonly string[]): readonly (readonly [number, number])[] {
  const width = Math.min(400, Math.max(...lines.map((line) => line.length)))
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length))
  const gaps: [number, number][] = []
  let open = -1
  for (let column = indent; column <= width; column += 1) {
    const isFree = column < width && lines.every((line) => (line[column] ?? ' ') === ' ')
    if (isFree && open < 0) open = column
    if (!isFree && open >= 0) {
      if (column - open >= 2 && column < width) gaps.push([open, column])
      open = -1
    }
  }
  return gaps
}

function cellsAt(line: string, edges: readonly (readonly [number, number])[]): readonly string[] {
  const starts = [0, ...edges.map(([, to]) => to)]
  return starts.map((start, index) =>
    line
      .slice(start, edges[index]?.[0] ?? line.length)
      .replace(/^[|│]|[|│]$/gu, '')
      .trim(),
  )
}

/** Whether cells look like a table. Prose set in two columns has neither short cells nor numbers. */
function looksTabular({ header, rows }: Cells): boolean {
  const cells = rows.flat().filter((cell) => cell !== '')
  const short = cells.filter((cell) => cell.length <= 30).length
  const isSparse = cells.length < rows.length * header.length * 0.6
  return !isSparse && short >= cells.length * 0.6 && header.length <= 12
}
