import type { Easel } from '../easel.ts'
import { polygon, rectangle } from '../pen.ts'

/** Draws three rows of stepped firs from pale to deep, with the sun's glow behind them. */
export function forest(easel: Easel): void {
  const { tone, sun } = easel.dyes
  easel.sky(tone(0.2), easel.light(sun, 0.5))
  easel.disc(
    50,
    40,
    22,
    easel.radial(
      [easel.x(50), easel.y(40)],
      easel.u * 22,
      [0, easel.light(sun, 0.6)],
      [1, easel.light(sun, 0.15)],
    ),
  )
  row(easel, { depth: 0.35, foot: 70, count: 11, height: 20 })
  row(easel, { depth: 0.55, foot: 84, count: 8, height: 28 })
  row(easel, { depth: 0.85, foot: 102, count: 6, height: 38 })
}

interface Row {
  readonly depth: number
  readonly foot: number
  readonly count: number
  readonly height: number
}

function row(easel: Easel, { depth, foot, count, height }: Row): void {
  const color = easel.dyes.tone(depth)
  for (let index = 0; index <= count; index += 1) {
    const x = easel.x(((index + easel.random() * 0.5 - 0.2) * 100) / count)
    const tall = easel.u * height * (0.75 + easel.random() * 0.6)
    fir(easel, x, easel.y(foot), tall, color)
  }
  const ground = easel.y(foot) - easel.u * height * 0.1
  easel.fill(
    rectangle(easel.box.x, ground, easel.box.width, Math.max(0, easel.bottom - ground)),
    color,
  )
}
function fir(easel: Easel, x: number, foot: number, tall: number, color: string): void {
  const half = tall * 0.26
  const right = [
    [x, foot - tall],
    [x + half * 0.6, foot - tall * 0.55],
    [x + half * 0.38, foot - tall * 0.55],
    [x + half, foot - tall * 0.08],
  ] as const
  const left = right.slice(1).map(([px, py]) => [2 * x - px, py] as const)
  easel.fill(polygon([...right, ...left.toReversed()]), color)
}
