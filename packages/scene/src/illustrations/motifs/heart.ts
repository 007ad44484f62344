import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a heart with a heartbeat line. */
export function heart(easel: Easel): void {
  halo(easel)
  const { warm, deep, sun, third } = easel.dyes
  const s = Sketch.on(easel, { size: 84, turn: (easel.seed % 3) * 3 - 3 })
  const shape =
    'M50 94C22 74 2 54 2 32C2 14 14 4 28 4C38 4 46 9 50 18C54 9 62 4 72 4C86 4 98 14 98 32C98 54 78 74 50 94Z'
  s.part({ x: 52, y: 54, size: 100 }).fill(shape, deep, 0.18)
  s.fill(shape, s.ramp([10, 4], [90, 94], [0, easel.light(warm, 0.25)], [1, easel.dark(warm, 0.2)]))
  s.fill('M14 34C14 22 20 15 30 14C22 20 19 28 20 40C21 46 14 42 14 34Z', '#FFFFFF', 0.5)
  s.line('M-6 50H28L36 36L46 66L56 26L64 56L68 50H106', '#FFFFFF', 3.4)
  for (const [x, y, size, color] of [
    [104, 8, 16, sun],
    [-4, 80, 20, third],
    [98, 84, 13, easel.light(warm, 0.4)],
    [-6, 12, 11, easel.light(warm, 0.4)],
  ] as const) {
    s.part({ x, y, size, turn: x / 6 }).fill(shape, color)
  }
}
