import type { Easel } from '../easel.ts'
import { ellipse, Pen, rectangle } from '../pen.ts'

/** Draws an S-curved river that narrows toward the hills, with round trees along it. */
export function river(easel: Easel): void {
  const { tone, sun, pale, water } = easel.dyes
  easel.sky(easel.light(sun, 0.72), easel.light(pale, 0.4))
  easel.disc(28, 24, 11, sun)
  easel.wave(44, 5, 3, tone(0.3))
  easel.wave(54, 5, 2, tone(0.42), 1)
  const x = (percent: number) => easel.x(percent)
  const y = (percent: number) => easel.y(percent)
  const course = new Pen()
    .move(x(54), y(50))
    .curve(x(78), y(58), x(20), y(66), x(34), y(78))
    .curve(x(44), y(88), x(8), y(94), x(2), easel.bottom)
    .line(x(74), easel.bottom)
    .curve(x(86), y(88), x(58), y(82), x(58), y(74))
    .curve(x(58), y(66), x(78), y(58), x(57), y(50))
    .close().d
  easel.fill(course, easel.vertical(50, 100, [0, easel.light(water, 0.65)], [1, water]))
  for (const [left, foot, size] of trees) tree(easel, left, foot, size)
}

const trees = [
  [72, 60, 7],
  [10, 62, 9],
  [82, 66, 10],
  [20, 70, 12],
  [92, 76, 15],
  [6, 82, 15],
  [88, 94, 20],
] as const

function tree(easel: Easel, left: number, foot: number, size: number): void {
  const [x, y, u] = [easel.x(left), easel.y(foot), easel.u]
  const { tone } = easel.dyes
  easel.fill(rectangle(x - u * 0.5, y, u, u * size * 0.5), tone(0.95))
  const shade = easel.linear(
    [x - u * size * 0.4, y],
    [x + u * size * 0.4, y],
    [0, tone(0.55)],
    [1, tone(0.8)],
  )
  easel.fill(ellipse(x, y - u * size * 0.2, u * size * 0.42, u * size * 0.75), shade)
}
