import type { Box } from '@deckloom/deck'
import type { PathMark } from '@deckloom/scene'
import { fill, noFill } from '../drawing/fill.ts'
import { outlineStroke } from '../drawing/outlineStroke.ts'
import { transform } from '../drawing/transform.ts'
import { clipFill, clipLine, placement } from '../geometry/clipOutline.ts'
import type { Outline } from '../geometry/outline.ts'
import { outlineGeometry, pathGeometry, type PathGeometry } from '../geometry/pathGeometry.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { nonVisual } from './nonVisual.ts'
import type { ShapeContext } from './shapeContext.ts'

export interface PathShapeOptions {
  readonly clip?: Box | undefined
  /** Name in the selection pane. */
  readonly name: string
}

/** Writes a path as one shape, or as two if a clip cuts its fill and its stroke differently. */
export function pathShape(
  mark: PathMark,
  context: ShapeContext,
  { clip, name }: PathShapeOptions,
): string {
  const path = pathGeometry(mark.d)
  if (clip === undefined || placement(path.box, clip) === 'inside') {
    return drawShape({ mark, path, name }, context)
  }
  const { fill: paint, stroke, ...rest } = mark
  const area = outlineGeometry(paint === undefined ? [] : clipFill(path.outline, clip))
  const edge = outlineGeometry(stroke === undefined ? [] : clipLine(path.outline, clip))
  return (
    drawShape({ mark: { ...rest, ...(paint && { fill: paint }) }, path: area, name }, context) +
    drawShape({ mark: { ...rest, ...(stroke && { stroke }) }, path: edge, name }, context)
  )
}

interface Drawn {
  readonly mark: PathMark
  readonly path: PathGeometry
  readonly name: string
}

function drawShape({ mark, path, name }: Drawn, context: ShapeContext): string {
  const { outline, box, markup } = path
  const isVisible = (mark.fill !== undefined || mark.stroke !== undefined) && mark.alpha !== 0
  if (box === undefined || !isVisible) return ''
  if (isStraightLine(outline)) return lineShape({ mark, path, name }, box, context)
  const place = transform(turnBox(box, mark), { rotation: mark.rotation })
  const area = mark.fill ? fill(mark.fill, box, mark.alpha) : noFill
  const edge = outlineStroke(mark.stroke, box, mark.alpha)
  return (
    `<p:sp><p:nvSpPr>${nonVisual(mark, name, context)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${place}${markup}${area}${edge}</p:spPr>${emptyText(context.language)}</p:sp>`
  )
}

// PowerPoint repairs shapes without a text body.
export function emptyText(language: string): string {
  return (
    '<p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/>' +
    `<a:p><a:endParaRPr lang="${escapeXml(language)}"/></a:p></p:txBody>`
  )
}

function isStraightLine(outline: Outline): boolean {
  return outline.length === 2 && outline[0]?.kind === 'move' && outline[1]?.kind === 'line'
}

function lineShape({ mark, path, name }: Drawn, box: Box, context: ShapeContext): string {
  const ends = path.outline.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to]))
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = ends
  const stroke = outlineStroke(mark.stroke, box, mark.alpha)
  if (stroke === '') return ''
  const turn = { rotation: mark.rotation, flipVertical: (x2 - x1) * (y2 - y1) < 0 }
  return tag(
    'p:cxnSp',
    {},
    tag(
      'p:nvCxnSpPr',
      {},
      nonVisual(mark, name, context),
      tag('p:cNvCxnSpPr', {}),
      tag('p:nvPr', {}),
    ),
    tag('p:spPr', {}, transform(turnBox(box, mark), turn), lineGeometry, stroke),
  )
}

const lineGeometry = tag('a:prstGeom', { prst: 'line' }, tag('a:avLst', {}))

// A mark rotates about the center of its own box; an office shape, about the center of what is drawn.
function turnBox(drawn: Box, { box, rotation = 0 }: PathMark): Box {
  if (rotation === 0) return drawn
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const x = drawn.x + drawn.width / 2 - (box.x + box.width / 2)
  const y = drawn.y + drawn.height / 2 - (box.y + box.height / 2)
  return {
    ...drawn,
    x: drawn.x + x * cos - y * sin - x,
    y: drawn.y + x * sin + y * cos - y,
  }
}
