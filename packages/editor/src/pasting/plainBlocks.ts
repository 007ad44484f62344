import type { RichLine } from '../edits/richText.ts'
import type { PastedBlock } from './pastedBlocks.ts'
import { withTypedLists } from './typedLists.ts'

/** Reads text without any format: its lists and tables are those that people type. */
export function plainBlocks(text: string): readonly PastedBlock[] {
  const lines = linesOf(text)
  const listed = withTypedLists(lines)
  if (listed.some(({ list }) => list !== undefined)) return [{ kind: 'text', lines: listed }]
  const rows = rowsIn(text)
  if (rows) return [{ kind: 'table', rows }]
  return lines.length === 0 ? [] : [{ kind: 'text', lines }]
}

/** Keeps a text as it is, such as code. */
export function keptBlocks(text: string): readonly PastedBlock[] {
  const lines = linesOf(text)
  return lines.length === 0 ? [] : [{ kind: 'text', lines }]
}

function linesOf(text: string): readonly RichLine[] {
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n')
  return lines
    .slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1)
    .map((line) => ({ runs: isFilled(line) ? [{ text: line.trimEnd() }] : [] }))
}

// Cells as spreadsheets write them: the same number of tabs in every line.
function rowsIn(text: string): readonly (readonly string[])[] | undefined {
  const rows = text
    .replaceAll(/\r\n?/gu, '\n')
    .replace(/\n+$/u, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every(({ length }) => length === width)
    ? rows
    : undefined
}

function isFilled(line: string): boolean {
  return line.trim() !== ''
}
