import { expect, test } from 'vitest'
import { fontFaces } from '../catalog.ts'
import { loadFontBook } from '../node/loadFontBook.ts'
import type { GlyphBounds } from '../types.ts'
import { glyphOutline, type GlyphOutline } from './glyphOutlines.ts'

const book = await loadFontBook()

test('fills the box that HarfBuzz knows, for every eleventh glyph of every face', () => {
  const wrong: string[] = []
  for (const { id } of fontFaces) {
    const bytes = book.bytes(id)
    for (let glyph = 0; glyph < 770; glyph += 11) {
      const box = book.glyphBounds(id, glyph)
      const outline = glyphOutline(bytes, glyph)
      // A font stores the bounding box of either its curves or their control points.
      const fits = box
        ? contains(hullOf(outline), box) && contains(box, curveOf(outline))
        : outline.length === 0
      if (!fits) wrong.push(`${id} ${glyph}: ${JSON.stringify([box, curveOf(outline)])}`)
    }
  }
  expect(wrong).toEqual([])
  // Reads every file, including the East Asian ones.
}, 60_000)

test('draws nothing for a space and for a glyph that the face does not have', () => {
  const bytes = book.bytes('inter-400')
  const [space = 0] = book.shape('inter-400', ' ')

  expect(glyphOutline(bytes, space)).toEqual([])
  expect(glyphOutline(bytes, 65_000)).toEqual([])
})

test('refuses a file without TrueType outlines', () => {
  expect(() => glyphOutline(new Uint8Array(64), 1)).toThrow('no TrueType outlines')
})

type Points = (readonly [x: number, y: number])[]

function contains(outer: GlyphBounds, inner: GlyphBounds): boolean {
  return (
    outer.xMin <= inner.xMin + 1 &&
    outer.yMin <= inner.yMin + 1 &&
    outer.xMax >= inner.xMax - 1 &&
    outer.yMax >= inner.yMax - 1
  )
}

/** Returns the bounding box of all points, including control points. */
function hullOf(outline: GlyphOutline): GlyphBounds {
  return boxOf(
    outline.flatMap(({ start, steps }) => [
      start,
      ...steps.flatMap((step): Points => {
        const [x, y, endX = x, endY = y] = step
        return [
          [x, y],
          [endX, endY],
        ]
      }),
    ]),
  )
}

/** Returns the bounding box of eight samples per curve. */
function curveOf(outline: GlyphOutline): GlyphBounds {
  const points: Points = []
  for (const { start, steps } of outline) {
    let [x, y] = start
    points.push(start)
    for (const [controlX, controlY, endX = controlX, endY = controlY] of steps) {
      for (let t = 0.125; t <= 1; t += 0.125) {
        points.push([
          (1 - t) ** 2 * x + 2 * t * (1 - t) * controlX + t * t * endX,
          (1 - t) ** 2 * y + 2 * t * (1 - t) * controlY + t * t * endY,
        ])
      }
      ;[x, y] = [endX, endY]
    }
  }
  return boxOf(points)
}

function boxOf(points: Points): GlyphBounds {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    xMin: Math.min(...xs),
    yMin: Math.min(...ys),
    xMax: Math.max(...xs),
    yMax: Math.max(...ys),
  }
}
