import type { GroupMark, Mark } from '@deckloom/scene'
import { drawImage } from './drawImage.ts'
import { drawPath } from './drawPath.ts'
import { drawTable } from './drawTable.ts'
import { drawText } from './drawText.ts'
import { rectangleOperator } from './operators.ts'
import type { PageCanvas } from './PageCanvas.ts'

export function drawMark(canvas: PageCanvas, mark: Mark): void {
  canvas.rotated(mark, () => {
    const { tags } = canvas
    if (mark.mark === 'native' && mark.source.kind === 'table') {
      const { grid, table } = mark.source
      const { header = true, firstColumn = false } = table
      drawTable(canvas, { ...mark, grid, header, firstColumn })
    } else if (mark.alt) {
      tags.figure({ alt: mark.alt, bounds: canvas.bounds(mark.box) }, () => paint(canvas, mark))
    } else if (mark.mark === 'path' || mark.mark === 'image') {
      tags.artifact(() => paint(canvas, mark))
    } else {
      paint(canvas, mark)
    }
  })
}

function paint(canvas: PageCanvas, mark: Mark): void {
  switch (mark.mark) {
    case 'path':
      drawPath(canvas, mark)
      return
    case 'text':
      drawText(canvas, mark)
      return
    case 'image':
      drawImage(canvas, mark)
      return
    case 'group':
      drawGroup(canvas, mark)
      return
    case 'native':
      drawMarks(canvas, mark.painted)
  }
}

function drawGroup(canvas: PageCanvas, group: GroupMark): void {
  if (!group.clip) {
    drawMarks(canvas, group.children)
    return
  }
  canvas.isolated(() => {
    canvas.write(`${rectangleOperator(group.box)} W n`)
    drawMarks(canvas, group.children)
  })
}

function drawMarks(canvas: PageCanvas, marks: readonly Mark[]): void {
  for (const mark of marks) drawMark(canvas, mark)
}
