import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a battery being charged. */
export function battery(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  const s = Sketch.on(easel, { size: 86 })
  const cells = 2 + (easel.seed % 3)
  s.line('M50 96V104C50 112 64 110 76 112', deep, 3)
  s.box(40, -4, [20, 10], easel.dark(pale, 0.35), 3)
  s.box(24, 6, [56, 92], deep, 9, 0.2)
  s.box(22, 3, [56, 92], deep, 9)
  s.box(27, 8, [46, 82], s.ramp([27, 0], [73, 0], [0, tone(0.7)], [1, tone(0.92)]), 6)
  for (let cell = 0; cell < 5; cell += 1) {
    const isFull = cell < cells
    s.box(
      31,
      74 - cell * 15.6,
      [38, 12.4],
      isFull ? s.ramp([31, 0], [69, 0], [0, easel.light(third, 0.25)], [1, third]) : '#FFFFFF',
      3,
      isFull ? 1 : 0.14,
    )
  }
  s.fill('M56 16L32 54H47L42 82L68 42H52Z', '#FFFFFF', 0.95)
  s.fill('M56 16L52 42H68L42 82L47 54L50 46Z', easel.light(sun, 0.3), 0.9)
  for (const [x, y, size] of [
    [4, 22, 16],
    [96, 40, 20],
    [8, 70, 12],
  ] as const) {
    s.part({ x, y, size }).fill('M60 0L20 56H46L36 100L80 40H54Z', x > 50 ? warm : sun)
  }
}
