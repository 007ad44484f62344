import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a syringe, a vial and pills. */
export function vaccine(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  const s = Sketch.on(easel, { size: 76, flip: easel.seed % 2 === 1 })
  s.oval(24, 96, [22, 3.4], deep, 0.25)
  s.box(12, 26, [24, 12], deep, 2)
  s.box(10, 22, [28, 8], easel.dark(pale, 0.3), 2)
  s.fill(
    'M14 38H34V44C40 46 42 50 42 54V90C42 94 40 96 37 96H11C8 96 6 94 6 90V54C6 50 8 46 14 44Z',
    '#FFFFFF',
    0.75,
  )
  s.fill('M6 62H42V90C42 94 40 96 37 96H11C8 96 6 94 6 90Z', easel.light(third, 0.2), 0.9)
  s.box(6, 60, [36, 22], '#FFFFFF')
  s.fill('M20 64H28V68H32V74H28V78H20V74H16V68H20Z', warm)
  s.fill('M10 52C10 48 12 47 15 46V90H10Z', '#FFFFFF', 0.6)
  const needle = s.part({ x: 66, y: 42, size: 100, turn: 38 })
  needle.line('M50 74V106', easel.dark(pale, 0.45), 1.6)
  needle.fill('M46 66H54L52 78H48Z', tone(0.7))
  needle.box(41, 16, [18, 52], '#FFFFFF', 3, 0.85)
  needle.box(43, 34, [14, 32], easel.light(third, 0.2), 2)
  needle.box(42, 28, [16, 7], deep, 1.4)
  needle.box(47.6, -12, [4.8, 42], easel.dark(pale, 0.3))
  needle.box(40, -16, [20, 5], tone(0.75), 2)
  needle.box(33, 14, [34, 5], tone(0.75), 2)
  for (const y of [40, 46, 52, 58]) needle.line(`M43 ${y}H49`, deep, 0.9)
  s.fill('M97 92C97 96 94 99 97 102C100 99 100 95 97 92Z', third)
  for (const [x, y, turn, color] of [
    [62, 90, -24, warm],
    [80, 86, 40, sun],
  ] as const) {
    const pill = s.part({ x, y, size: 24, turn })
    pill.box(0, 32, [100, 36], '#FFFFFF', 18)
    pill.box(0, 32, [52, 36], color, 18)
    pill.box(36, 32, [18, 36], color)
    pill.line('M16 42H82', '#FFFFFF', 5, 0.5)
  }
}
