import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a letter leaving its envelope, with a paper plane above. */
export function mail(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 84, flip: faces(easel) })
  const { warm, deep, tone, sun, pale } = easel.dyes
  s.oval(50, 97, [46, 4], deep, 0.2)
  s.fill('M4 46L50 12L96 46V92H4Z', tone(0.8))
  s.box(16, 22, [68, 60], '#FFFFFF', 2)
  s.box(22, 29, [24, 4], warm, 2)
  s.line('M24 41H76M24 48H76M24 55H64M24 62H70', tone(0.3), 2)
  s.box(64, 27, [14, 10], easel.light(sun, 0.3), 1)
  s.fill(
    'M4 46L50 76L96 46V90C96 93 94 95 91 95H9C6 95 4 93 4 90Z',
    s.ramp([0, 46], [0, 95], [0, easel.light(tone(0.5), 0.12)], [1, tone(0.62)]),
  )
  s.fill('M4 46L42 71L7 94C5 94 4 92 4 90ZM96 46L58 71L93 94C95 94 96 92 96 90Z', deep, 0.14)
  s.disc(50, 78, 7, warm)
  s.fill('M50 82.4L46 78.4C44 76 47.5 73 50 76C52.5 73 56 76 54 78.4Z', '#FFFFFF')
  s.line('M60 20C70 24 78 16 84 8', '#FFFFFF', 1.4, 0.9)
  s.fill('M82 10L112 -6L102 20L94 12Z', '#FFFFFF')
  s.fill('M82 10L112 -6L94 12L92 20Z', easel.dark(pale, 0.2))
}
