import type { Easel } from '../easel.ts'
import { type Point, polygon, polyline } from '../pen.ts'

/** Draws rows of tilted panels in perspective under a large sun. */
export function solar(easel: Easel): void {
  const { tone, sun, third } = easel.dyes
  easel.sky(easel.light(sun, 0.7), easel.light(sun, 0.35))
  easel.disc(
    68,
    34,
    24,
    easel.radial([easel.x(68), easel.y(34)], easel.u * 24, [0, easel.light(sun, 0.35)], [1, sun]),
  )
  easel.wave(56, 5, 2, tone(0.28))
  easel.wave(62, 4, 3, easel.light(third, 0.25), 1)
  easel.wave(68, 3, 2, tone(0.5))
  easel.wave(80, 2, 2, tone(0.62), 1)
  const rows = [
    { top: 58, bottom: 65, from: 20, to: 66, shift: 3 },
    { top: 66, bottom: 76, from: 8, to: 74, shift: 5 },
    { top: 77, bottom: 92, from: -8, to: 86, shift: 8 },
  ]
  for (const row of rows) panels(easel, row)
}

interface Row {
  readonly top: number
  readonly bottom: number
  readonly from: number
  readonly to: number
  readonly shift: number
}

function panels(easel: Easel, { top, bottom, from, to, shift }: Row): void {
  const { deep, pale, water, mid } = easel.dyes
  const count = 6
  const width = (to - from) / count
  for (let index = 0; index < count; index += 1) {
    const left = Math.max(0, from + index * width)
    const right = from + (index + 0.93) * width
    const corners: readonly Point[] = [
      [easel.x(left + shift), easel.y(top)],
      [easel.x(right + shift), easel.y(top)],
      [easel.x(right), easel.y(bottom)],
      [easel.x(left), easel.y(bottom)],
    ]
    const [first, second, third, fourth] = corners
    if (!first || !second || !third || !fourth) continue
    easel.stroke(
      polyline(
        [(third[0] + fourth[0]) / 2, third[1]],
        [(third[0] + fourth[0]) / 2, third[1] + easel.u * 4],
      ),
      deep,
      easel.u,
    )
    easel.fill(
      polygon(corners),
      easel.linear(
        [first[0], first[1]],
        [third[0], third[1]],
        [0, easel.light(water, 0.25)],
        [0.5, mid],
        [1, deep],
      ),
    )
    const lines = [0.33, 0.66].flatMap((part) => [
      polyline(between(first, second, part), between(fourth, third, part)),
      polyline(between(first, fourth, part), between(second, third, part)),
    ])
    easel.stroke(lines.join(''), pale, easel.u * 0.22, 0.6)
  }
}

function between([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
}
