import * as z from 'zod/mini'

/** In fractions of the slide's width and height, with the pressure of a pencil from 0 to 1. */
const pointSchema = z.readonly(
  z.strictObject({ x: z.number(), y: z.number(), pressure: z.optional(z.number()) }),
)

const strokeSchema = z.readonly(
  z.strictObject({
    id: z.string(),
    kind: z.enum(['pen', 'highlighter']),
    color: z.string().check(z.regex(/^#[\da-f]{6}$/)),
    points: z.readonly(z.array(pointSchema)),
  }),
)

const strokesSchema = z.readonly(z.array(strokeSchema))

export const inkSchema = z.readonly(z.record(z.string(), strokesSchema))

/** What the windows of a show tell each other about what is drawn. */
export const inkMessageSchema = z.union([
  /** Asks for all that is drawn. */
  z.strictObject({ ask: z.literal(true) }),
  z.strictObject({ all: inkSchema }),
  z.strictObject({ slideId: z.string(), strokes: strokesSchema }),
  /** The stroke being drawn; null when it ends. */
  z.strictObject({ slideId: z.string(), live: z.nullable(strokeSchema) }),
])

export type InkPoint = z.infer<typeof pointSchema>
export type Stroke = z.infer<typeof strokeSchema>
/** All strokes by the IDs of their slides. */
export type Ink = z.infer<typeof inkSchema>
export type InkMessage = z.infer<typeof inkMessageSchema>

/** What is drawn in a show, and what was there before each change. */
export interface InkHistory {
  readonly ink: Ink
  readonly past: Readonly<Record<string, readonly (readonly Stroke[])[]>>
}

const none: readonly Stroke[] = []
const mostSteps = 60

export function strokesOn({ ink }: InkHistory, slideId: string): readonly Stroke[] {
  return ink[slideId] ?? none
}

export function changeStrokes(
  { ink, past }: InkHistory,
  slideId: string,
  strokes: readonly Stroke[],
): InkHistory {
  const before = [...(past[slideId] ?? []), ink[slideId] ?? none].slice(-mostSteps)
  return { ink: { ...ink, [slideId]: strokes }, past: { ...past, [slideId]: before } }
}

/** Takes back the last change to a slide; after a reload, which forgets them, the last stroke. */
export function undoChange({ ink, past }: InkHistory, slideId: string): InkHistory {
  const steps = past[slideId] ?? []
  const before = steps.at(-1) ?? (ink[slideId] ?? none).slice(0, -1)
  return {
    ink: { ...ink, [slideId]: before },
    past: { ...past, [slideId]: steps.slice(0, -1) },
  }
}

export function canUndo({ ink, past }: InkHistory, slideId: string): boolean {
  return (past[slideId]?.length ?? 0) > 0 || (ink[slideId]?.length ?? 0) > 0
}

/** Height of a slide of width 1. */
const slideHeight = 9 / 16
/** As wide as the eraser reaches on each side. */
const reach = 0.012

/** Returns the strokes without those that the eraser touches on its way between two points. */
export function eraseBetween(
  strokes: readonly Stroke[],
  from: InkPoint,
  to: InkPoint,
): readonly Stroke[] {
  const left = strokes.filter((stroke) => !touches(stroke, from, to))
  return left.length === strokes.length ? strokes : left
}

function touches({ kind, points }: Stroke, from: InkPoint, to: InkPoint): boolean {
  const near = reach + (kind === 'highlighter' ? reach : 0)
  return points.some((point, at) => {
    const before = points[at - 1] ?? point
    return segmentDistance([before, point], [from, to]) <= near
  })
}

type Segment = readonly [InkPoint, InkPoint]

function segmentDistance(a: Segment, b: Segment): number {
  if (cross(a, b)) return 0
  return Math.min(
    pointDistance(a[0], b),
    pointDistance(a[1], b),
    pointDistance(b[0], a),
    pointDistance(b[1], a),
  )
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function side(a: InkPoint, b: InkPoint, c: InkPoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function pointDistance(point: InkPoint, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, (b.y - a.y) * slideHeight]
  const [px, py] = [point.x - a.x, (point.y - a.y) * slideHeight]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}
