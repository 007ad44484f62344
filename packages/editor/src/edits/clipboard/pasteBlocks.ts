import {
  bulletsId,
  type CopiedElements,
  deckDefaults,
  deckLimits,
  editContent,
  layouts,
  page,
  readContent,
  type Slide,
  type TextBox,
  writeTextBox,
} from '@deckloom/deck'
import { promptsOn, withoutPrompts } from '@deckloom/scene'
import { type RichLine, withRichContent, withRichText } from '../richText.ts'
import type { CellGrid } from '../tables/cellRanges.ts'
import { type PastedCells, withPastedCells } from '../slideTable.ts'
import { shownTable, withTable } from '../tables/shownTable.ts'
import { storableText } from '../storableText.ts'

/** Width of a text box for text from elsewhere, and where it is if it is not long. */
const place = { x: 300, y: 240, width: 600, margin: 40 }

/** Returns a text box with lines from elsewhere, ready to paste; undefined if they are blank. */
export function pastedTextBox(lines: readonly RichLine[]): CopiedElements | undefined {
  const storable = lines.map((line) => ({
    ...line,
    runs: line.runs
      .map((run) => ({ ...run, text: storableText(run.text, deckLimits.textLength) }))
      .filter(({ text }) => text !== ''),
  }))
  const empty: TextBox = {
    kind: 'text',
    id: 'pasted',
    role: 'text',
    content: '',
    position: boxFor(storable),
    style: {},
  }
  const text = withRichContent(empty, storable)
  if (text.content.trim() === '') return undefined
  return { app: 'deckloom', version: 1, texts: [writeTextBox(text)], images: [] }
}

// Long texts begin higher up; a box grows down to the page's edge.
function boxFor(lines: readonly RichLine[]): TextBox['position'] {
  const { x, y, width, margin } = place
  const size = deckDefaults.bodySize
  const lettersPerLine = width / (size * 0.5)
  const count = lines.reduce((sum, { runs }) => {
    const length = runs.reduce((all, { text }) => all + text.length, 0)
    return sum + Math.max(1, Math.ceil(length / lettersPerLine))
  }, 0)
  const height = Math.min(Math.ceil(count * size * 1.3), page.height - 2 * margin)
  const top = Math.max(margin, Math.min(y, page.height - margin - height))
  return { x, y: top, width, height: Math.max(height, deckDefaults.newTextBoxSize.height) }
}

/** Whether cells make a table: others, such as a single row, are text. */
export function isTable({ rows: cells }: CellGrid): boolean {
  const { rows, columns } = deckLimits.table
  return cells.length >= rows.min && (cells[0]?.length ?? 0) >= columns.min
}

/** Whether the slide still asks for a list. */
export function canTakeList(slide: Slide): boolean {
  const { points } = layouts[readContent(slide).layout]
  return points !== 'lines' && points !== 'cells' && promptsOn(slide).bullets
}

/** Writes lines from elsewhere in place of the slide's bullets. */
export function withPastedList(slide: Slide, lines: readonly RichLine[]): Slide {
  return withRichText(slide, bulletsId(slide), lines)
}

/** Whether a slide can show a table without hiding anything that it says. */
export function canTakeTable(slide: Slide): boolean {
  const { bullets, layout } = readContent(withoutPrompts(slide))
  const isFree = layouts[layout].visual === 'none' || layouts[layout].visual === 'table'
  return bullets.length === 0 && isFree && !shownTable(slide)
}

/** Shows cells as the table of the slide, as many as it may have. */
export function withNewTable(slide: Slide, cells: CellGrid): PastedCells {
  const blank = editContent(slide, (content) => ({
    ...content,
    table: {
      rows: [
        ['', ''],
        ['', ''],
      ],
    },
  }))
  return withPastedCells(withTable(blank), { row: 0, column: 0 }, cells)
}
