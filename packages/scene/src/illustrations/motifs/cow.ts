import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a cow in a meadow in front of a barn. */
export function cow(easel: Easel): void {
  outdoors(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const barn = Sketch.on(easel, { x: faces(easel) ? 20 : 80, foot: 78, size: 40 })
  barn.fill('M10 40L28 14L50 4L72 14L90 40V100H10Z', easel.dark(warm, 0.12))
  barn.fill('M6 42L26 12L50 1L74 12L94 42L88 44L70 16L50 7L30 16L12 44Z', easel.light(pale, 0.3))
  barn.box(34, 56, [32, 44], easel.dark(warm, 0.45))
  barn.line('M34 56L66 100M66 56L34 100M34 56H66V100H34Z', easel.light(pale, 0.3), 2.6)
  barn.box(42, 24, [16, 16], easel.light(sun, 0.3))
  const s = Sketch.on(easel, { x: faces(easel) ? 58 : 42, foot: 92, size: 76, flip: faces(easel) })
  const spot = easel.dark('#6B4A36', 0.3)
  s.oval(54, 98, [56, 4], deep, 0.25)
  s.line('M104 44C114 48 112 66 108 76', easel.dark(pale, 0.3), 2.4)
  s.oval(108, 79, [3, 5.4], spot)
  for (const [x, shade] of [
    [40, 0.32],
    [88, 0.32],
    [32, 0.12],
    [97, 0.12],
  ] as const) {
    s.box(x - 5, 68, [9.6, 30], easel.dark(pale, shade), 3)
    s.box(x - 5, 92, [9.6, 6], deep, 1.4)
  }
  s.oval(76, 78, [10, 7], '#F0B5B0')
  s.fill(
    'M24 46C28 36 40 36 52 37C70 38 92 34 102 40C110 48 108 68 102 76C88 82 44 82 30 76C24 68 20 56 24 46Z',
    '#FFFFFF',
  )
  s.fill(
    'M46 37C54 34 66 37 68 46C68 56 56 60 50 52C46 48 42 42 46 37ZM84 58C92 50 106 54 106 64C104 74 98 78 92 78C84 76 78 66 84 58ZM28 62C34 60 40 66 38 74C36 78 32 77 30 76C27 72 25 66 28 62Z',
    spot,
  )
  s.fill(
    'M10 22C2 16 -6 18 -8 22C-4 28 4 30 10 28ZM34 22C42 16 50 18 52 22C48 28 40 30 34 28Z',
    spot,
  )
  s.line('M13 18C8 14 8 8 11 5M31 18C36 14 36 8 33 5', easel.light(sun, 0.5), 3.4)
  s.fill(
    'M8 26C8 16 14 14 22 14C30 14 36 16 36 26C36 38 32 48 31 56H13C12 48 8 38 8 26Z',
    '#FFFFFF',
  )
  s.fill('M8 26C8 16 14 14 20 14C20 24 18 34 11 42C9 36 8 32 8 26Z', spot)
  s.oval(22, 56, [13, 9], '#F0B5B0')
  s.oval(17, 55, [2, 2.8], easel.dark('#C4706C', 0.2))
  s.oval(27, 55, [2, 2.8], easel.dark('#C4706C', 0.2))
  s.disc(14, 32, 2.5, deep)
  s.disc(30, 32, 2.5, deep)
  s.fill('M14 66C20 70 28 70 33 66L34 69C28 74 19 74 13 70Z', tone(0.7))
  s.fill('M20 71H28L30 80H18Z', sun)
}
