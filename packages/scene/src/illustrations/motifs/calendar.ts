import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a calendar page with days ticked off and one circled. */
export function calendar(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 6, size: 80 })
  const { warm, deep, tone, pale, sun } = easel.dyes
  s.oval(50, 97, [48, 4], deep, 0.25)
  s.fill('M8 18H92V94H14C10 94 8 92 8 88Z', easel.dark(pale, 0.25))
  s.box(6, 14, [86, 80], '#FFFFFF', 4)
  s.box(6, 14, [86, 20], warm, 4)
  s.box(6, 26, [86, 8], warm)
  s.box(32, 21, [34, 5], '#FFFFFF', 2.5, 0.9)
  const special = 15 + (easel.seed % 4)
  for (let day = 0; day < 28; day += 1) {
    const [x, y] = [10 + (day % 7) * 11.4, 39 + Math.floor(day / 7) * 13.2]
    s.box(
      x,
      y,
      [9, 10.4],
      day % 7 > 4 ? easel.light(tone(0.5), 0.55) : easel.light(tone(0.5), 0.8),
      1.6,
    )
    if (day < special) s.line(`M${x + 2} ${y + 5.5}l2 2.2 3.4-4.6`, tone(0.62), 1.3)
    if (day === special) s.box(x - 1, y - 1, [11, 12.4], sun, 2.4)
    if (day === special) s.ring(x + 4.5, y + 5.2, 7.6, warm, 1.8)
  }
  for (const x of [22, 49, 76]) s.line(`M${x} 8V20`, deep, 3.4)
}
