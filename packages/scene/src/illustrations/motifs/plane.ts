import { cloud, faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws an airliner above the clouds. */
export function plane(easel: Easel): void {
  const { tone, sun, warm, pale, deep } = easel.dyes
  easel.sky(tone(0.5), easel.light(sun, 0.6))
  easel.disc(faces(easel) ? 76 : 24, 66, 15, easel.light(sun, 0.25))
  cloud(easel, 18, 34, 20, '#FFFFFF', 0.5)
  cloud(easel, 84, 24, 26, '#FFFFFF', 0.45)
  const s = Sketch.on(easel, { size: 92, flip: faces(easel), turn: faces(easel) ? -8 : 8 })
  s.fill('M70 42L96 16H104L90 44Z', easel.dark(pale, 0.35))
  s.fill('M88 40L100 6C101 4 103 3 105 3H111L106 42Z', warm)
  s.fill(
    'M-8 52C-8 44 4 38 18 38H86L108 40C112 41 112 45 108 46L84 60C78 63 70 64 60 64H14C0 64 -8 58 -8 52Z',
    s.ramp([0, 38], [0, 64], [0, '#FFFFFF'], [1, easel.dark(pale, 0.22)]),
  )
  s.fill('M-8 53C-6 60 2 64 14 64H60C70 64 78 63 84 60L94 54C60 58 20 58 -8 53Z', tone(0.66))
  s.fill('M-4 46C-2 42 4 40.4 10 40.4L11 46Z', deep)
  for (let window = 0; window < 13; window += 1)
    s.box(20 + window * 5, 45, [2.6, 3.8], tone(0.75), 1.2)
  s.fill('M96 44L116 40L120 42L102 50Z', easel.dark(warm, 0.25))
  s.box(40, 66, [17, 9], tone(0.85), 4.4)
  s.oval(40.5, 70.5, [2.4, 4.4], easel.light(pale, 0.5))
  s.fill('M42 55H66L98 86C99 88 98 89 96 89H90Z', easel.dark(pale, 0.4))
  s.fill('M42 55H66L70 59L50 62Z', easel.light(pale, 0.4))
  cloud(easel, 22, 96, 50, '#FFFFFF', 0.9)
  cloud(easel, 60, 101, 60, '#FFFFFF', 0.9)
  cloud(easel, 94, 95, 44, '#FFFFFF', 0.9)
}
