import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a newspaper beside a cup. */
export function newspaper(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 9, size: 92, flip: faces(easel) })
  s.oval(46, 99, [54, 3.4], deep, 0.25)
  s.fill('M80 22H92V88C92 95 88 98 84 98C80 98 78 95 78 90Z', easel.dark(pale, 0.25))
  s.box(4, 4, [78, 94], '#FFFFFF', 2)
  s.fill('M4 92V90H78C78 95 80 98 84 98H10C6 98 4 96 4 92Z', easel.light(pale, 0.5))
  s.box(10, 10, [66, 10], deep, 1)
  s.line('M16 15H70', '#FFFFFF', 2.6)
  s.line('M10 24H76', tone(0.4), 1)
  s.box(10, 29, [38, 30], s.ramp([10, 29], [10, 59], [0, tone(0.4)], [1, easel.light(sun, 0.3)]), 1)
  s.disc(36, 40, 5.4, sun)
  s.fill('M10 59V52L22 41L31 50L36 46L48 56V59Z', tone(0.7))
  s.box(52, 29, [24, 5], warm, 1)
  for (let line = 0; line < 5; line += 1)
    s.line(`M53 ${39 + line * 5}H${75 - (line === 4 ? 9 : 0)}`, tone(0.28), 1.4)
  for (let line = 0; line < 6; line += 1)
    s.line(
      `M11 ${66 + line * 4.6}H${39 - (line % 3) * 2}M45 ${66 + line * 4.6}H${75 - (line % 4) * 2}`,
      tone(0.28),
      1.4,
    )
  s.oval(102, 97, [20, 3.4], easel.light(pale, 0.4))
  s.line('M112 74C122 72 122 88 110 88', warm, 3.4)
  s.fill('M88 68H116C116 84 112 94 106 95H98C92 94 88 84 88 68Z', warm)
  s.oval(102, 68, [14, 3.4], easel.dark('#6B3F24', 0.2))
  s.line('M97 58C93 52 101 48 97 42M106 59C102 53 110 49 106 43', '#FFFFFF', 2, 0.85)
}
