import {
  bulletsId,
  titleId,
  deckLimits,
  ownVisuals,
  readContent,
  type Slide,
  type TextRunStyle,
} from '@deckloom/deck'
import { shownTable } from '../edits/tables/shownTable.ts'
import { elementRichText, withRichText } from '../edits/richText.ts'
import { textOfRuns } from '../edits/runLooks.ts'

/** A place for text on a slide. */
export type TextPlace =
  | { readonly kind: 'words'; readonly elementId: string; readonly line: number }
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'notes' }

export interface PlacedText {
  readonly place: TextPlace
  readonly runs: readonly TextRunStyle[]
  /** Maximum number of characters. */
  readonly max: number
}

/** Returns all editable text of a slide in reading order: title, bullets, table, text boxes, shapes, notes. */
export function textPlaces(slide: Slide): readonly PlacedText[] {
  const { slideTitleLength, bulletLength, textLength, shapeTextLength, notesLength } = deckLimits
  const boxes = readContent(slide).texts.flatMap(({ id }) => linesOf(slide, id, textLength))
  const shapes = ownVisuals(slide).flatMap(({ id }) => linesOf(slide, id, shapeTextLength))
  return [
    ...linesOf(slide, titleId(slide), slideTitleLength),
    ...linesOf(slide, bulletsId(slide), bulletLength),
    ...cellsOf(slide),
    ...boxes,
    ...shapes,
    ...(slide.notes ? [plain({ kind: 'notes' }, slide.notes, notesLength)] : []),
  ]
}

function linesOf(slide: Slide, elementId: string, max: number): readonly PlacedText[] {
  const lines = elementRichText(slide, elementId)?.lines ?? []
  return lines.map(({ runs }, line) => ({ place: { kind: 'words', elementId, line }, runs, max }))
}

function cellsOf(slide: Slide): readonly PlacedText[] {
  const rows = shownTable(slide)?.rows ?? []
  return rows.flatMap((cells, row) =>
    cells.map((text, column) =>
      plain({ kind: 'cell', row, column }, text, deckLimits.table.cellLength),
    ),
  )
}

function plain(place: TextPlace, text: string, max: number): PlacedText {
  return { place, runs: [{ text }], max }
}

export interface Rewriting {
  readonly place: TextPlace
  readonly runs: readonly TextRunStyle[]
}

/** Writes new text into places of a slide, all at once because lines that become empty may be dropped. */
export function withRewritten(slide: Slide, rewritings: readonly Rewriting[]): Slide {
  const byElement = new Map<string, Map<number, readonly TextRunStyle[]>>()
  let next = slide
  for (const { place, runs } of rewritings) {
    if (place.kind === 'words') {
      const lines = byElement.get(place.elementId) ?? new Map<number, readonly TextRunStyle[]>()
      byElement.set(place.elementId, lines.set(place.line, runs))
    } else {
      next = withPlainText(next, place, textOfRuns(runs))
    }
  }
  for (const [elementId, changed] of byElement) {
    const lines = elementRichText(slide, elementId)?.lines ?? []
    next = withRichText(
      next,
      elementId,
      lines.map((line, index) => ({ ...line, runs: changed.get(index) ?? line.runs })),
    )
  }
  return next
}

function withPlainText(
  slide: Slide,
  place: Exclude<TextPlace, { readonly kind: 'words' }>,
  text: string,
): Slide {
  switch (place.kind) {
    case 'notes':
      return { ...slide, notes: text }
    case 'cell':
      return slide.table
        ? {
            ...slide,
            table: {
              ...slide.table,
              rows: slide.table.rows.map((cells, row) =>
                row === place.row ? cells.with(place.column, text) : cells,
              ),
            },
          }
        : slide
  }
}
