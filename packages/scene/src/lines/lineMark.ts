import type { LineData, LineVisual } from '@deckloom/deck'
import { type Look, paint, paintColor } from '../colors/look.ts'
import type { LineSource, NativeMark, PathMark, Solid, Stroke } from '../marks.ts'
import { boxAround } from '../turnedBoxes.ts'
import { dashPattern } from './dashPattern.ts'
import { drawLine } from './drawLine.ts'
import type { DrawnHead } from './lineHeads.ts'
import type { PlacedEnd, PlacedEnds } from './lineEnds.ts'

/** Creates the mark of a line: its connector for PPTX, and its paths with the heads for everything else. */
export function lineMark(look: Look, visual: LineVisual, ends: PlacedEnds): NativeMark {
  const { id, line } = visual
  const { connector, ...drawn } = drawLine(line, ends)
  const color = lineColor(look, line)
  const stroke = strokeOf(line, color)
  const box = boxAround([pointBox(ends.start), pointBox(ends.end)])
  const part = (name: string) => ({ mark: 'path', id: `${id}-${name}`, box, alt: '' }) as const
  const head = (name: string, shown: DrawnHead | undefined): readonly PathMark[] => {
    if (!shown) return []
    const style = shown.isOpen
      ? { stroke: { paint: color, width: line.width, cap: 'round' as const } }
      : { fill: color }
    return [{ ...part(name), d: shown.d, ...style }]
  }
  return {
    mark: 'native',
    id,
    box,
    origin: { elementId: id, role: 'shape' },
    alt: visual.alt ?? visual.title ?? '',
    source: { kind: 'line', line, connector, stroke, path: drawn.path, ...glueOf(ends) },
    painted: [
      ...(drawn.line === '' ? [] : [{ ...part('line'), d: drawn.line, stroke }]),
      ...head('start', drawn.startHead),
      ...head('end', drawn.endHead),
    ],
  }
}

function glueOf({ start, end }: PlacedEnds): Pick<LineSource, 'start' | 'end'> {
  return {
    start: { x: start.x, y: start.y, ...(start.glue && { glue: start.glue }) },
    end: { x: end.x, y: end.y, ...(end.glue && { glue: end.glue }) },
  }
}

function lineColor(look: Look, { color = 'text' }: LineData): Solid {
  switch (color) {
    case 'text':
      return paint(look, 'ink')
    case 'accent1':
    case 'accent2':
    case 'accent3':
      return paint(look, color)
    default:
      return paintColor(look, color)
  }
}

function strokeOf({ dash = 'solid', width }: LineData, color: Solid): Stroke {
  return { paint: color, width, ...(dash !== 'solid' && { dash: dashPattern(dash, width) }) }
}

function pointBox({ x, y }: PlacedEnd) {
  return { x, y, width: 0, height: 0 }
}
