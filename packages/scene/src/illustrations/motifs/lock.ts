import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a padlock in front of a shield. */
export function lock(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 92 })
  const { warm, deep, tone, sun, pale } = easel.dyes
  s.fill(
    'M50 2C62 10 76 13 92 13V48C92 74 72 92 50 101C28 92 8 74 8 48V13C24 13 38 10 50 2Z',
    s.ramp([8, 0], [92, 100], [0, tone(0.55)], [1, tone(0.85)]),
  )
  s.fill('M50 9C61 16 72 19 86 19.4V48C86 70 69 86 50 94.5Z', '#FFFFFF', 0.1)
  s.line(
    'M50 9C61 16 72 19 86 19.4V48C86 70 69 86 50 94.5C31 86 14 70 14 48V19.4C28 19 39 16 50 9Z',
    '#FFFFFF',
    1.2,
    0.5,
  )
  s.line('M37 46V36A13 63 36V46', easel.dark(pale, 0.2), 6.4)
  s.line('M35.6 46V36A14.4 50 21.6', '#FFFFFF', 1.2, 0.7)
  s.box(
    29,
    44,
    [42, 34],
    s.ramp([29, 44], [71, 78], [0, easel.light(sun, 0.25)], [1, easel.dark(sun, 0.3)]),
    5,
  )
  s.box(29, 44, [42, 8], '#FFFFFF', 5, 0.22)
  s.disc(50, 59, 4.6, deep)
  s.fill('M48 60H52L53.6 71H46.4Z', deep)
  s.disc(92, 84, 12, warm)
  s.line('M86 84L90.5 88.5L98 79.5', '#FFFFFF', 3)
}
