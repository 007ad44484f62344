import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a doctor's bag and a stethoscope. */
export function stethoscope(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 8, size: 80, flip: easel.seed % 2 === 1 })
  s.oval(48, 98, [56, 4], deep, 0.3)
  s.line('M28 34C28 18 64 18 64 34', easel.dark(warm, 0.4), 5)
  s.fill(
    'M4 44C4 38 8 36 14 36H78C84 36 88 38 88 44L90 90C90 95 87 98 82 98H10C5 98 2 95 2 90Z',
    s.ramp([2, 36], [90, 98], [0, easel.light(warm, 0.15)], [1, easel.dark(warm, 0.28)]),
  )
  s.fill('M4 44C4 38 8 36 14 36H78C84 36 88 38 88 44L88.4 54H3.6Z', easel.dark(warm, 0.3))
  s.box(40, 48, [12, 10], easel.light(pale, 0.2), 2)
  s.disc(46, 76, 14, '#FFFFFF')
  s.fill('M42 66H50V72H56V80H50V86H42V80H36V72H42Z', warm)
  const tube = easel.dark(tone(0.8), 0.35)
  s.line('M70 8C62 28 72 44 84 46C98 46 108 30 102 8', easel.dark(pale, 0.4), 2.6)
  s.line('M84 46C84 66 62 58 62 74C62 92 100 96 108 84C112 78 110 72 108 68', tube, 3.4)
  s.line('M70 8L72 3M102 8L100 3', tube, 4)
  s.disc(107, 61, 9, easel.dark(pale, 0.45))
  s.disc(107, 61, 6.8, easel.light(pale, 0.5))
  s.disc(107, 61, 3, tone(0.6))
  s.disc(84, 46, 3.4, tube)
}
