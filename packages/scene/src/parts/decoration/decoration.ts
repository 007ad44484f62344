import { page } from '@deckloom/deck'
import type {
  DecorationKind,
  DecorationPaint,
  DecorationPath,
  GradientStop,
  Theme,
} from '@deckloom/themes'
import { paint, type Look } from '../../colors/look.ts'
import type { Mark, Paint, Stop } from '../../marks.ts'
import { mirrorPath } from '../../mirror.ts'

/** Returns the theme's motif in the look's colors. */
export function decorationMarks(
  look: Look,
  kind: DecorationKind,
  direction: 'ltr' | 'rtl',
): readonly Mark[] {
  return decorationPaths(look.theme, kind, direction).map((path, index) =>
    decorationMark(look, path, `decoration-${kind}-${index + 1}`),
  )
}

/** Returns the same array for the same arguments, because results about a motif are cached by its paths. */
export function decorationPaths(
  { decoration }: Theme,
  kind: DecorationKind,
  direction: 'ltr' | 'rtl',
): readonly DecorationPath[] {
  const paths = decoration[kind] ?? decoration.cover
  if (direction === 'ltr') return paths
  const known = mirrored.get(paths) ?? paths.map(mirrorShape)
  mirrored.set(paths, known)
  return known
}

const mirrored = new WeakMap<readonly DecorationPath[], readonly DecorationPath[]>()

function mirrorShape(path: DecorationPath): DecorationPath {
  return {
    ...path,
    d: mirrorPath(path.d),
    ...(path.fill && { fill: mirrorPaint(path.fill) }),
    ...(path.stroke && { stroke: mirrorPaint(path.stroke) }),
  }
}

function mirrorPaint(fill: DecorationPaint): DecorationPaint {
  if (typeof fill === 'string') return fill
  if ('linear' in fill) {
    const [x1, y1, x2, y2] = fill.linear
    return { ...fill, linear: [page.width - x1, y1, page.width - x2, y2] }
  }
  const [x, y, radius] = fill.radial
  return { ...fill, radial: [page.width - x, y, radius] }
}

/** Returns one path of a motif in the look's colors. */
export function decorationMark(look: Look, path: DecorationPath, id: string): Mark {
  return {
    mark: 'path',
    id,
    box: { x: 0, y: 0, ...page },
    d: path.d,
    ...(path.fill && { fill: decorationPaint(look, path.fill) }),
    ...(path.stroke && {
      stroke: { paint: decorationPaint(look, path.stroke), width: path.strokeWidth ?? 1 },
    }),
    ...(path.alpha !== undefined && { alpha: path.alpha }),
    alt: '',
  }
}

export function decorationPaint(look: Look, fill: DecorationPaint): Paint {
  if (typeof fill === 'string') return paint(look, fill)
  const stops = fill.stops.map((stop) => gradientStop(look, stop))
  if ('linear' in fill) {
    const [x1, y1, x2, y2] = fill.linear
    return { kind: 'linear', from: [x1, y1], to: [x2, y2], stops }
  }
  const [cx, cy, radius] = fill.radial
  return { kind: 'radial', center: [cx, cy], radius, stops }
}

function gradientStop(look: Look, { at, token, alpha }: GradientStop): Stop {
  const { color, token: slot } = paint(look, token)
  return { at, color, ...(alpha !== undefined && { alpha }), ...(slot && { token: slot }) }
}
