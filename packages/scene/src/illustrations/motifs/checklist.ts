import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a clipboard with boxes being ticked off. */
export function checklist(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 9, size: 80 })
  s.box(17, 7, [70, 94], deep, 5, 0.2)
  s.box(14, 4, [70, 94], easel.dark('#A9713F', 0.15), 5)
  s.box(19, 11, [60, 82], '#FFFFFF', 2)
  s.box(36, -1, [26, 11], easel.dark(pale, 0.35), 3)
  s.disc(49, 0, 5, easel.dark(pale, 0.35))
  s.disc(49, 0, 2, '#FFFFFF')
  const done = 3 + (easel.seed % 2)
  for (let row = 0; row < 5; row += 1) {
    const y = 21 + row * 14
    s.box(25, y, [9, 9], row < done ? tone(0.6) : easel.light(tone(0.4), 0.6), 2)
    if (row < done) s.line(`M27 ${y + 4.6}L29.2 ${y + 7}L33.4 ${y + 1}`, '#FFFFFF', 1.8)
    s.line(
      `M40 ${y + 2.4}H${66 + ((row * 7) % 8)}M40 ${y + 7}H${56 + ((row * 11) % 12)}`,
      row < done ? tone(0.45) : tone(0.25),
      1.8,
    )
  }
  const pen = s.part({ x: 90, y: 68, size: 74, turn: 28 })
  pen.box(45, 4, [10, 70], warm, 2)
  pen.box(45, 4, [10, 12], sun, 2)
  pen.fill('M45 74H55L50 92Z', '#F1D2A6')
  pen.fill('M48 85H52L50 92Z', deep)
}
