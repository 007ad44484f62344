import type { Box } from '@deckloom/deck'
import type { CellPlace } from '@deckloom/editor'
import { gridCells, type Scene, type TableGrid, type TextMark } from '@deckloom/scene'

/** A cell as the layout drew it. Page units. */
export interface DrawnCell extends CellPlace {
  readonly box: Box
  /** Its text; for an empty cell, that of another cell in the row, which has the same style. */
  readonly like: TextMark | undefined
  readonly isEmpty: boolean
  /** Whether it is a merged cell, whose text may have several lines. */
  readonly isMerged: boolean
}

/** A table as the layout drew it. */
export interface DrawnTable {
  readonly box: Box
  readonly grid: TableGrid
}

/** Returns a table on a slide as the layout drew it. */
export function drawnTable(scene: Scene, elementId: string): DrawnTable | undefined {
  const mark = scene.marks.find(({ id }) => id === elementId)
  if (mark?.mark !== 'native' || mark.source.kind !== 'table') return undefined
  return { box: mark.box, grid: mark.source.grid }
}

/**
 * Returns the cells of a table on a slide, row by row; a merged cell is one. Rows that fit on the page at no size are
 * not drawn.
 */
export function tableCells(scene: Scene, elementId: string): readonly (readonly DrawnCell[])[] {
  const drawn = drawnTable(scene, elementId)
  if (!drawn) return []
  return gridCells(drawn.grid, drawn.box).map((cells, index) =>
    cells.map(({ row, column, rows, columns, box, text }): DrawnCell => {
      const like = text ?? drawn.grid.rows[index]?.cells.find(Boolean)
      return { row, column, box, like, isEmpty: !text, isMerged: rows * columns > 1 }
    }),
  )
}
