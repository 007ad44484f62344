import { faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws fish among corals. */
export function fish(easel: Easel): void {
  const { water, warm, sun, deep, third, fourth, tone } = easel.dyes
  easel.sky(easel.light(water, 0.4), easel.dark(water, 0.55))
  const ray = Sketch.on(easel, { x: 60, foot: 80, size: 100 })
  ray.fill('M30 -60H50L20 110H-40ZM64 -60H92L100 110H60Z', '#FFFFFF', 0.1)
  for (let bubble = 0; bubble < 18; bubble += 1) {
    const r = 0.6 + easel.random() * 1.6
    easel.disc(easel.random() * 100, 6 + easel.random() * 70, r, '#FFFFFF', 0.35)
  }
  easel.wave(88, 3, 3, easel.light(sun, 0.35))
  easel.wave(94, 2, 2, easel.light(sun, 0.15), 1)
  for (const [x, size, color] of [
    [10, 40, warm],
    [90, 48, third],
    [78, 28, fourth],
    [24, 26, tone(0.5)],
  ] as const) {
    const coral = Sketch.on(easel, { x, foot: 93, size, flip: x > 50 })
    coral.line(
      'M50 100V40C50 24 44 16 40 6M50 70C36 66 26 54 24 36M50 58C66 54 74 42 78 22M28 54C18 50 12 44 10 34M73 42C84 40 90 34 92 24',
      color,
      8,
    )
  }
  const swim = (x: number, foot: number, size: number, color: string, band: string) => {
    const s = Sketch.on(easel, { x, foot, size, flip: faces(easel) })
    s.fill(
      'M70 50C84 34 98 26 106 26C100 40 100 60 106 74C98 74 84 66 70 50Z',
      easel.dark(color, 0.25),
    )
    s.fill(
      'M34 28C42 8 62 6 74 16C70 24 66 28 62 32ZM40 72C46 90 60 92 68 86C66 78 64 74 60 70Z',
      easel.dark(color, 0.2),
    )
    s.fill(
      'M-4 50C8 26 36 20 56 30C68 36 76 44 82 50C76 56 68 64 56 70C36 80 8 74 -4 50Z',
      s.ramp([0, 22], [0, 78], [0, easel.light(color, 0.18)], [1, easel.dark(color, 0.12)]),
    )
    s.fill(
      'M22 27.4C28 40 28 60 22 72.6L32 75C38 60 38 40 32 25ZM54 29C59 42 59 58 54 71L62 67C66 56 66 44 62 33Z',
      band,
      0.92,
    )
    s.fill('M38 50C48 44 54 46 58 54C50 62 42 60 38 50Z', easel.dark(color, 0.28))
    s.disc(11, 45, 5, '#FFFFFF')
    s.disc(9.8, 45.4, 2.7, deep)
    s.line('M0 56C4 58 7 58 10 56', easel.dark(color, 0.5), 1.4)
  }
  swim(faces(easel) ? 70 : 30, 38, 24, third, '#FFFFFF')
  swim(50, 76, 56, warm, '#FFFFFF')
  swim(faces(easel) ? 28 : 76, 48, 18, sun, tone(0.7))
}
