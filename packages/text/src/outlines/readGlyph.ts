// The 'glyf' table: https://learn.microsoft.com/typography/opentype/spec/glyf

export interface GlyphPoint {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

export interface GlyphTables {
  readonly loca: DataView
  readonly glyf: DataView
  /** Whether `loca` stores 32-bit byte offsets instead of 16-bit offsets in units of two bytes. */
  readonly longOffsets: boolean
}

const pointFlags = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const
const componentFlags = {
  words: 1,
  offsets: 2,
  scale: 8,
  more: 32,
  twoScales: 64,
  matrix: 128,
  scaledOffsets: 2048,
} as const
/** Maximum nesting of components. No bundled font goes deeper than two, and cycles must end. */
const deepest = 6

/** Returns the contours of a glyph as points; empty for a glyph that draws nothing or is not in the font. */
export function readGlyph(
  tables: GlyphTables,
  glyph: number,
  depth = 0,
): readonly (readonly GlyphPoint[])[] {
  const view = glyphData(tables, glyph)
  if (!view) return []
  const contours = view.getInt16(0)
  if (contours >= 0) return readSimple(view, contours)
  return depth < deepest ? readComposite(tables, view, depth) : []
}

function glyphData({ loca, glyf, longOffsets }: GlyphTables, glyph: number): DataView | undefined {
  const bytes = longOffsets ? 4 : 2
  if ((glyph + 2) * bytes > loca.byteLength) return undefined
  const at = (index: number) =>
    longOffsets ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2
  const [start, end] = [at(glyph), at(glyph + 1)]
  if (end <= start) return undefined
  return new DataView(glyf.buffer, glyf.byteOffset + start, end - start)
}

function readSimple(view: DataView, contours: number): readonly (readonly GlyphPoint[])[] {
  const ends = Array.from({ length: contours }, (_, index) => view.getUint16(10 + index * 2))
  const count = (ends.at(-1) ?? -1) + 1
  const instructions = 10 + contours * 2
  const { flags, next } = readFlags(view, instructions + 2 + view.getUint16(instructions), count)
  const xs = readCoordinates(view, { flags, at: next, short: pointFlags.shortX })
  const ys = readCoordinates(view, { flags, at: xs.next, short: pointFlags.shortY })
  const points = flags.map((flag, index) => ({
    x: xs.values[index] ?? 0,
    y: ys.values[index] ?? 0,
    onCurve: (flag & pointFlags.onCurve) !== 0,
  }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

function readFlags(view: DataView, start: number, count: number) {
  const flags: number[] = []
  let next = start
  while (flags.length < count) {
    const flag = view.getUint8(next)
    next += 1
    flags.push(flag)
    if ((flag & pointFlags.repeat) === 0) continue
    for (let left = view.getUint8(next); left > 0; left -= 1) flags.push(flag)
    next += 1
  }
  return { flags, next }
}

interface CoordinateList {
  readonly flags: readonly number[]
  readonly at: number
  /**
   * Flag for a one-byte coordinate. The flag three bits higher then holds the sign; for other coordinates it means
   * "unchanged".
   */
  readonly short: number
}

function readCoordinates(view: DataView, { flags, at, short }: CoordinateList) {
  const same = short << 3
  let next = at
  let value = 0
  const values = flags.map((flag) => {
    if ((flag & short) !== 0) {
      value += (flag & same) === 0 ? -view.getUint8(next) : view.getUint8(next)
      next += 1
    } else if ((flag & same) === 0) {
      value += view.getInt16(next)
      next += 2
    }
    return value
  })
  return { values, next }
}

interface Component {
  readonly flags: number
  readonly glyph: number
  readonly offset: readonly [number, number]
  /** xx, yx, xy, yy. */
  readonly matrix: readonly [number, number, number, number]
  readonly next: number
}

function readComposite(
  tables: GlyphTables,
  view: DataView,
  depth: number,
): readonly (readonly GlyphPoint[])[] {
  const contours: (readonly GlyphPoint[])[] = []
  let at = 10
  for (;;) {
    const component = readComponent(view, at)
    for (const points of readGlyph(tables, component.glyph, depth + 1)) {
      contours.push(points.map((point) => placePoint(point, component)))
    }
    if ((component.flags & componentFlags.more) === 0) return contours
    at = component.next
  }
}

function readComponent(view: DataView, at: number): Component {
  const flags = view.getUint16(at)
  const words = (flags & componentFlags.words) !== 0
  const matrixAt = at + (words ? 8 : 6)
  const moved = (flags & componentFlags.offsets) !== 0
  const number = (index: 0 | 1) =>
    words ? view.getInt16(at + 4 + index * 2) : view.getInt8(at + 4 + index)
  return {
    flags,
    glyph: view.getUint16(at + 2),
    // No bundled font places components by point numbers.
    offset: moved ? [number(0), number(1)] : [0, 0],
    ...readMatrix(view, flags, matrixAt),
  }
}

function readMatrix(view: DataView, flags: number, at: number): Pick<Component, 'matrix' | 'next'> {
  const fraction = (index: number) => view.getInt16(at + index * 2) / 16_384
  if ((flags & componentFlags.matrix) !== 0) {
    return { matrix: [fraction(0), fraction(1), fraction(2), fraction(3)], next: at + 8 }
  }
  if ((flags & componentFlags.twoScales) !== 0) {
    return { matrix: [fraction(0), 0, 0, fraction(1)], next: at + 4 }
  }
  if ((flags & componentFlags.scale) !== 0) {
    return { matrix: [fraction(0), 0, 0, fraction(0)], next: at + 2 }
  }
  return { matrix: [1, 0, 0, 1], next: at }
}

function placePoint(point: GlyphPoint, { flags, matrix, offset }: Component): GlyphPoint {
  const [xx, yx, xy, yy] = matrix
  const scaled = (flags & componentFlags.scaledOffsets) !== 0
  const [acrossScale, downScale] = scaled ? [Math.hypot(xx, yx), Math.hypot(xy, yy)] : [1, 1]
  return {
    x: point.x * xx + point.y * xy + offset[0] * acrossScale,
    y: point.x * yx + point.y * yy + offset[1] * downScale,
    onCurve: point.onCurve,
  }
}
