import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a house with a red roof, a path to its door, and a tree beside it. */
export function house(easel: Easel): void {
  outdoors(easel)
  cloud(easel, faces(easel) ? 66 : 30, 26, 26, '#FFFFFF', 0.75)
  const s = Sketch.on(easel, { foot: 90, size: 84, flip: faces(easel) })
  const { warm, tone, sun, pale } = easel.dyes
  s.fill('M44 96H62L74 112H40Z', easel.light(pale, 0.4))
  s.box(66, 16, [8, 20], easel.dark(warm, 0.35))
  s.box(14, 46, [72, 50], s.ramp([14, 46], [86, 96], [0, '#FFFFFF'], [1, easel.light(pale, 0.1)]))
  s.fill('M50 10L94 48H6Z', warm)
  s.fill('M50 10L94 48H84L50 19L16 48H6Z', easel.dark(warm, 0.3))
  s.disc(50, 36, 6, '#FFFFFF')
  s.disc(50, 36, 4.4, tone(0.62))
  for (const x of [20, 66]) {
    s.box(x, 56, [15, 18], '#FFFFFF')
    s.box(
      x + 1.4,
      57.4,
      [12.2, 15.2],
      s.ramp([x, 57], [x + 12, 73], [0, tone(0.5)], [1, easel.light(sun, 0.3)]),
    )
    s.line(`M${x + 7.5} 57V73M${x + 1} 65H${x + 14}`, '#FFFFFF', 1.2)
    s.box(x - 1.5, 74, [18, 2.6], easel.dark(warm, 0.2))
  }
  s.box(43, 64, [18, 32], tone(0.78), 1)
  s.box(46, 68, [12, 9], easel.light(sun, 0.4), 1)
  s.disc(57.4, 83, 1.3, sun)
  s.line('M104 97V70', easel.dark('#7A4A2B', 0.2), 3.4)
  s.disc(104, 58, 15, tone(0.66))
  s.disc(98, 64, 9, tone(0.58))
  s.disc(109, 50, 8, tone(0.58), 0.7)
  s.oval(6, 96, [11, 7], tone(0.66))
  s.oval(-4, 97, [9, 5], tone(0.74))
}
