import type { Easel } from '../easel.ts'
import { circle, Pen, polygon, rectangle } from '../pen.ts'

/** Draws a banded tower on a rock at night, with two beams fading out. */
export function lighthouse(easel: Easel): void {
  const { tone, sun } = easel.dyes
  const x = (percent: number) => easel.x(percent)
  const y = (percent: number) => easel.y(percent)
  easel.sky(tone(0.8), tone(0.4))
  for (let index = 0; index < 26; index += 1) {
    const star = circle(
      x(easel.random() * 100),
      y(easel.random() * 50),
      easel.u * (0.25 + easel.random() * 0.35),
    )
    easel.fill(star, '#FFFFFF', 0.8)
  }
  const glow = easel.light(sun, 0.4)
  easel.fill(
    polygon([
      [x(62), y(27)],
      [x(0), y(9)],
      [x(0), y(44)],
    ]),
    easel.linear([x(62), y(27)], [x(0), y(27)], [0, glow, 0.9], [1, glow, 0]),
  )
  easel.fill(
    polygon([
      [x(62), y(27)],
      [x(100), y(18)],
      [x(100), y(40)],
    ]),
    easel.linear([x(62), y(27)], [x(100), y(27)], [0, glow, 0.8], [1, glow, 0]),
  )
  tower(easel)
  const rock = new Pen()
    .move(x(34), easel.bottom)
    .curve(x(44), y(80), x(54), y(75), x(66), y(77))
    .curve(x(80), y(78), x(92), y(86), easel.right, y(88))
    .line(easel.right, easel.bottom)
    .close().d
  easel.fill(rock, tone(0.95))
  easel.wave(86, 1.8, 5, tone(0.6))
  easel.wave(93, 1.6, 4, tone(0.85), 1)
}

function tower(easel: Easel): void {
  const { sun, warm, pale, deep } = easel.dyes
  const [x, u] = [easel.x(62), easel.u]
  const half = (height: number) => u * (5 + ((height - 32) / 46) * 3)
  const slice = (top: number, bottom: number) =>
    polygon([
      [x - half(top), easel.y(top)],
      [x + half(top), easel.y(top)],
      [x + half(bottom), easel.y(bottom)],
      [x - half(bottom), easel.y(bottom)],
    ])
  easel.fill(slice(32, 79), easel.linear([x - u * 8, 0], [x + u * 8, 0], [0, '#FFFFFF'], [1, pale]))
  for (const top of [40, 54, 68]) easel.fill(slice(top, top + 6), warm)
  easel.fill(rectangle(x - u * 6.5, easel.y(30.6), u * 13, easel.box.height * 0.018), deep)
  easel.fill(
    rectangle(x - u * 3.6, easel.y(23.5), u * 7.2, easel.box.height * 0.074),
    easel.light(sun, 0.5),
  )
  easel.fill(
    polygon([
      [x - u * 5, easel.y(23.6)],
      [x, easel.y(18)],
      [x + u * 5, easel.y(23.6)],
    ]),
    warm,
  )
}
