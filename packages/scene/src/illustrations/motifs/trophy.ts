import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a cup with a star on a plinth, surrounded by confetti. */
export function trophy(easel: Easel): void {
  room(easel)
  const { sun, warm, deep, tone, third, fourth } = easel.dyes
  for (let bit = 0; bit < 26; bit += 1) {
    const [x, size] = [easel.random() * 100, 3 + easel.random() * 2]
    const scrap = Sketch.on(easel, {
      x,
      foot: 8 + easel.random() * 62,
      size,
      turn: easel.random() * 180,
    })
    scrap.box(0, 20, [100, 50], [warm, third, tone(0.6), fourth][bit % 4] ?? warm, 10)
  }
  const s = Sketch.on(easel, { foot: floor + 8, size: 86 })
  const gold = s.ramp(
    [24, 0],
    [76, 0],
    [0, easel.light(sun, 0.35)],
    [0.55, sun],
    [1, easel.dark(sun, 0.35)],
  )
  s.oval(50, 99, [34, 3.4], deep, 0.3)
  s.line('M28 16C10 14 10 42 34 46M72 16C90 14 90 42 66 46', easel.dark(sun, 0.2), 5)
  s.fill('M26 8H74C74 38 66 54 50 56C34 54 26 38 26 8Z', gold)
  s.oval(50, 8, [24, 4], easel.light(sun, 0.5))
  s.oval(50, 8.4, [20, 2.6], easel.dark(sun, 0.35))
  s.fill('M46 54H54L56 72H44Z', easel.dark(sun, 0.2))
  s.fill('M36 78C36 70 64 70 64 78Z', gold)
  s.box(28, 78, [44, 20], deep, 2)
  s.box(38, 84, [24, 8], sun, 1)
  s.fill(
    'M50 18l3.6 7.8 8.4 1-6.2 5.8 1.6 8.4-7.4-4.2-7.4 4.2 1.6-8.4-6.2-5.8 8.4-1Z',
    '#FFFFFF',
    0.9,
  )
  s.fill('M31 12C31 30 34 40 39 46C33 36 32 26 33 12Z', '#FFFFFF', 0.5)
}
