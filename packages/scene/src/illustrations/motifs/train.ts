import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a train on a viaduct. */
export function train(easel: Easel): void {
  outdoors(easel)
  const { tone, warm, deep, pale, sun } = easel.dyes
  const s = Sketch.on(easel, { x: faces(easel) ? 44 : 56, foot: 74, size: 72, flip: faces(easel) })
  const way = easel.light(pale, 0.25)
  easel.fill(
    rectangle(easel.box.x, easel.y(72.5), easel.box.width, easel.u * 4),
    easel.dark(way, 0.35),
  )
  easel.fill(rectangle(easel.box.x, easel.y(76), easel.box.width, easel.bottom - easel.y(76)), way)
  for (let arch = -4; arch < 5; arch += 1) {
    s.fill(`M${50 + arch * 42 - 16} 150V124A16 ${50 + arch * 42 + 16} 124V150Z`, tone(0.6))
  }
  s.fill(
    'M-140 54H62C86 54 100 74 104 88C105 92 103 94 99 94H-140Z',
    s.ramp([0, 54], [0, 94], [0, '#FFFFFF'], [1, easel.dark(pale, 0.2)]),
  )
  s.fill('M-140 80H101.5L104 88C105 92 103 94 99 94H-140Z', warm)
  s.fill('M66 60C80 62 88 68 93 76H66Z', deep)
  s.fill('M70 62L80 65L72 75H68Z', '#FFFFFF', 0.25)
  for (let window = 0; window < 11; window += 1) {
    const x = 44 - window * 17
    s.box(x, 61, [13, 13], tone(0.74), 2)
    if (window % 3 !== 1) s.box(x, 61, [13, 13], easel.light(sun, 0.3), 2, 0.75)
  }
  for (const x of [-36, 62, -128]) s.line(`M${x - 2} 56V93`, easel.dark(pale, 0.4), 0.8)
  s.disc(99, 84, 2.6, '#FFFFFF')
  for (let wheel = 0; wheel < 10; wheel += 1)
    s.disc(88 - (wheel >> 1) * 46 - (wheel % 2) * 13, 95, 4.4, deep)
  s.line('M-160 100H160', deep, 2)
}
