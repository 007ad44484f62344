import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws speech bubbles in conversation. */
export function chat(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third } = easel.dyes
  const s = Sketch.on(easel, { size: 92, flip: faces(easel) })
  const bubble =
    'M14 0H86C94 0 100 6 100 14V48C100 56 94 62 86 62H44L22 82V62H14C6 62 0 56 0 48V14C0 6 6 0 14 0Z'
  const first = s.part({ x: 36, y: 48, size: 76 })
  s.part({ x: 38, y: 51, size: 76 }).fill(bubble, deep, 0.16)
  first.fill(bubble, first.ramp([0, 0], [0, 82], [0, tone(0.55)], [1, tone(0.75)]))
  first.line('M16 20H78M16 32H84M16 44H60', '#FFFFFF', 5)
  const second = s.part({ x: 76, y: 82, size: 66, flip: true })
  s.part({ x: 78, y: 85, size: 66, flip: true }).fill(bubble, deep, 0.16)
  second.fill(bubble, warm)
  for (const x of [28, 50, 72]) second.disc(x, 31, 6.4, '#FFFFFF')
  const small = s.part({ x: 90, y: 30, size: 34, flip: true })
  small.fill(bubble, easel.light(sun, 0.2))
  small.fill('M50 54L28 32C20 22 38 10 50 24C62 10 80 22 72 32Z', '#FFFFFF')
  s.part({ x: 8, y: 84, size: 16 }).fill(bubble, third)
}
