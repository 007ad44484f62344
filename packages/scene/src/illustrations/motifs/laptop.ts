import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a laptop with lines of code. */
export function laptop(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 9, size: 92 })
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  s.oval(50, 97, [66, 4], deep, 0.3)
  s.box(2, 20, [96, 66], deep, 4)
  s.box(5.5, 24, [89, 57], s.ramp([5, 24], [95, 81], [0, tone(0.78)], [1, tone(0.95)]), 1.5)
  for (const [dot, color] of [warm, sun, third].entries()) s.disc(11 + dot * 5, 29.4, 1.6, color)
  s.line('M31 27V78', '#FFFFFF', 0.5, 0.3)
  for (let file = 0; file < 7; file += 1)
    s.box(10, 36 + file * 5.6, [8 + ((file * 5 + easel.seed) % 9), 2], '#FFFFFF', 1, 0.35)
  const inks = [warm, '#FFFFFF', third, sun, tone(0.3)]
  for (let line = 0; line < 8; line += 1) {
    let x = 36 + 4 * ((line * 3) % 4 === 0 ? 0 : 1 + (line % 2))
    for (let word = 0; word < 3; word += 1) {
      const width = 5 + easel.random() * 11
      s.box(x, 34 + line * 5.4, [width, 2.4], inks[(line + word * 2) % 5] ?? warm, 1.2)
      x += width + 2.4
    }
  }
  s.fill('M-8 86H108V89C108 92 105 94 101 94H-1C-5 94 -8 92 -8 89Z', easel.dark(pale, 0.3))
  s.box(-8, 86, [116, 3], easel.light(pale, 0.45))
  s.box(40, 86, [20, 2.6], easel.dark(pale, 0.35), 1)
}
