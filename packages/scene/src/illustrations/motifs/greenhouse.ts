import type { Easel } from '../easel.ts'
import { Pen, polygon, polyline, rectangle } from '../pen.ts'

/** Draws glazing bars, a pale sun, and four potted plants with paired leaves. */
export function greenhouse(easel: Easel): void {
  const { tone, sun, pale, mid } = easel.dyes
  easel.sky(easel.light(pale, 0.5), easel.light(pale, 0.1))
  easel.disc(74, 26, 16, easel.light(sun, 0.2))
  const bar = easel.light(mid, 0.55)
  for (let index = 1; index < 7; index += 1) {
    easel.stroke(
      polyline([easel.x(index * 16.6), easel.box.y], [easel.x(index * 16.6), easel.bottom]),
      bar,
      easel.u * 0.7,
      0.5,
    )
  }
  for (const height of [22, 44, 66]) {
    easel.stroke(
      polyline([easel.box.x, easel.y(height)], [easel.right, easel.y(height)]),
      bar,
      easel.u * 0.7,
      0.5,
    )
  }
  easel.fill(
    rectangle(easel.box.x, easel.y(90), easel.box.width, easel.bottom - easel.y(90)),
    tone(0.95),
  )
  plants.forEach((plant, index) => drawPlant(easel, plant, index))
}

const plants = [
  { foot: 16, height: 58, lean: 3 },
  { foot: 38, height: 76, lean: -4 },
  { foot: 60, height: 52, lean: 5 },
  { foot: 82, height: 70, lean: -3 },
] as const

function drawPlant(
  easel: Easel,
  { foot, height, lean }: (typeof plants)[number],
  index: number,
): void {
  const { tone, sun, warm } = easel.dyes
  const [x, top, u] = [easel.x(foot), easel.y(92 - height), easel.u]
  const stem = new Pen()
    .move(x, easel.y(90))
    .curve(x, easel.y(70), x + u * lean, easel.y(60), x + u * lean, top).d
  easel.stroke(stem, tone(0.8), u * 1.1)
  for (let pair = 0; pair < 5; pair += 1) {
    const y = easel.y(86) - ((easel.y(86) - top) * pair) / 4.6
    const shade = 0.06 * (index % 3)
    leaf(easel, [x + (u * lean * pair) / 5, y], -u * (17 - pair * 1.9), tone(0.48 + shade))
    leaf(easel, [x + (u * lean * pair) / 5, y], u * (17 - pair * 1.9), tone(0.66 + shade))
  }
  const pot = polygon([
    [x - u * 7, easel.y(84)],
    [x + u * 7, easel.y(84)],
    [x + u * 5.4, easel.y(95)],
    [x - u * 5.4, easel.y(95)],
  ])
  easel.fill(pot, index % 2 === 1 ? warm : sun)
}
function leaf(easel: Easel, [x, y]: readonly [number, number], reach: number, color: string): void {
  const size = Math.abs(reach)
  const d = new Pen()
    .move(x, y)
    .curve(
      x + reach * 0.3,
      y - size * 0.75,
      x + reach * 0.9,
      y - size * 0.7,
      x + reach,
      y - size * 0.45,
    )
    .curve(x + reach * 0.8, y - size * 0.05, x + reach * 0.35, y + size * 0.05, x, y)
    .close().d
  easel.fill(d, color)
}
