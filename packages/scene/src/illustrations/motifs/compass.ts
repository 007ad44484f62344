import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a pocket compass; its needle depends on the seed. */
export function compass(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 86 })
  const { warm, deep, tone, sun, pale } = easel.dyes
  const brass = s.ramp([10, 10], [90, 94], [0, easel.light(sun, 0.4)], [1, easel.dark(sun, 0.35)])
  s.disc(52, 58, 45, deep, 0.2)
  s.ring(50, 3, 7, easel.dark(sun, 0.2), 3)
  s.box(45, 6, [10, 8], easel.dark(sun, 0.3), 2)
  s.disc(50, 54, 45, brass)
  s.disc(50, 54, 38, s.ramp([20, 20], [80, 88], [0, '#FFFFFF'], [1, easel.light(pale, 0.2)]))
  s.ring(50, 54, 30, tone(0.4), 0.7)
  for (let mark = 0; mark < 24; mark += 1) {
    const tick = s.part({ x: 50, y: 54, size: 100, turn: mark * 15 })
    tick.line(mark % 6 === 0 ? 'M50 15V22' : 'M50 15V18', deep, mark % 6 === 0 ? 2.2 : 0.9)
  }
  for (const turn of [45, 135, 225, 315])
    s.part({ x: 50, y: 54, size: 100, turn }).fill('M50 28L54 46H46Z', tone(0.3))
  const needle = s.part({ x: 50, y: 54, size: 100, turn: 20 + (easel.seed % 50) })
  needle.fill('M50 16L57 50H43Z', warm)
  needle.fill('M50 16L57 50H50Z', easel.dark(warm, 0.3))
  needle.fill('M50 84L57 50H43Z', tone(0.78))
  needle.fill('M50 84L57 50H50Z', deep)
  s.disc(50, 54, 4, easel.light(sun, 0.3))
  s.fill('M22 40C26 28 36 20 48 18C36 24 28 32 24 44Z', '#FFFFFF', 0.7)
}
