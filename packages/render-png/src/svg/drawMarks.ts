import { type GroupMark, type Mark, pathAlpha, type PathMark } from '@deckloom/scene'
import type { Drawing } from './Drawing.ts'
import { drawImage } from './drawImage.ts'
import { drawText } from './drawText.ts'
import { tag } from './markup.ts'

/** Draws marks back to front. */
export function drawMarks(drawing: Drawing, marks: readonly Mark[]): string {
  return marks.map((mark) => drawMark(drawing, mark)).join('')
}

function drawMark(drawing: Drawing, mark: Mark): string {
  const { box, rotation } = mark
  if (rotation === undefined || rotation % 360 === 0) return paint(drawing, mark)
  const { pixelsPerUnit: _, ...turned } = drawing
  const painted = paint(turned, mark)
  const { x, y, width, height } = box
  return tag('g', { transform: `rotate(${rotation} ${x + width / 2} ${y + height / 2})` }, painted)
}

function paint(drawing: Drawing, mark: Mark): string {
  switch (mark.mark) {
    case 'path':
      return drawPath(drawing, mark)
    case 'text':
      return drawText(drawing, mark)
    case 'image':
      return drawImage(drawing, mark)
    case 'group':
      return drawGroup(drawing, mark)
    case 'native':
      return drawMarks(drawing, mark.painted)
  }
}

function drawPath({ definitions }: Drawing, mark: PathMark): string {
  const alpha = pathAlpha(mark)
  const fill = definitions.fill(mark.fill, alpha.paint)
  const stroke = definitions.stroke(mark.stroke, alpha.paint)
  const look = { ...fill.attributes, ...stroke.attributes, opacity: alpha.layer }
  return fill.definition + stroke.definition + tag('path', { ...look, d: mark.d })
}

function drawGroup(drawing: Drawing, group: GroupMark): string {
  const children = drawMarks(drawing, group.children)
  if (!group.clip || children === '') return children
  const { definition, reference } = drawing.definitions.clip(tag('rect', { ...group.box }))
  return definition + tag('g', { 'clip-path': reference }, children)
}
