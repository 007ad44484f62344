import type { Mark, NativeMark, TableGrid } from '@deckloom/scene'
import { drawPath } from './drawPath.ts'
import { drawText } from './drawText.ts'
import type { PageCanvas } from './PageCanvas.ts'

/** Draws a table with tagged rows and cells; its lines and fills are decoration. */
export function drawTable(
  canvas: PageCanvas,
  { painted }: Pick<NativeMark, 'painted'>,
  { rows }: TableGrid,
): void {
  const { tags } = canvas
  const cells = new Set<Mark | undefined>(rows.flatMap((row) => row.cells))
  tags.artifact(() => {
    for (const mark of painted) {
      if (mark.mark === 'path') drawPath(canvas, mark)
      else if (mark.mark === 'text' && !cells.has(mark)) drawText(canvas, mark)
    }
  })
  const table = tags.element('Table')
  for (const [index, row] of rows.entries()) {
    const tagged = tags.element('TR', table)
    for (const text of row.cells) {
      const cell = tags.element(index === 0 ? 'TH' : 'TD', tagged)
      if (text) drawText(canvas, text, cell)
    }
  }
}
