import {
  type FaceId,
  glyphOutline,
  type GlyphOutline,
  type Glyphs,
  wordsPerGlyph,
} from '@deckloom/text'
import type { DrawOptions, OutlineFonts } from '../types.ts'

/** Path numbers are rounded to this fraction of a unit: at 3840 pixels a step is 0.03 pixels. */
const steps = 100
/** How many glyphs at a size are cached per face: enough for several decks. */
const pathsKept = 4096

/** Shaped text at a position, page units. */
export interface PlacedGlyphs {
  readonly face: FaceId
  readonly glyphs: Glyphs
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly letterSpacing: number
}

type Canvas = Pick<DrawOptions, 'fonts' | 'pixelsPerUnit'>

/** Returns the path data of all glyphs at their shaped positions; empty if they draw nothing. */
export function glyphPath({ fonts, pixelsPerUnit }: Canvas, placed: PlacedGlyphs): string {
  const { face, glyphs, baseline, size, letterSpacing } = placed
  const known = pathsOf(fonts, face)
  const unit = size / fonts.metrics(face).unitsPerEm
  let pen = placed.x
  let path = ''
  for (let at = 0; at + 4 < glyphs.length; at += wordsPerGlyph) {
    const [glyph = 0, advance = 0, dx = 0, dy = 0, cluster] = glyphs.subarray(at, at + 5)
    const key = `${glyph}/${unit}`
    const data = known.get(key) ?? keep(known, key, newData({ fonts, face, glyph, unit }))
    const y = onPixel(baseline - dy * unit, pixelsPerUnit)
    if (data !== '') path += `M${number(pen + dx * unit)} ${number(y)}${data}`
    pen += advance * unit
    // Letter spacing is added after each cluster, so an accent stays on its letter.
    if (cluster !== glyphs[at + wordsPerGlyph + 4]) pen += letterSpacing
  }
  return path
}

/** Browsers align upright glyphs with whole pixels, which keeps serifs and bars sharp. */
function onPixel(y: number, pixelsPerUnit: number | undefined): number {
  return pixelsPerUnit === undefined ? y : Math.round(y * pixelsPerUnit) / pixelsPerUnit
}

type FacePaths = Map<string, string>

// Keyed by face, not by file: a font book may read a file again.
const kept = new WeakMap<OutlineFonts, Map<FaceId, FacePaths>>()

function pathsOf(fonts: OutlineFonts, face: FaceId): FacePaths {
  const faces = kept.get(fonts) ?? new Map<FaceId, FacePaths>()
  kept.set(fonts, faces)
  const paths = faces.get(face) ?? new Map<string, string>()
  faces.set(face, paths)
  return paths
}

function keep(known: FacePaths, key: string, data: string): string {
  const oldest = known.keys().next()
  if (known.size >= pathsKept && !oldest.done) known.delete(oldest.value)
  known.set(key, data)
  return data
}

interface SizedGlyph {
  readonly fonts: OutlineFonts
  readonly face: FaceId
  readonly glyph: number
  readonly unit: number
}

function newData({ fonts, face, glyph, unit }: SizedGlyph): string {
  return relativeData(glyphOutline(fonts.bytes(face), glyph), unit)
}

/**
 * Returns a glyph relative to its origin, so that its data can be reused at any position. Points are rounded before
 * differences are taken, so that rounding errors do not add up along the outline.
 */
function relativeData(outline: GlyphOutline, unit: number): string {
  let data = ''
  let [startX, startY] = [0, 0]
  for (const contour of outline) {
    let [x, y] = contour.start.map((value, axis) => roundSteps(value, axis, unit))
    data += `m${offset(x, startX)} ${offset(y, startY)}`
    ;[startX, startY] = [x ?? 0, y ?? 0]
    for (const step of contour.steps) {
      const [a = 0, b = 0, c, d] = step.map((value, index) => roundSteps(value, index % 2, unit))
      data += c === undefined ? 'l' : 'q'
      data += `${offset(a, x)} ${offset(b, y)}`
      if (c !== undefined) data += ` ${offset(c, x)} ${offset(d, y)}`
      ;[x, y] = [c ?? a, d ?? b]
    }
    data += 'z'
  }
  return data
}

/** Steps from the glyph's origin. The y axis of fonts points up, that of pages down. */
function roundSteps(value: number, axis: number, unit: number): number {
  return Math.round(value * unit * (axis === 0 ? steps : -steps))
}

function offset(value = 0, from = 0): string {
  return String((value - from) / steps)
}

function number(value: number): string {
  return String(Math.round(value * steps) / steps)
}
