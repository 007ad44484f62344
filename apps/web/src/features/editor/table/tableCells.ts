import type { Box } from '@deckloom/deck'
import type { CellPlace } from '@deckloom/editor'
import type { Scene, TextMark } from '@deckloom/scene'

/** A cell as the layout drew it. Page units. */
export interface DrawnCell extends CellPlace {
  readonly box: Box
  /** Its text; for an empty cell, that of another cell in the row, which has the same style. */
  readonly like: TextMark | undefined
  readonly isEmpty: boolean
}

/** Returns the cells of a table on a slide, row by row. Rows that fit on the page at no size are not drawn. */
export function tableCells(scene: Scene, elementId: string): readonly (readonly DrawnCell[])[] {
  const mark = scene.marks.find(({ id }) => id === elementId)
  if (mark?.mark !== 'native' || mark.source.kind !== 'table') return []
  const { columns, rows, direction } = mark.source.grid
  const table = mark.box
  let { y } = table
  return rows.map(({ height, cells }, row) => {
    let before = 0
    const top = y
    y += height
    return columns.map((width, column): DrawnCell => {
      const x = direction === 'rtl' ? table.x + table.width - before - width : table.x + before
      const box = { x, y: top, width, height }
      before += width
      const own = cells[column]
      return { row, column, box, like: own ?? cells.find(Boolean), isEmpty: own === undefined }
    })
  })
}
