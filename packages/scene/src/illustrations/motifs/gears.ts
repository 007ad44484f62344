import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws three interlocking gears. */
export function gears(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 92 })
  const { warm, tone, third } = easel.dyes
  const start = easel.seed % 12
  wheel(easel, s, { x: 38, y: 56, size: 62, teeth: 12, turn: start, color: tone(0.72) })
  wheel(easel, s, { x: 84, y: 32, size: 42, teeth: 9, turn: start + 7, color: warm })
  wheel(easel, s, { x: 86, y: 80, size: 32, teeth: 8, turn: start + 3, color: third })
}

interface Wheel {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly teeth: number
  readonly turn: number
  readonly color: string
}

function wheel(easel: Easel, sheet: Sketch, { x, y, size, teeth, turn, color }: Wheel): void {
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const spoke = sheet.part({ x, y, size, turn: turn + (tooth * 360) / teeth })
    spoke.fill('M41 12L44 -3H56L59 12Z', color)
  }
  const s = sheet.part({ x, y, size, turn })
  s.disc(
    50,
    50,
    42,
    s.ramp([20, 10], [80, 90], [0, easel.light(color, 0.16)], [1, easel.dark(color, 0.2)]),
  )
  s.ring(50, 50, 30, easel.dark(color, 0.4), 2.4, 0.5)
  for (const hole of [0, 72, 144, 216, 288]) {
    sheet.part({ x, y, size, turn: turn + hole }).disc(50, 28, 6, easel.dark(color, 0.55))
  }
  s.disc(50, 50, 13, easel.light(color, 0.4))
  s.disc(50, 50, 6.5, easel.dark(color, 0.6))
}
