import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a glowing light bulb with rays. */
export function bulb(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 84 })
  const { sun, warm, deep, tone } = easel.dyes
  for (let ray = 0; ray < 9; ray += 1) {
    const beam = s.part({ x: 50, y: 40, size: 100, turn: ray * 30 - 120 })
    beam.line(`M50 ${4 - (ray % 2) * 2}V${-6 - (ray % 2) * 5}`, warm, 2.6)
  }
  s.fill(
    'M50 10A30 80 40C80 54 68 58 66 72H34C32 58 20 54 20 40A30 50 10Z',
    s.glow(46, 36, 46, [0, '#FFFFFF'], [0.5, easel.light(sun, 0.45)], [1, sun]),
  )
  s.line('M43 72V54L38 42L46 48L50 40L54 48L62 42L57 54V72', easel.dark(warm, 0.2), 2)
  s.fill('M28 38C28 28 34 20 42 17C36 24 33 30 33 38Z', '#FFFFFF', 0.8)
  s.box(34, 72, [32, 18], deep, 3)
  for (const y of [75, 80, 85]) s.line(`M33 ${y + 1}L67 ${y - 1}`, tone(0.35), 1.8)
  s.fill('M40 90H60L56 96H44Z', easel.dark(deep, 0.5))
}
