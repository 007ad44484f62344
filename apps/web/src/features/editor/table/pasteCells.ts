import { type CellGrid, cellsIn } from '@deckloom/editor'
import type { ClipboardContents } from '../pasting/clipboardContents.ts'
import { readBlocks } from '../pasting/loadPasting.ts'
import { pastedLines } from '../pasting/pastedLines.ts'

/** What was pasted into a cell: cells that go into this one and those beside it, or words for this one. */
export interface ReadCells {
  readonly cells: CellGrid | undefined
  readonly words: string
}

/** Whether pasted text may be more than words on one line, which the field takes by itself. */
export function needsReading({ html, plain }: ClipboardContents): boolean {
  return html !== '' || /[\t\r\n]/u.test(plain)
}

export async function readCells(contents: ClipboardContents): Promise<ReadCells> {
  // Offline, what reads other programs may not be there.
  const blocks = await readBlocks(contents).catch(() => [])
  const [table] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
  const plainCells = contents.html === '' ? cellsIn(contents.plain) : undefined
  const words = pastedLines(blocks, 'text').map(({ runs }) => runs.map(({ text }) => text).join(''))
  return {
    cells: table ?? (plainCells && { rows: plainCells }),
    words: words.join(' ') || contents.plain,
  }
}
