import { faces, starlight } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a telescope under the Milky Way. */
export function telescope(easel: Easel): void {
  starlight(easel, 0.98, 0.55)
  const { warm, sun, tone, pale, deep, third } = easel.dyes
  const sky = Sketch.on(easel, { size: 120, flip: faces(easel) })
  sky.fill('M-20 96C20 70 52 40 112 -16L134 6C84 42 50 84 -6 124Z', easel.light(third, 0.4), 0.14)
  sky.fill('M-14 102C26 76 62 42 120 -8L126 0C80 40 46 80 -8 116Z', '#FFFFFF', 0.12)
  sky.line('M58 18L70 12L80 20L92 14L98 26', '#FFFFFF', 0.5, 0.6)
  for (const [x, y] of [
    [58, 18],
    [70, 12],
    [80, 20],
    [92, 14],
    [98, 26],
  ] as const) {
    sky.disc(x, y, 1.2, easel.light(sun, 0.6))
  }
  easel.wave(78, 5, 2, tone(0.8))
  easel.wave(87, 3, 2, tone(0.95), 1)
  const s = Sketch.on(easel, { x: faces(easel) ? 60 : 40, foot: 93, size: 80, flip: faces(easel) })
  s.line('M48 58L26 99M52 58L76 99M50 58V99', easel.dark('#9A6A42', 0.3), 3.6)
  s.box(43, 50, [14, 12], deep, 3)
  const tube = s.part({ x: 50, y: 42, size: 100, turn: -36 })
  tube.box(-4, 43, [16, 12], deep, 2)
  tube.box(-10, 45, [8, 8], tone(0.6), 2)
  tube.box(
    10,
    41,
    [38, 17],
    tube.ramp([0, 41], [0, 58], [0, '#FFFFFF'], [1, easel.dark(pale, 0.4)]),
    1.6,
  )
  tube.box(
    46,
    37,
    [48, 25],
    tube.ramp([0, 37], [0, 62], [0, '#FFFFFF'], [1, easel.dark(pale, 0.35)]),
    1.6,
  )
  tube.box(44, 35.6, [6, 28], warm, 1)
  tube.box(90, 33, [9, 33], warm, 1.4)
  tube.oval(99, 49.5, [3.6, 16], tone(0.4))
  tube.box(24, 34, [20, 5.6], deep, 1.6)
}
