import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a magnifying glass over a page of figures. */
export function magnifier(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third } = easel.dyes
  const s = Sketch.on(easel, { size: 90, flip: faces(easel) })
  s.box(13, 7, [66, 88], deep, 3, 0.18)
  s.box(10, 3, [66, 88], '#FFFFFF', 3)
  s.box(17, 10, [30, 5], warm, 2)
  for (let line = 0; line < 9; line += 1)
    s.line(`M17 ${23 + line * 7.4}H${64 - ((line * 11) % 18)}`, tone(0.25), 2)
  s.disc(61, 51, 28, easel.light(third, 0.65))
  for (const [bar, height] of [12, 20, 15, 28].entries())
    s.box(45 + bar * 8.6, 68 - height, [6, height], bar === 3 ? warm : tone(0.62), 1)
  s.line('M42 68.6H80', deep, 1.4)
  s.line('M82 73L104 96', easel.dark(warm, 0.5), 11)
  s.line('M84 75L103 95', warm, 7)
  s.ring(61, 51, 28, deep, 6)
  s.ring(61, 51, 28, easel.light(sun, 0.2), 2)
  s.fill('M40 44C42 34 50 28 60 28C52 32 46 38 44 48C43 51 39.4 48 40 44Z', '#FFFFFF', 0.85)
}
