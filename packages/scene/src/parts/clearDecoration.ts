import type { Box } from '@deckloom/deck'
import type { DecorationKind, DecorationPath } from '@deckloom/themes'
import { contrast, mix } from '../colors/color.ts'
import { paintAt } from '../colors/paintAt.ts'
import type { Mark, Rgb, TextMark } from '../marks.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { decorationPaint, decorationPaths } from './decoration.ts'
import { flattenPath, type Point } from './flattenPath.ts'

/**
 * The decoration that the sheet may carry: a motif never touches text. Each is tried against every line; where a
 * line would be touched, the small signature of content pages stands in, and where that is touched, nothing does.
 * A footer gives way instead.
 */
export function clearDecoration(stage: Stage, sheet: Sheet): DecorationKind | 'none' {
  const words = sheet.marks.filter((mark) => !isFooter(mark)).flatMap(textsOnPage)
  const { decoration } = sheet
  if (decoration === 'none') return 'none'
  for (const kind of new Set([decoration, 'content'] as const)) {
    const paths = decorationPaths(stage.look.theme, kind)
    if (words.some((mark) => touches(stage, paths, mark))) continue
    removeTouched(stage, sheet, paths)
    return kind
  }
  return 'none'
}

function removeTouched(stage: Stage, sheet: Sheet, paths: readonly DecorationPath[]): void {
  const texts = sheet.marks.filter((mark) => mark.mark === 'text')
  const touched = new Set<Mark>(texts.filter((mark) => touches(stage, paths, mark)))
  const kept = sheet.marks.filter((mark) => !touched.has(mark))
  sheet.marks.splice(0, sheet.marks.length, ...kept)
}

// The text of a shape lies on the shape.
function textsOnPage(mark: Mark): readonly TextMark[] {
  if (mark.mark === 'text') return [mark]
  return mark.mark === 'native' && mark.source.kind === 'chart'
    ? mark.painted.flatMap(textsOnPage)
    : []
}

function isFooter({ id }: Mark): boolean {
  return /^(?:footer|page)-/u.test(id)
}

/** Thin lines may pass behind large text. */
const largeText = 28
const air = 6

function touches(stage: Stage, paths: readonly DecorationPath[], mark: TextMark): boolean {
  return mark.lines.some((line) => {
    const size = line.fragments[0]?.size ?? 0
    const box = {
      x: line.x - air,
      y: line.baseline - size * 0.8,
      width: line.width + air * 2,
      height: size,
    }
    const text = line.fragments[0]?.paint.color ?? stage.look.palette.ink
    return filledUnder(stage, paths, { box, text }) || (size < largeText && linesUnder(paths, box))
  })
}

interface Outline {
  readonly subpaths: readonly (readonly Point[])[]
  readonly bounds: Box
}

const outlines = new WeakMap<DecorationPath, Outline>()

function outlineOf(path: DecorationPath): Outline {
  const known = outlines.get(path)
  if (known) return known
  const subpaths = flattenPath(path.d)
  const xs = subpaths.flat().map(([x]) => x)
  const ys = subpaths.flat().map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  const outline = {
    subpaths,
    bounds: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  }
  outlines.set(path, outline)
  return outline
}

const widestStep = 20
const leastStep = 4

// What is painted last decides: a disc in the page's colour makes a crescent out of a disc. Glows and ruled paper
// may lie under text for as long as it stays readable.
function filledUnder(stage: Stage, paths: readonly DecorationPath[], request: Ground): boolean {
  const { box } = request
  const near = paths.filter(
    (path) => path.fill !== undefined && overlap(outlineOf(path).bounds, box),
  )
  if (near.length === 0) return false
  if (near.some((path) => isRule(path))) return true
  // Finer than the smallest shape near, which could lie between two points.
  const apart = Math.min(widestStep, ...near.map((path) => outlineOf(path).bounds.width / 4))
  const steps = Math.max(1, Math.ceil(box.width / Math.max(apart, leastStep)))
  for (let step = 0; step <= steps; step += 1) {
    for (const row of [0, 0.25, 0.5, 0.75, 1]) {
      const point: Point = [box.x + (box.width * step) / steps, box.y + box.height * row]
      const under = near.filter((path) => contains(outlineOf(path), point))
      if (isCovered(under) || isDimmed(stage, under, { ...request, point })) return true
    }
  }
  return false
}

/** Flatter than this, a shape could lie between two samples. */
const ruleHeight = 12

function isRule(path: DecorationPath): boolean {
  const { width, height } = outlineOf(path).bounds
  return !isTranslucent(path) && Math.min(width, height) <= ruleHeight
}

interface Ground {
  readonly box: Box
  readonly text: Rgb
}

function isCovered(under: readonly DecorationPath[]): boolean {
  const top = under.findLast((path) => !isTranslucent(path))
  return top !== undefined && top.fill !== 'bg'
}

function isTranslucent({ fill, alpha = 1 }: DecorationPath): boolean {
  if (alpha < 0.2) return true
  return typeof fill === 'object' && fill.stops.some((stop) => (stop.alpha ?? 1) < 1)
}

function isDimmed(
  { look }: Stage,
  under: readonly DecorationPath[],
  { point, text }: Ground & { readonly point: Point },
): boolean {
  let ground = look.palette.bg
  for (const { fill, alpha = 1 } of under) {
    if (fill === undefined) continue
    ground = mix(ground, paintAt(decorationPaint(look, fill), point, ground), alpha)
  }
  return under.length > 0 && contrast(text, ground) < 4.5
}

function linesUnder(paths: readonly DecorationPath[], box: Box): boolean {
  return paths.some((path) => {
    if (path.stroke === undefined || (path.alpha ?? 1) < 0.2) return false
    const { bounds, subpaths } = outlineOf(path)
    return overlap(bounds, box) && subpaths.some((points) => crosses(points, box))
  })
}

function crosses(points: readonly Point[], box: Box): boolean {
  return points.some((point, index) => {
    const next = points[index + 1]
    return next !== undefined && pieces(point, next).some((piece) => inside(piece, box))
  })
}

/** Points along a straight piece, close enough that none can jump over a line of text. */
function pieces([x1, y1]: Point, [x2, y2]: Point): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 6))
  return Array.from({ length: count + 1 }, (_, index): Point => [
    x1 + ((x2 - x1) * index) / count,
    y1 + ((y2 - y1) * index) / count,
  ])
}

function inside([x, y]: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Even-odd: a decoration's subpaths never overlap each other. */
function contains({ bounds, subpaths }: Outline, point: Point): boolean {
  if (!inside(point, bounds)) return false
  const [x, y] = point
  let odd = false
  for (const points of subpaths) {
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) odd = !odd
    }
  }
  return odd
}
