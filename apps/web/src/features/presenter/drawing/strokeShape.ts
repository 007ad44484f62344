import type { InkPoint, Stroke } from './ink.ts'

/** Units of the drawing, which is as large as the slide. */
export const page = { width: 1600, height: 900 } as const

export interface StrokePart {
  readonly path: string
  readonly width: number
}

const widths = { pen: 6, highlighter: 34 } as const
/** A pencil's pressure makes the line this much thinner and thicker. */
const thinnest = 0.4
const thickest = 1.8
/** Few widths give few parts: lines of one width are one path. */
const levels = 8

/** Returns the smooth lines of a stroke: one, or with a pencil one for each width. */
export function strokeParts({ kind, points }: Stroke): readonly StrokePart[] {
  const runs: { width: number; points: InkPoint[] }[] = []
  for (const point of points) {
    const width = widths[kind] * (kind === 'pen' ? factorOf(point) : 1)
    const run = runs.at(-1)
    if (run?.width === width) run.points.push(point)
    // The last two points of a run begin the next one, so that the line goes on without a kink.
    else runs.push({ width, points: [...(run?.points.slice(-2) ?? []), point] })
  }
  return runs.map((run) => ({ width: run.width, path: smoothPath(run.points) }))
}

function factorOf({ pressure }: InkPoint): number {
  if (pressure === undefined) return 1
  const level = Math.round(Math.max(0, Math.min(1, pressure)) * levels) / levels
  return thinnest + level * (thickest - thinnest)
}

/** Draws curves through the middles between points, with the points as their controls. */
function smoothPath(points: readonly InkPoint[]): string {
  const [first] = points
  if (!first) return ''
  const last = points.at(-1) ?? first
  // A tap is a dot: a line of no length with round ends.
  if (points.length < 3) return `M${at(first)}L${at(last)}`
  const curves = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last
    const end = index === points.length - 3 ? last : middleOf(point, next)
    return `Q${at(point)} ${at(end)}`
  })
  return `M${at(first)}${curves.join('')}`
}

function middleOf(a: InkPoint, b: InkPoint): InkPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function at({ x, y }: InkPoint): string {
  return `${round(x * page.width)} ${round(y * page.height)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
