import { type CellRange, deckLimits, type TableData } from '@deckloom/deck'
import { readableOn } from '../colors/color.ts'
import type { Rgb } from '../marks.ts'
import type { ListItem } from '../listItems.ts'
import { roleParagraph, type Lettering } from '../type/roleParagraph.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'
import { tidyText } from '../type/tidyText.ts'

/**
 * Returns bullets as a table: 'North | € 61m | +12 %', with the first as the header. Undefined if they are not such
 * rows.
 */
export function tableOfItems(items: readonly ListItem[]): TableData | undefined {
  const { rows: counts, columns, cellLength } = deckLimits.table
  const rows = items.map(({ text }) => text.split('|').map((cell) => cell.trim()))
  const width = rows[0]?.length ?? 0
  const isTable =
    rows.length >= counts.min &&
    rows.length <= counts.max &&
    width >= columns.min &&
    width <= columns.max &&
    rows.every((row) => row.length === width && row.every((cell) => cell.length <= cellLength))
  return isTable ? { rows } : undefined
}

const figure = /^[−-]?(?:[$£¥€]\s?)?[+−-]?\d[\d.,\s\u00A0]*(?:\s?[\p{L}%‰°/]{1,5})?$/u
const negative = /^[−-](?=[$£¥€\s]*\d)/u

function isFigure(text: string): boolean {
  return figure.test(text.trim())
}

/** Returns which columns contain figures and are right-aligned. The first column names the rows and is never one. */
export function figureColumns({ rows, header = true }: TableData): readonly boolean[] {
  const body = header ? rows.slice(1) : rows
  return (rows[0] ?? []).map((_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter((cell) => /[\p{L}\d]/u.test(cell))
    return column > 0 && cells.length > 0 && cells.filter(isFigure).length * 2 > cells.length
  })
}

/** Nominal sizes and floors of the header and the rows, before the theme's scale. */
export interface TableType {
  readonly head: { readonly size: number; readonly floor: number }
  readonly row: { readonly size: number; readonly floor: number }
}

export interface CellText {
  readonly text: string
  readonly head: boolean
  readonly first: boolean
  readonly figures: boolean
  /** Whether its row stands out: the one that the slide is about, or the total. */
  readonly emphasized: boolean
  /** The merged cell that it is. */
  readonly merge: CellRange | undefined
}

/** Returns the paragraphs of a cell: one, or in a merged cell one for each line that has words. */
export function cellParagraphs(
  lettering: Lettering,
  cell: CellText,
  type: TableType,
): readonly ParagraphSpec[] {
  if (!cell.merge) return [cellParagraph(lettering, cell, type)]
  const lines = cell.text.split('\n').filter((line) => line.trim() !== '')
  return (lines.length > 0 ? lines : ['']).map((text) =>
    cellParagraph(lettering, { ...cell, text }, type),
  )
}

function cellParagraph(lettering: Lettering, cell: CellText, type: TableType): ParagraphSpec {
  const below = !cell.head && cell.figures && negative.test(cell.text.trim())
  const align = alignOf(cell)
  return roleParagraph(lettering, {
    role: 'label',
    text: tidyText(below ? cell.text.trim().replace(negative, '−') : cell.text),
    ...(cell.head ? type.head : type.row),
    token: cell.head ? 'muted' : cell.first ? 'title' : 'ink',
    balance: 'orphans',
    ...((cell.first || cell.emphasized) && !cell.head && { font: 'strong' }),
    ...(below && { color: negativeColor(lettering) }),
    ...(align && { align }),
  })
}

/** Figures stand below each other; a heading over several columns in their middle. */
function alignOf({ figures, head, first, merge }: CellText): 'right' | 'center' | undefined {
  if (head && !first && merge && merge.columns > 1) return 'center'
  return figures ? 'right' : undefined
}

// A negative figure has both a color and a minus sign, so that neither carries the meaning alone.
function negativeColor({ look: { palette } }: Lettering): Rgb {
  const grounds = [palette.bg, palette.surface]
  return readableOn(palette.accent2, grounds, { target: palette.ink, ratio: 4.5 })
}
