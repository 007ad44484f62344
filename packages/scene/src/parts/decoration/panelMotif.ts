import type { Box } from '@deckloom/deck'
import type { DecorationPaint, DecorationPath } from '@deckloom/themes'
import { onSurface, type Look } from '../../colors/look.ts'
import type { Mark } from '../../marks.ts'
import { decorationMark } from './decoration.ts'
import { flattenPath } from './flattenPath.ts'

/**
 * Returns an enlarged motif of content pages in the lower left corner of the box, for a panel that holds nothing but a
 * title.
 */
export function panelMotif(look: Look, box: Box): readonly Mark[] {
  const paths = look.theme.decoration.content
  const bounds = boundsOf(look.theme.decoration.content)
  if (!bounds) return []
  const scale = Math.min(box.width / bounds.width, box.height / bounds.height)
  const move = (x: number, y: number): readonly [number, number] => [
    box.x + (x - bounds.x) * scale,
    box.y + box.height + (y - bounds.y - bounds.height) * scale,
  ]
  const enlarged: Enlargement = { scale, move }
  return paths.map((path, index) =>
    decorationMark(onSurface(look), enlargePath(path, enlarged), `panel-motif-${index + 1}`),
  )
}

interface Enlargement {
  readonly scale: number
  readonly move: (x: number, y: number) => readonly [number, number]
}

const known = new WeakMap<readonly DecorationPath[], Box>()

function boundsOf(paths: readonly DecorationPath[]): Box | undefined {
  const found = known.get(paths)
  if (found) return found
  const points = paths.flatMap(({ d }) => flattenPath(d).flat())
  if (points.length === 0) return undefined
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  const bounds = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  known.set(paths, bounds)
  return bounds
}

function enlargePath(path: DecorationPath, by: Enlargement): DecorationPath {
  return {
    ...path,
    d: path.d.replaceAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/gu, (_, x: string, y: string) =>
      by.move(Number(x), Number(y)).map(hundredths).join(' '),
    ),
    ...(path.fill && { fill: enlargePaint(path.fill, by) }),
    ...(path.stroke && { stroke: enlargePaint(path.stroke, by) }),
    ...(path.strokeWidth !== undefined && { strokeWidth: path.strokeWidth * by.scale }),
  }
}

function enlargePaint(paint: DecorationPaint, { scale, move }: Enlargement): DecorationPaint {
  if (typeof paint === 'string') return paint
  if ('linear' in paint) {
    const [x1, y1, x2, y2] = paint.linear
    return { ...paint, linear: [...move(x1, y1), ...move(x2, y2)] }
  }
  const [x, y, radius] = paint.radial
  return { ...paint, radial: [...move(x, y), radius * scale] }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
