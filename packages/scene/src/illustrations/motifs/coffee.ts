import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a steaming cup on a saucer, with beans beside it. */
export function coffee(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 9, size: 84, flip: faces(easel) })
  const { warm, deep, tone, pale } = easel.dyes
  const brown = easel.dark('#6B3F24', 0.2)
  for (const [x, lift] of [
    [36, 0],
    [47, -6],
    [58, 1],
  ] as const) {
    s.line(`M${x} ${34 + lift}c-7 -8 7 -12 0 -21c-3 -4 -2 -7 0 -9`, '#FFFFFF', 2.6, 0.85)
  }
  s.oval(47, 90, [42, 6.5], tone(0.92), 0.4)
  s.oval(47, 87, [40, 6], easel.light(pale, 0.6))
  s.oval(47, 85.6, [29, 3.8], easel.dark(pale, 0.16))
  s.line('M72 50c20 -5 20 25 -4 24', warm, 6)
  s.fill(
    'M18 42H76C76 68 68 86 56 86H38C26 86 18 68 18 42Z',
    s.ramp([18, 0], [76, 0], [0, easel.light(warm, 0.15)], [1, easel.dark(warm, 0.25)]),
  )
  s.oval(47, 42, [29, 6], easel.light(warm, 0.4))
  s.oval(47, 42.8, [26, 4.6], brown)
  s.fill('M26 54C27 68 32 77 38 80C31 73 29 63 29 54Z', '#FFFFFF', 0.35)
  for (const [x, y, turn] of [
    [92, 88, 20],
    [101, 90, -30],
    [96, 94, 70],
  ] as const) {
    const bean = s.part({ x, y, size: 9, turn })
    bean.oval(50, 50, [50, 34], easel.dark('#7A4A2B', 0.1))
    bean.line('M4 50C30 36 60 66 96 50', deep, 8)
  }
}
