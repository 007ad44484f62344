import { escapeMarkdown, markdownTable } from '../markdown/write.ts'
import { readLimits } from '@deckloom/deck'

export interface SheetText {
  readonly markdown: string
  /** Number of omitted rows. */
  readonly left: number
}

type Rows = readonly (readonly string[])[]

/**
 * Returns the blocks of a sheet: blank rows separate them, a single row is a sentence, the rest are
 * tables.
 */
export function tableBlocks(rows: Rows): SheetText {
  const { sheetRows, sheetColumns } = readLimits
  const trimmed = rows.map((row) => row.map((cell) => cell.trim()))
  const shown = trimmed.slice(0, sheetRows)
  const blocks = divide(shown).map((block) => blockText(withoutBlankColumns(block, sheetColumns)))
  return {
    markdown: blocks.filter((block) => block !== '').join('\n\n'),
    left: trimmed.slice(sheetRows).filter((row) => !isBlank(row)).length,
  }
}

function divide(rows: Rows): readonly Rows[] {
  const blocks: (readonly string[])[][] = [[]]
  for (const row of rows) {
    if (isBlank(row)) blocks.push([])
    else blocks.at(-1)?.push(row)
  }
  return blocks.filter((block) => block.length > 0)
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === '')
}

function withoutBlankColumns(block: Rows, most: number): Rows {
  const width = Math.max(...block.map((row) => row.length))
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    block.some((row) => (row[column] ?? '') !== ''),
  )
  return block.map((row) => used.slice(0, most).map((column) => row[column] ?? ''))
}

/** A title is often directly above its table. */
function blockText(block: Rows): string {
  const [first = [], ...rest] = block
  if (
    rest.length > 0 &&
    dropEmpty(first).length === 1 &&
    rest.some((row) => dropEmpty(row).length > 1)
  ) {
    return `${escapeMarkdown(dropEmpty(first).join(' '))}\n\n${blockText(withoutBlankColumns(rest, first.length))}`
  }
  const isTable = block.length > 1 && block.some((row) => dropEmpty(row).length > 1)
  return isTable
    ? markdownTable(block)
    : block.map((row) => escapeMarkdown(dropEmpty(row).join(' · '))).join('\n\n')
}

function dropEmpty(row: readonly string[]): readonly string[] {
  return row.filter((cell) => cell !== '')
}
