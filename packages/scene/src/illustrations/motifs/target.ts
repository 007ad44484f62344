import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws an arrow in the center of a target. */
export function target(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 86, flip: faces(easel) })
  const { warm, deep, tone } = easel.dyes
  s.line('M34 78L22 102M60 78L72 102', easel.dark(warm, 0.5), 4)
  s.disc(47, 53, 42, deep, 0.2)
  for (const [radius, color] of [
    [41, tone(0.75)],
    [33, '#FFFFFF'],
    [25, tone(0.6)],
    [17, '#FFFFFF'],
    [9, warm],
  ] as const) {
    s.disc(46, 51, radius, color)
  }
  s.fill('M46 10A41 46 92A41 87 51A41 46 10Z', deep, 0.08)
  s.line('M47 50L86 11', deep, 2.4)
  s.fill('M46 51L48 44L53 49Z', deep)
  s.fill('M80 17L81 7L92 -4L93 5ZM80 17L90 16L101 5L92 5Z', warm)
  s.line('M80 17L94 3', easel.dark(warm, 0.4), 1)
}
