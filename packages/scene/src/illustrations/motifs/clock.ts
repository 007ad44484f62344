import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a clock on a wall; its hands depend on the seed. */
export function clock(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 84 })
  const { warm, deep, tone, pale } = easel.dyes
  s.disc(52, 54, 45, deep, 0.22)
  s.disc(50, 50, 45, s.ramp([10, 10], [90, 90], [0, tone(0.6)], [1, tone(0.85)]))
  s.disc(50, 50, 38.5, s.ramp([20, 20], [80, 80], [0, '#FFFFFF'], [1, easel.light(pale, 0.3)]))
  for (let hour = 0; hour < 12; hour += 1) {
    const mark = s.part({ x: 50, y: 50, size: 100, turn: hour * 30 })
    if (hour % 3 === 0) mark.box(48.2, 15, [3.6, 8], deep, 1.4)
    else mark.disc(50, 18.5, 1.4, tone(0.6))
  }
  const minutes = (easel.seed * 7) % 60
  const hours = 10 + (easel.seed % 5)
  s.part({ x: 50, y: 50, size: 100, turn: (hours + minutes / 60) * 30 }).line('M50 54V32', deep, 4)
  s.part({ x: 50, y: 50, size: 100, turn: minutes * 6 }).line('M50 56V21', deep, 2.8)
  s.part({ x: 50, y: 50, size: 100, turn: (easel.seed * 37) % 360 }).line('M50 60V18', warm, 1.3)
  s.disc(50, 50, 3.6, warm)
  s.disc(50, 50, 1.4, '#FFFFFF')
}
