import type { LineHead } from '@deckloom/deck'
import type { LineSource, NativeMark } from '@deckloom/scene'
import { fill } from '../drawing/fill.ts'
import { transform } from '../drawing/transform.ts'
import { emu } from '../drawing/units.ts'
import { presetGeometry } from '../geometry/geometry.ts'
import { tag } from '../opc/xml.ts'
import type { Connection } from './connections.ts'
import { nonVisual } from './nonVisual.ts'
import type { ShapeContext } from './shapeContext.ts'

/**
 * Writes a line as a connector (ISO/IEC 29500-1, 19.3.1.19). PowerPoint paints the geometry that is written and routes
 * anew only when a glued shape moves.
 */
export function connectorShape(
  mark: NativeMark,
  source: LineSource,
  context: ShapeContext,
): string {
  const { connector, start, end, line } = source
  const { preset, adjust, box, rotation, flipX, flipY } = connector
  return tag(
    'p:cxnSp',
    {},
    tag(
      'p:nvCxnSpPr',
      {},
      nonVisual(mark, line.kind === 'straight' ? 'Line' : 'Connector', context),
      tag(
        'p:cNvCxnSpPr',
        {},
        connection('a:stCxn', context.connections?.find(start.glue)),
        connection('a:endCxn', context.connections?.find(end.glue)),
      ),
      tag('p:nvPr', {}),
    ),
    tag(
      'p:spPr',
      {},
      transform(box, { rotation, flipHorizontal: flipX, flipVertical: flipY }),
      presetGeometry({ name: preset, adjust }),
      lineStroke(source, box),
    ),
  )
}

function connection(name: 'a:stCxn' | 'a:endCxn', found: Connection | undefined): string {
  return found ? tag(name, { id: found.id, idx: found.idx }) : ''
}

function lineStroke({ line, stroke }: LineSource, box: NativeMark['box']): string {
  const { dash = 'solid', startHead = 'none', endHead = 'none' } = line
  return tag(
    'a:ln',
    { w: Math.max(emu(stroke.width), 1), cap: 'flat' },
    fill(stroke.paint, box),
    tag('a:prstDash', { val: dash === 'dot' ? 'sysDot' : dash }),
    tag('a:miter', { lim: 400_000 }),
    head('a:headEnd', startHead),
    head('a:tailEnd', endHead),
  )
}

// The head of a line in PPTX is its start.
function head(name: 'a:headEnd' | 'a:tailEnd', type: LineHead): string {
  return type === 'none' ? '' : tag(name, { type, w: 'med', len: 'med' })
}
