import type { Easel } from '../easel.ts'
import { circle, polygon, polyline, rectangle } from '../pen.ts'

/** Draws two flasks, a molecule and a rack of tubes on a dark bench. */
export function lab(easel: Easel): void {
  const { tone, pale, sun, warm, third } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, tone(0.86)],
      [1, tone(0.55)],
    ),
  )
  easel.disc(50, 50, 38, easel.light(tone(0.5), 0.08), 0.5)
  easel.fill(
    rectangle(easel.box.x, easel.y(82), easel.box.width, easel.bottom - easel.y(82)),
    tone(0.98),
  )
  flask(easel, { x: 34, size: 17, color: sun, level: 0.6 })
  flask(easel, { x: 66, size: 13, color: warm, level: 0.5 })
  const at = (x: number, y: number) => [easel.x(x), easel.y(y)] as const
  const bonds = [polyline(at(52, 30), at(60, 22), at(70, 30)), polyline(at(60, 22), at(46, 18))]
  easel.stroke(bonds.join(''), pale, easel.u * 0.8, 0.7)
  for (const [x, y, radius] of [
    [52, 30, 4],
    [60, 22, 6],
    [46, 18, 3],
    [70, 30, 3.4],
  ] as const) {
    easel.disc(x, y, radius, pale, 0.9)
  }
  const fillings = [third, pale, warm, sun]
  fillings.forEach((color, index) => {
    const x = easel.x(82) + index * easel.u * 5
    easel.fill(rectangle(x, easel.y(82) - easel.u * 26, easel.u * 3, easel.u * 26), '#FFFFFF', 0.3)
    const height = easel.u * (8 + index * 4)
    easel.fill(rectangle(x, easel.y(82) - height, easel.u * 3, height), color)
  })
}

interface Flask {
  readonly x: number
  readonly size: number
  readonly color: string
  readonly level: number
}

function flask(easel: Easel, { x: left, size, color, level }: Flask): void {
  const [x, foot, q] = [easel.x(left), easel.y(82), easel.u * size]
  const glass = polygon([
    [x - q * 0.25, foot - q * 2.6],
    [x + q * 0.25, foot - q * 2.6],
    [x + q * 0.25, foot - q * 1.7],
    [x + q, foot],
    [x - q, foot],
    [x - q * 0.25, foot - q * 1.7],
  ])
  easel.fill(glass, '#FFFFFF', 0.28)
  const [surface, half] = [foot - q * 1.7 * level, q * (0.25 + 0.75 * (1 - level))]
  easel.fill(
    polygon([
      [x - half, surface],
      [x + half, surface],
      [x + q, foot],
      [x - q, foot],
    ]),
    color,
  )
  easel.fill(rectangle(x - q * 0.34, foot - q * 2.75, q * 0.68, q * 0.18), '#FFFFFF', 0.8)
  for (let bubble = 0; bubble < 4; bubble += 1) {
    const [dx, dy] = [(easel.random() - 0.5) * q * 0.7, q * (0.2 + easel.random() * 0.5)]
    easel.fill(circle(x + dx, foot - dy, q * (0.05 + easel.random() * 0.08)), '#FFFFFF', 0.6)
  }
}
