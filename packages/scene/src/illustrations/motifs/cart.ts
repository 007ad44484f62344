import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a full shopping cart. */
export function cart(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third, fourth } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 8, size: 88, flip: faces(easel) })
  s.oval(54, 98, [44, 4], deep, 0.3)
  s.box(30, 18, [20, 36], third, 1.6)
  s.box(30, 26, [20, 9], '#FFFFFF', 0, 0.75)
  s.fill('M52 26L56 14H66L70 26V54H52Z', '#FFFFFF')
  s.box(52, 34, [18, 10], tone(0.6))
  s.fill('M72 50C66 34 74 24 82 30C90 24 98 34 92 50Z', '#D2453F')
  s.fill('M82 29C82 24 85 21 89 21C89 26 86 29 82 29Z', '#5E9A4A')
  s.line('M46 52L40 4', '#D8A55C', 6)
  s.line('M44 36L46 33M42.4 24L44.6 21M41 13L43 10', easel.dark('#D8A55C', 0.4), 1)
  s.fill('M84 46L96 24L104 28L94 50Z', fourth)
  s.fill(
    'M18 40H110L100 74H28Z',
    s.ramp([18, 40], [110, 74], [0, tone(0.55)], [1, tone(0.75)]),
    0.94,
  )
  for (let bar = 0; bar < 7; bar += 1)
    s.line(`M${32 + bar * 11.2} 44L${36 + bar * 9.6} 71`, '#FFFFFF', 1.4, 0.75)
  s.line('M24 51.4H105M27 62H102', '#FFFFFF', 1.4, 0.75)
  s.line('M-2 26H12L28 74L24 84H100', deep, 3.6)
  s.line('M-6 26H4', warm, 5.4)
  for (const x of [36, 90]) {
    s.disc(x, 92, 6.4, deep)
    s.disc(x, 92, 2.8, sun)
  }
}
