import { page } from '@deckloom/deck'
import type {
  DecorationKind,
  DecorationPaint,
  DecorationPath,
  GradientStop,
  Theme,
} from '@deckloom/themes'
import { paint, type Look } from '../colors/look.ts'
import type { Mark, Paint, Stop } from '../marks.ts'

/** The theme's motif in the look's colours. */
export function decorationMarks(look: Look, kind: DecorationKind): readonly Mark[] {
  return decorationPaths(look.theme, kind).map((path, index) =>
    decorationMark(look, path, `decoration-${kind}-${index + 1}`),
  )
}

export function decorationPaths(
  { decoration }: Theme,
  kind: DecorationKind,
): readonly DecorationPath[] {
  return decoration[kind] ?? decoration.cover
}

/** One path of a motif in the look's colours. */
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
