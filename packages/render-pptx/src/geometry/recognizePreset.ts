import type { Box } from '@deckloom/deck'
import type { PresetShape } from '@deckloom/scene'
import { percent } from '../drawing/units.ts'
import type { Outline, Point, Segment } from './outline.ts'

// Control-point distance of a quarter circle drawn as a cubic curve.
const kappa = 0.5523
const tolerance = 0.05

/**
 * Returns the preset shape that a path matches exactly, if any: presets keep their corners when the shape is resized.
 */
export function recognizePreset(outline: Outline, box: Box): PresetShape | undefined {
  const drawn = withoutReturn(outline)
  if (drawn === undefined) return undefined
  const kinds = drawn.map(({ kind }) => (kind === 'curve' ? 'C' : 'L')).join('')
  if (kinds === 'LLLL') return rectangle(drawn, box)
  if (kinds === 'LCCCC') return ellipse(drawn, box)
  if (/^L?(LC){4}$/.test(kinds)) return roundRectangle(drawn, box)
  return undefined
}

type Drawn = Exclude<Segment, { kind: 'close' }>

/** Segments of a rounded rectangle that returns to its start with a separate line. */
const mostSegments = 11

// Returns the segments of a single closed subpath, without a final line back to the start, which
// closing draws anyway.
function withoutReturn(outline: Outline): readonly Drawn[] | undefined {
  if (outline.length > mostSegments) return undefined
  const [start] = outline
  if (start?.kind !== 'move' || outline.at(-1)?.kind !== 'close') return undefined
  const drawn = outline.filter((segment) => segment.kind !== 'close')
  if (drawn.length !== outline.length - 1) return undefined
  if (drawn.slice(1).some(({ kind }) => kind === 'move')) return undefined
  const last = drawn.at(-1)
  return last?.kind === 'line' && near(last.to, start.to) ? drawn.slice(0, -1) : drawn
}

function rectangle(drawn: readonly Drawn[], box: Box): PresetShape | undefined {
  const corners = cornersOf(box)
  const visits = drawn.map(({ to }) => corners.findIndex((corner) => near(corner, to)))
  const around = visits.every((corner, index) => {
    const next = visits[(index + 1) % 4] ?? -1
    return corner >= 0 && next >= 0 && (next - corner + 4) % 2 === 1
  })
  return around && new Set(visits).size === 4 ? { name: 'rect', adjust: {} } : undefined
}

function ellipse(drawn: readonly Drawn[], box: Box): PresetShape | undefined {
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2]
  const quarters = isRound(drawn, { width: box.width / 2, height: box.height / 2 })
  const onAxes = drawn.every(({ to }) => {
    const [across, down] = [Math.abs(to[0] - middle[0]), Math.abs(to[1] - middle[1])]
    return near([across, down], [box.width / 2, 0]) || near([across, down], [0, box.height / 2])
  })
  return quarters && onAxes ? { name: 'ellipse', adjust: {} } : undefined
}

function roundRectangle(drawn: readonly Drawn[], box: Box): PresetShape | undefined {
  const first = drawn.findIndex(({ kind }) => kind === 'curve')
  const [from, to] = [drawn[first - 1]?.to, drawn[first]?.to]
  if (from === undefined || to === undefined) return undefined
  const radius = Math.abs(to[0] - from[0])
  const shorter = Math.min(box.width, box.height)
  const fits = radius > tolerance && radius <= shorter / 2 + tolerance
  const ends = drawn.every(({ to: end }) => isOnRoundEdge(end, box, radius))
  if (!fits || !ends || !isRound(drawn, { width: radius, height: radius })) return undefined
  return { name: 'roundRect', adjust: { adj: percent(Math.min(radius / shorter, 0.5)) } }
}

function isOnRoundEdge([x, y]: Point, box: Box, radius: number): boolean {
  const across = Math.min(x - box.x, box.x + box.width - x)
  const down = Math.min(y - box.y, box.y + box.height - y)
  return near([across, down], [0, radius]) || near([across, down], [radius, 0])
}

// Every curve is a quarter of an ellipse with these semi-axes.
function isRound(drawn: readonly Drawn[], { width, height }: Pick<Box, 'width' | 'height'>) {
  return drawn.every((segment, index) => {
    const from = drawn[index - 1]?.to
    if (segment.kind !== 'curve' || from === undefined) return true
    const {
      control: [one, two],
      to,
    } = segment
    const leaves = [Math.abs(one[0] - from[0]) / width, Math.abs(one[1] - from[1]) / height]
    const arrives = [Math.abs(two[0] - to[0]) / width, Math.abs(two[1] - to[1]) / height]
    const spans = [Math.abs(to[0] - from[0]) / width, Math.abs(to[1] - from[1]) / height]
    return (
      isQuarterHandle(leaves) &&
      isQuarterHandle(arrives) &&
      spans.every((span) => Math.abs(span - 1) < 0.01)
    )
  })
}

// Along one axis only, with the length that a quarter circle needs.
function isQuarterHandle(handle: readonly number[]): boolean {
  return Math.abs(Math.max(...handle) - kappa) < 0.003 && Math.min(...handle) < 0.003
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function near(one: Point, other: Point): boolean {
  return Math.abs(one[0] - other[0]) < tolerance && Math.abs(one[1] - other[1]) < tolerance
}
