import type { Easel } from '../easel.ts'
import { polygon, polyline, rectangle } from '../pen.ts'

/** Draws a ship with stacked containers under two cranes. */
export function harbour(easel: Easel): void {
  const { tone, sun, pale, warm, deep } = easel.dyes
  const x = (percent: number) => easel.x(percent)
  const y = (percent: number) => easel.y(percent)
  easel.sky(easel.light(sun, 0.55), easel.light(pale, 0.35))
  easel.disc(22, 32, 12, sun)
  easel.wave(60, 1, 2, tone(0.25))
  easel.fill(
    rectangle(easel.box.x, y(66), easel.box.width, easel.bottom - y(66)),
    easel.vertical(66, 100, [0, tone(0.5)], [1, tone(0.9)]),
  )
  crane(easel, 72, tone(0.6))
  crane(easel, 40, tone(0.85))
  containers(easel)
  easel.fill(
    polygon([
      [x(6), y(67)],
      [x(74), y(67)],
      [x(86), y(60)],
      [x(80), y(80)],
      [x(13), y(80)],
    ]),
    deep,
  )
  easel.fill(
    polygon([
      [x(8.6), y(72)],
      [x(82.6), y(72)],
      [x(82), y(74)],
      [x(9.6), y(74)],
    ]),
    warm,
  )
  easel.wave(82, 1.4, 6, tone(0.75))
  easel.wave(91, 1.6, 5, tone(0.92), 1)
}

function containers(easel: Easel): void {
  const { tone, warm, third, fourth, pale } = easel.dyes
  const colors = [warm, tone(0.5), third, tone(0.75), fourth, pale]
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      if (easel.random() < 0.12 * row) continue
      const color = colors[Math.floor(easel.random() * colors.length)] ?? warm
      const box = rectangle(
        easel.x(14 + column * 8.6),
        easel.y(62 - row * 5.6),
        easel.box.width * 0.082,
        easel.box.height * 0.052,
      )
      easel.fill(box, color)
    }
  }
}

function crane(easel: Easel, foot: number, color: string): void {
  const at = (dx: number, height: number) => [easel.x(foot + dx), easel.y(height)] as const
  const bars = [
    [at(0, 66), at(4, 24), at(8, 66)],
    [at(-12, 30), at(24, 24)],
    [at(4, 16), at(-12, 30)],
    [at(4, 16), at(24, 24)],
    [at(4, 16), at(4, 26)],
    [at(1.5, 50), at(6.5, 50)],
    [at(-8, 29.4), at(-8, 46)],
  ]
  easel.stroke(bars.map((bar) => polyline(...bar)).join(''), color, easel.u * 1.1)
}
