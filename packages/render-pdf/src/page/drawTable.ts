import { gridCells, type Mark, type NativeMark, type TableGrid } from '@deckloom/scene'
import { drawPath } from './drawPath.ts'
import { drawText } from './drawText.ts'
import type { PageCanvas } from './PageCanvas.ts'
import type { CellTag } from './PageTags.ts'

export interface DrawnTable extends Pick<NativeMark, 'painted' | 'box'> {
  readonly grid: TableGrid
  /** Whether the first row and the first column head the others. */
  readonly header: boolean
  readonly firstColumn: boolean
}

/** Draws a table with tagged rows and cells; its lines and fills are decoration. */
export function drawTable(
  canvas: PageCanvas,
  { painted, box, grid, header, firstColumn }: DrawnTable,
): void {
  const { tags } = canvas
  const cells = new Set<Mark | undefined>(grid.rows.flatMap((row) => row.cells))
  tags.artifact(() => {
    for (const mark of painted) {
      if (mark.mark === 'path') drawPath(canvas, mark)
      else if (mark.mark === 'text' && !cells.has(mark)) drawText(canvas, mark)
    }
  })
  const scopeOf = (row: number, column: number): CellTag['scope'] => {
    if (header && row === 0) return 'Column'
    return firstColumn && column === 0 ? 'Row' : undefined
  }
  const table = tags.element('Table')
  for (const row of gridCells(grid, box)) {
    const tagged = tags.element('TR', table)
    for (const { text, ...cell } of row) {
      const tag = tags.cell({ ...cell, scope: scopeOf(cell.row, cell.column) }, tagged)
      if (text) drawText(canvas, text, tag)
    }
  }
}
