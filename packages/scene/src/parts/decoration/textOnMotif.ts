import type { Box } from '@deckloom/deck'
import type { DecorationPath } from '@deckloom/themes'
import { contrast, mix } from '../../colors/color.ts'
import { paintAt } from '../../colors/paintAt.ts'
import type { Paint, Rgb, TextMark } from '../../marks.ts'
import type { Stage } from '../../stage.ts'
import { decorationPaint } from './decoration.ts'
import type { Point } from './flattenPath.ts'
import { isInside } from './isInside.ts'
import { outlineOf, type Outline } from './outlineOf.ts'

/** Thin lines may pass behind text of this size or larger. */
const largeText = 28
const air = 6

/** Returns whether a motif touches a line of the text or makes it hard to read. */
export function textOnMotif(
  stage: Stage,
  paths: readonly DecorationPath[],
  mark: TextMark,
): boolean {
  const shapes = shapesOf(paths)
  return mark.lines.some((line) => {
    const size = line.fragments[0]?.size ?? 0
    const box = {
      x: line.x - air,
      y: line.baseline - size * 0.8,
      width: line.width + air * 2,
      height: size,
    }
    const text = line.fragments[0]?.paint.color ?? stage.look.palette.ink
    return (
      filledUnder(stage, shapes.filled, { box, text }) ||
      (size < largeText && shapes.stroked.some((outline) => crosses(outline, box)))
    )
  })
}

interface Filled {
  readonly path: DecorationPath
  readonly outline: Outline
  readonly translucent: boolean
}

interface Shapes {
  readonly filled: readonly Filled[]
  /** Visible lines. */
  readonly stroked: readonly Outline[]
}

const known = new WeakMap<readonly DecorationPath[], Shapes>()

function shapesOf(paths: readonly DecorationPath[]): Shapes {
  const found = known.get(paths)
  if (found) return found
  const shapes = {
    filled: paths
      .filter(({ fill }) => fill !== undefined)
      .map((path) => ({
        path,
        outline: outlineOf(path.d),
        translucent: isTranslucent(path),
      })),
    stroked: paths
      .filter(({ stroke, alpha = 1 }) => stroke !== undefined && alpha >= 0.2)
      .map(({ d }) => outlineOf(d)),
  }
  known.set(paths, shapes)
  return shapes
}

function isTranslucent({ fill, alpha = 1 }: DecorationPath): boolean {
  if (alpha < 0.2) return true
  return typeof fill === 'object' && fill.stops.some((stop) => (stop.alpha ?? 1) < 1)
}

const widestStep = 20
const leastStep = 4
const rows = [0, 0.25, 0.5, 0.75, 1]

interface Ground {
  readonly box: Box
  readonly text: Rgb
}

// The topmost paint counts: a disc in the page's color turns another disc into a crescent. Glows and ruled paper may be
// under text as long as it stays readable.
function filledUnder(stage: Stage, filled: readonly Filled[], { box, text }: Ground): boolean {
  const near = filled.filter(({ outline }) => overlap(outline.bounds, box))
  if (near.length === 0) return false
  if (near.some(isRule)) return true
  // Finer than the smallest nearby shape, which could otherwise lie between two samples.
  const apart = Math.min(widestStep, ...near.map(({ outline }) => outline.bounds.width / 4))
  const steps = Math.max(1, Math.ceil(box.width / Math.max(apart, leastStep)))
  const isHidden = judgeOf(stage, near, text)
  for (let step = 0; step <= steps; step += 1) {
    const x = box.x + (box.width * step) / steps
    for (const row of rows) {
      if (isHidden(x, box.y + box.height * row)) return true
    }
  }
  return false
}

/** Returns whether what is painted at a point rules out text there. */
type Judge = (x: number, y: number) => boolean

function judgeOf(stage: Stage, near: readonly Filled[], text: Rgb): Judge {
  const paints = near.map(({ path }) => path.fill && decorationPaint(stage.look, path.fill))
  // If all paints are solid, the answer depends only on which shapes cover the point.
  const isEven = near.length < 31 && paints.every((paint) => paint?.kind === 'solid')
  const answers = new Map<number, boolean>()
  return (x, y) => {
    let which = 0
    const under: Layer[] = []
    for (const [index, { path, outline, translucent }] of near.entries()) {
      const paint = paints[index]
      if (!paint || !isInside(outline, x, y)) continue
      which |= 1 << index
      under.push({ paint, alpha: path.alpha ?? 1, translucent, isPage: path.fill === 'bg' })
    }
    if (under.length === 0) return false
    const answered = isEven ? answers.get(which) : undefined
    if (answered !== undefined) return answered
    const answer = isCovered(under) || isDimmed(stage, under, { x, y, text })
    answers.set(which, answer)
    return answer
  }
}

interface Layer {
  readonly paint: Paint
  readonly alpha: number
  readonly translucent: boolean
  /** In the page's color. */
  readonly isPage: boolean
}

function isCovered(under: readonly Layer[]): boolean {
  const top = under.findLast(({ translucent }) => !translucent)
  return top !== undefined && !top.isPage
}

function isDimmed(
  { look }: Stage,
  under: readonly Layer[],
  { x, y, text }: { readonly x: number; readonly y: number; readonly text: Rgb },
): boolean {
  let ground = look.palette.bg
  for (const { paint, alpha } of under) ground = mix(ground, paintAt(paint, [x, y], ground), alpha)
  return contrast(text, ground) < 4.5
}

/** A shape flatter than this could lie between two samples. */
const ruleHeight = 12

function isRule({ outline, translucent }: Filled): boolean {
  const { width, height } = outline.bounds
  return !translucent && Math.min(width, height) <= ruleHeight
}

/** Returns whether a line enters the box. Its segments are sampled too densely to skip a line of text. */
function crosses({ bounds, subpaths }: Outline, box: Box): boolean {
  return overlap(bounds, box) && subpaths.some((points) => isCrossed(points, box))
}

const stride = 6

function isCrossed(points: Float64Array, box: Box): boolean {
  const right = box.x + box.width
  const bottom = box.y + box.height
  for (let at = 0; at + 3 < points.length; at += 2) {
    const x1 = points[at] ?? 0
    const y1 = points[at + 1] ?? 0
    const x2 = points[at + 2] ?? 0
    const y2 = points[at + 3] ?? 0
    const isBeside = Math.max(x1, x2) < box.x || Math.min(x1, x2) > right
    const isApart = Math.max(y1, y2) < box.y || Math.min(y1, y2) > bottom
    if (!isBeside && !isApart && comesInto([x1, y1], [x2, y2], box)) return true
  }
  return false
}

function comesInto([x1, y1]: Point, [x2, y2]: Point, box: Box): boolean {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / stride))
  for (let index = 0; index <= count; index += 1) {
    const x = x1 + ((x2 - x1) * index) / count - box.x
    const y = y1 + ((y2 - y1) * index) / count - box.y
    if (x >= 0 && x <= box.width && y >= 0 && y <= box.height) return true
  }
  return false
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
