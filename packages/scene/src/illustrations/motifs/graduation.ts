import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a mortarboard on books, with a diploma beside it. */
export function graduation(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 8, size: 84, flip: faces(easel) })
  const { warm, deep, tone, sun, third } = easel.dyes
  s.oval(50, 98, [52, 4], deep, 0.25)
  for (const [y, x, width, color] of [
    [84, 6, 82, warm],
    [70, 12, 70, tone(0.62)],
  ] as const) {
    s.fill(`M${x} ${y}h${width}v13h-${width}A6.5 ${x} ${y}Z`, color)
    s.box(x + 3, y + 2.4, [width - 3, 8.2], '#FFFFFF')
    s.line(`M${x + 6} ${y + 5}h${width - 8}M${x + 6} ${y + 8}h${width - 8}`, tone(0.35), 0.5)
  }
  s.fill('M26 46V64C36 72 64 72 74 64V46L50 56Z', easel.dark(deep, 0.2))
  s.fill('M50 20L98 40L50 60L2 40Z', deep)
  s.fill('M50 20L98 40L50 42L2 40Z', '#FFFFFF', 0.12)
  s.line('M50 40L86 45V62', sun, 1.8)
  s.disc(50, 40, 2.4, sun)
  s.fill('M83.5 60H88.5L91 78H81Z', sun)
  s.line('M84.6 66V77M87.4 66V77', easel.dark(sun, 0.35), 0.7)
  const scroll = s.part({ x: 96, y: 90, size: 44, turn: -12 })
  scroll.box(0, 36, [100, 28], '#FFFFFF', 4)
  scroll.box(0, 52, [100, 12], tone(0.2), 4, 0.5)
  scroll.oval(2, 50, [6, 14], tone(0.28))
  scroll.oval(2, 50, [3, 8], '#FFFFFF')
  scroll.box(46, 34, [12, 32], third)
  scroll.fill('M48 64L42 86L52 80L62 86L56 64Z', third)
}
