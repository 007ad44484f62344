import { cloud, faces, starlight } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws the moon and stars over sleeping hills. */
export function night(easel: Easel): void {
  starlight(easel, 0.97, 0.55)
  const { tone, sun } = easel.dyes
  const left = faces(easel)
  const s = Sketch.on(easel, { x: left ? 36 : 64, foot: 66, size: 54 })
  const glow = easel.light(sun, 0.55)
  s.disc(50, 50, 96, s.glow(50, 50, 96, [0, glow, 0.5], [1, glow, 0]))
  s.disc(50, 50, 44, s.glow(38, 36, 70, [0, '#FFFFFF'], [1, easel.light(sun, 0.3)]))
  for (const [x, y, r] of [
    [36, 40, 9],
    [62, 34, 5.6],
    [58, 64, 11],
    [34, 68, 5],
    [74, 54, 4],
  ] as const) {
    s.disc(x, y, r, easel.dark(sun, 0.15), 0.3)
  }
  for (const [x, y, size] of [
    [left ? 70 : 26, 22, 6],
    [left ? 84 : 12, 44, 4],
    [left ? 60 : 40, 12, 3],
  ] as const) {
    const star = Sketch.on(easel, { x, foot: y, size })
    star.fill(
      'M50 0C52 40 60 48 100 50C60 52 52 60 50 100C48 60 40 52 0 50C40 48 48 40 50 0Z',
      '#FFFFFF',
    )
  }
  cloud(easel, left ? 62 : 40, 64, 34, easel.light(tone(0.5), 0.25), 0.7)
  easel.wave(74, 4, 3, tone(0.66))
  easel.wave(82, 3, 2, tone(0.8), 1)
  const home = Sketch.on(easel, { x: left ? 70 : 30, foot: 84, size: 17 })
  home.box(14, 44, [72, 56], tone(0.95))
  home.fill('M50 6L98 48H2Z', tone(0.88))
  home.box(24, 58, [18, 20], sun)
  home.box(58, 58, [18, 20], sun)
  easel.wave(90, 2, 2, tone(0.94))
  for (const x of [8, 15, 84, 92]) {
    const fir = Sketch.on(easel, { x, foot: 93, size: 20 + ((x * 7) % 9) })
    fir.fill('M50 0L70 40H60L80 72H66L88 100H12L34 72H20L40 40H30Z', easel.dark(tone(0.9), 0.4))
  }
}
