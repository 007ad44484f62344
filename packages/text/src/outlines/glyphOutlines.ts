import { readGlyph, type GlyphPoint, type GlyphTables } from './readGlyph.ts'
import { sfntTables } from './sfntTables.ts'

/** A straight line to a point, or a quadratic curve with a control point. Font units, y upward. */
export type OutlineStep =
  | readonly [x: number, y: number]
  | readonly [controlX: number, controlY: number, x: number, y: number]

export interface OutlineContour {
  readonly start: readonly [x: number, y: number]
  /** The last step need not return to the start: every contour is closed. */
  readonly steps: readonly OutlineStep[]
}

/** Contours filled with the nonzero rule; empty for glyphs that draw nothing, such as a space. */
export type GlyphOutline = readonly OutlineContour[]

/** Outlines cached per file: more than a deck in an alphabetic script uses, but only part of a CJK face. */
const outlinesKept = 2048

interface OpenFile {
  readonly tables: GlyphTables
  readonly known: Map<number, GlyphOutline>
}

const files = new WeakMap<Uint8Array, OpenFile>()

/**
 * Returns the outline of a glyph in a TrueType file, for renderers that fill text as paths. Throws
 * when the file has no TrueType outlines.
 */
export function glyphOutline(file: Uint8Array, glyph: number): GlyphOutline {
  const { tables, known } = openFile(file)
  const kept = known.get(glyph)
  if (kept) return kept
  const outline = readGlyph(tables, glyph).flatMap((points) => contourOf(points) ?? [])
  const oldest = known.keys().next()
  if (known.size >= outlinesKept && !oldest.done) known.delete(oldest.value)
  known.set(glyph, outline)
  return outline
}

function openFile(file: Uint8Array): OpenFile {
  const open = files.get(file)
  if (open) return open
  const tables = sfntTables(file)
  const [head, loca, glyf] = [tables.get('head'), tables.get('loca'), tables.get('glyf')]
  if (!head || !loca || !glyf) throw new Error('The font has no TrueType outlines')
  const opened = {
    tables: { loca, glyf, longOffsets: head.getInt16(50) !== 0 },
    known: new Map<number, GlyphOutline>(),
  }
  files.set(file, opened)
  return opened
}

/**
 * Converts points to a contour. Between two consecutive off-curve points lies an implied on-curve point, halfway
 * between them.
 */
function contourOf(points: readonly GlyphPoint[]): OutlineContour | undefined {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return undefined
  const start = first.onCurve ? first : last.onCurve ? last : middle(first, last)
  const steps: OutlineStep[] = []
  let control: GlyphPoint | undefined
  for (const point of first.onCurve ? points.slice(1) : points) {
    if (point.onCurve) {
      steps.push(control ? [control.x, control.y, point.x, point.y] : [point.x, point.y])
      control = undefined
      continue
    }
    if (control) {
      const between = middle(control, point)
      steps.push([control.x, control.y, between.x, between.y])
    }
    control = point
  }
  if (control) steps.push([control.x, control.y, start.x, start.y])
  return { start: [start.x, start.y], steps }
}

function middle(a: GlyphPoint, b: GlyphPoint): GlyphPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true }
}
