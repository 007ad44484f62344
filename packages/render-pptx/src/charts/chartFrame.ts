import type { Mark, NativeMark } from '@deckloom/scene'
import { groupTransform } from '../drawing/transform.ts'
import { emu } from '../drawing/units.ts'
import { relationshipType } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { nonVisual } from '../shapes/nonVisual.ts'
import type { ShapeContext } from '../shapes/shapeContext.ts'
import { frameOf } from './chartPart.ts'

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

type ChartSource = Extract<NativeMark['source'], { kind: 'chart' }>

/** Writes a native chart, grouped with any marks that a chart cannot hold. */
export function chartFrame(
  mark: NativeMark,
  source: ChartSource,
  { context, shapes }: ChartDrawing,
): string {
  const { beside } = source.plan
  if (beside.length === 0) return frame(mark, source, context)
  const group = tag(
    'p:nvGrpSpPr',
    {},
    // No alt text here: it is on the chart, and screen readers would read it twice.
    `<p:cNvPr id="${context.nextId()}" name="Chart with sum"/>`,
    tag('p:cNvGrpSpPr', {}),
    tag('p:nvPr', {}),
  )
  const place = tag('p:grpSpPr', {}, groupTransform(mark.box))
  return tag('p:grpSp', {}, group, place, frame(mark, source, context), shapes(beside))
}

interface ChartDrawing {
  readonly context: ShapeContext
  /** Writes the marks next to the chart as shapes. */
  readonly shapes: (marks: readonly Mark[]) => string
}

function frame(mark: NativeMark, { chart, plan }: ChartSource, context: ShapeContext): string {
  const box = frameOf(mark.box)
  const { language, relationships, charts } = context
  const path = charts.add({ chart, plan, box, language })
  const reference = tag('c:chart', {
    'xmlns:c': uri,
    'r:id': relationships.toPart(relationshipType.chart, path),
  })
  return tag(
    'p:graphicFrame',
    {},
    tag(
      'p:nvGraphicFramePr',
      {},
      nonVisual(mark, 'Chart', context),
      tag('p:cNvGraphicFramePr', {}),
      tag('p:nvPr', {}),
    ),
    `<p:xfrm><a:off x="${emu(box.x)}" y="${emu(box.y)}"/><a:ext cx="${emu(box.width)}" cy="${emu(box.height)}"/></p:xfrm>`,
    tag('a:graphic', {}, tag('a:graphicData', { uri }, reference)),
  )
}
