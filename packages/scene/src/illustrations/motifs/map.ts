import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a folded map with a route and a pin. */
export function map(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 96 })
  const { warm, deep, tone, sun, water, third } = easel.dyes
  s.fill('M-6 34L24 24L54 34L84 24L110 34V92L84 84L54 94L24 84L-6 94Z', deep, 0.2)
  const paper = easel.light(sun, 0.72)
  const panels = [
    'M-8 30L22 20V80L-8 90Z',
    'M22 20L52 30V90L22 80Z',
    'M52 30L82 20V80L52 90Z',
    'M82 20L108 30V90L82 80Z',
  ]
  panels.forEach((d, index) => s.fill(d, index % 2 === 0 ? paper : easel.dark(paper, 0.1)))
  s.fill(
    'M-8 62C6 58 10 72 22 68V80L-8 90ZM82 20L108 30V48C98 50 88 44 82 36Z',
    easel.light(water, 0.4),
  )
  s.fill('M28 36C36 32 48 38 46 48C42 56 30 54 27 47Z', easel.light(tone(0.45), 0.35))
  s.fill('M58 62C68 56 78 62 76 70C70 78 60 76 57 71Z', easel.light(third, 0.45))
  s.line('M-8 48L22 38L52 56L82 42L108 60M36 25V84M66 26V84', '#FFFFFF', 1.6, 0.9)
  for (let dash = 0; dash < 9; dash += 1) {
    const t = dash / 8
    s.disc(6 + 62 * t, 76 - 30 * t + Math.sin(t * 7) * 7, 1.7, warm)
  }
  s.oval(74, 48, [8, 2.6], deep, 0.3)
  s.fill(
    'M74 48C64 34 58 28 58 18A16 90 18C90 28 84 34 74 48Z',
    s.ramp([58, 0], [90, 44], [0, easel.light(warm, 0.15)], [1, easel.dark(warm, 0.25)]),
  )
  s.disc(74, 18, 6.4, '#FFFFFF')
  s.line('M0 72L8 80M8 72L0 80', deep, 2.2)
}
