import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a phone with apps, with messages beside it. */
export function phone(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 92, turn: faces(easel) ? 6 : -6 })
  const { warm, deep, tone, sun, third, fourth } = easel.dyes
  s.box(28, 3, [50, 98], deep, 8, 0.2)
  s.box(25, 0, [50, 98], deep, 8)
  s.box(28, 4, [44, 90], s.ramp([28, 4], [72, 94], [0, tone(0.5)], [1, tone(0.82)]), 5)
  s.box(43, 6.4, [14, 3], deep, 1.5)
  s.box(33, 14, [34, 20], '#FFFFFF', 3, 0.92)
  s.line('M37 30L43 24L48 27L55 19L62 22', warm, 1.8)
  const apps = [warm, sun, third, '#FFFFFF', fourth, tone(0.35), sun, warm, '#FFFFFF']
  apps.forEach((color, app) => {
    s.box(33 + (app % 3) * 12.4, 40 + Math.floor(app / 3) * 13, [9.2, 9.2], color, 2.6, 0.95)
  })
  s.box(33, 82, [34, 8], '#FFFFFF', 4, 0.3)
  for (const [app, color] of [warm, '#FFFFFF', sun].entries()) s.disc(40 + app * 10, 86, 2.6, color)
  s.fill(
    'M78 20H104C107 20 108 22 108 24V36C108 38 107 40 104 40H88L81 46V40H78C76 40 75 38 75 36V24C75 22 76 20 78 20Z',
    warm,
  )
  s.line('M81 27H102M81 33H95', '#FFFFFF', 2.2)
  s.fill(
    'M22 58H-4C-7 58 -8 60 -8 62V72C-8 74 -7 76 -4 76H12L19 82V76H22C24 76 25 74 25 72V62C25 60 24 58 22 58Z',
    '#FFFFFF',
  )
  for (const x of [1, 8.5, 16]) s.disc(x, 67, 2, tone(0.6))
}
