import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a recycling bin. */
export function recycle(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, third, sun } = easel.dyes
  const green = easel.dark('#4F9A62', 0.08)
  const s = Sketch.on(easel, { foot: floor + 8, size: 88 })
  s.oval(50, 98, [40, 4], deep, 0.3)
  s.fill('M28 34L26 10C26 6 28 6 28 2H36C36 6 38 6 38 10L40 34Z', easel.light(third, 0.4), 0.9)
  s.box(27, -2, [10, 4], tone(0.7), 1)
  s.fill('M44 36L48 4L66 8L62 38Z', '#FFFFFF')
  s.line('M51 14L61 16M50 20L60 22M49 26L55 27', tone(0.4), 1.4)
  s.box(64, 12, [12, 24], easel.light(warm, 0.1), 2)
  s.oval(70, 12, [6, 1.8], '#FFFFFF')
  s.box(16, 30, [68, 9], easel.dark(green, 0.35), 4)
  s.fill(
    'M20 39H80L74 94C74 97 72 98 70 98H30C28 98 26 97 26 94Z',
    s.ramp([20, 0], [80, 0], [0, easel.light(green, 0.15)], [1, easel.dark(green, 0.25)]),
  )
  for (const turn of [0, 120, 240]) {
    const arrow = s.part({ x: 50, y: 68, size: 44, turn })
    arrow.fill('M32 8H60L76 34L62 42L50 22H46L40 32L26 24Z', '#FFFFFF')
    arrow.fill('M54 46L82 50L88 24Z', '#FFFFFF')
  }
  for (const [x, y, turn] of [
    [6, 90, -20],
    [98, 92, 24],
  ] as const) {
    const leaf = s.part({ x, y, size: 22, turn })
    leaf.fill('M50 100C0 70 10 20 50 0C90 20 100 70 50 100Z', easel.light(green, 0.2))
    leaf.line('M50 100V24', easel.dark(green, 0.3), 4)
  }
  s.disc(92, 20, 2, sun)
}
