import type { Box } from '@deckloom/deck'
import type { GroupMark, ImageMark, Mark, Paint, Rgb, TextLine } from '../marks.ts'
import type { Point } from '../parts/decoration/flattenPath.ts'
import { isInside } from '../parts/decoration/isInside.ts'
import { outlineOf } from '../parts/decoration/outlineOf.ts'
import { mix } from './color.ts'
import { paintAt } from './paintAt.ts'

export interface Painted {
  readonly background: Paint
  /** Marks under the text, in z-order from back to front. */
  readonly marks: readonly Mark[]
}

/** A picture's pixels are unknown before it is drawn, so it may be as light or as dark as possible. */
const unknownPixels = ['#FFFFFF', '#000000'] as const
const anyPixel = ['#FFFFFF'] as const

/** Returns the colors painted behind a line of text, sampled along it, that the text must stand out from. */
export function groundsUnder(line: TextLine, { background, marks }: Painted): readonly Rgb[] {
  const near = marks.filter(({ box, rotation }) => rotation !== undefined || meets(box, line))
  const pixels = near.some(hasPixels) ? unknownPixels : anyPixel
  const grounds = new Set<Rgb>()
  for (const fragment of line.fragments) {
    for (const point of pointsIn(line, fragment)) {
      for (const pixel of pixels) grounds.add(colorAt(near, background, { point, pixel }))
    }
  }
  return [...grounds]
}

function hasPixels({ mark }: Mark): boolean {
  return mark === 'image' || mark === 'group' || mark === 'native'
}

function meets(box: Box, { x, top, width, height }: TextLine): boolean {
  return (
    x < box.x + box.width && box.x < x + width && top < box.y + box.height && box.y < top + height
  )
}

function pointsIn(
  line: TextLine,
  { x, width, size }: { readonly x: number; readonly width: number; readonly size: number },
): readonly Point[] {
  return [0.02, 0.35, 0.7, 0.98].flatMap((share): readonly Point[] => [
    [x + width * share, line.baseline - size * 0.6],
    [x + width * share, line.baseline - 2],
  ])
}

interface Sample {
  readonly point: Point
  readonly pixel: Rgb
}

/** Returns the color at a point of the page once all marks are painted, with every picture in a single color. */
export function colorAt(marks: readonly Mark[], background: Paint, sample: Sample): Rgb {
  return paintOver(marks, paintAt(background, sample.point, '#FFFFFF'), sample)
}

function paintOver(marks: readonly Mark[], under: Rgb, sample: Sample): Rgb {
  let color = under
  for (const mark of marks) color = paintMark(mark, color, sample)
  return color
}

function paintMark(mark: Mark, under: Rgb, { point, pixel }: Sample): Rgb {
  const at = mark.rotation === undefined ? point : turnBack(point, mark.box, mark.rotation)
  switch (mark.mark) {
    case 'text':
      return under
    // A drawn picture counts as a picture: its colors follow the theme and may change with it.
    case 'image':
    case 'group':
      return within(mark.box, at) ? mix(under, pixel, opacityOf(mark)) : under
    case 'native':
      return paintOver(mark.painted, under, { point: at, pixel })
    case 'path':
      if (!mark.fill || !isInside(outlineOf(mark.d), at[0], at[1])) return under
      return mix(under, paintAt(mark.fill, at, under), mark.alpha ?? 1)
  }
}

function opacityOf(mark: ImageMark | GroupMark): number {
  return mark.mark === 'image' ? (mark.alpha ?? 1) : 1
}

function turnBack([x, y]: Point, box: Box, rotation: number): Point {
  const angle = (-rotation * Math.PI) / 180
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const [dx, dy] = [x - cx, y - cy]
  return [
    cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}

function within(box: Box, [x, y]: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
