import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a ballot paper going into its box. */
export function ballot(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 8, size: 86 })
  const { warm, deep, tone, sun } = easel.dyes
  s.oval(50, 98, [50, 4], deep, 0.3)
  const paper = s.part({ x: 50, y: 26, size: 56, turn: (easel.seed % 9) - 4 })
  paper.box(14, -4, [72, 96], '#FFFFFF', 3)
  for (const [row, color] of [warm, tone(0.6), tone(0.6)].entries()) {
    paper.ring(29, 16 + row * 22, 7, color, 2.6)
    paper.line(`M44 ${13 + row * 22}H76M44 ${19 + row * 22}H66`, tone(0.35), 3)
  }
  paper.line('M24 15L28 20L36 9', warm, 4)
  s.fill('M4 50L16 40H84L96 50Z', tone(0.82))
  s.box(24, 43.6, [52, 3.4], deep, 1.7)
  s.box(4, 50, [92, 47], s.ramp([4, 50], [96, 97], [0, tone(0.55)], [1, tone(0.72)]), 2)
  s.box(4, 50, [92, 5], '#FFFFFF', 0, 0.16)
  s.disc(50, 75, 14, '#FFFFFF', 0.92)
  s.line('M42 75L48 81L59 69', warm, 4)
  s.fill('M22 50V46.6H78V50Z', tone(0.82))
  for (const x of [12, 88]) s.disc(x, 90, 2, sun)
}
