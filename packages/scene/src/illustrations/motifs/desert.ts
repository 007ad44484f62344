import { faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Pen } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws dunes and cacti under a huge sun. */
export function desert(easel: Easel): void {
  const { sun, warm, tone } = easel.dyes
  easel.sky(easel.light(warm, 0.35), easel.light(sun, 0.7))
  easel.disc(faces(easel) ? 34 : 64, 42, 19, easel.light(sun, 0.45), 0.5)
  easel.disc(faces(easel) ? 34 : 64, 42, 14, sun)
  const sand = ['#EBC48A', '#DFAE6C', '#CE9450', '#B8793C'] as const
  for (const [row, color] of sand.entries()) {
    const y = 54 + row * 11
    const peak = 22 + ((row * 37 + easel.seed * 11) % 60)
    const dune = (end: number) =>
      new Pen()
        .move(easel.box.x, easel.bottom)
        .line(easel.box.x, easel.y(y + 6))
        .curve(
          easel.x(peak * 0.5),
          easel.y(y + 4),
          easel.x(peak * 0.8),
          easel.y(y - 7),
          easel.x(peak),
          easel.y(y - 9),
        )
        .curve(
          easel.x(peak + 12),
          easel.y(y - 2),
          easel.x(peak + 26),
          easel.y(y + 7),
          easel.x(end),
          easel.y(y + 5),
        )
        .line(easel.x(end), easel.bottom)
        .close().d
    easel.fill(dune(100), color)
    const dark = new Pen()
      .move(easel.x(peak), easel.y(y - 9))
      .curve(
        easel.x(peak + 12),
        easel.y(y - 2),
        easel.x(peak + 26),
        easel.y(y + 7),
        easel.x(100),
        easel.y(y + 5),
      )
      .line(easel.x(100), easel.bottom)
      .line(easel.x(peak - 6), easel.bottom)
      .curve(
        easel.x(peak + 14),
        easel.y(y + 20),
        easel.x(peak - 8),
        easel.y(y + 6),
        easel.x(peak),
        easel.y(y - 9),
      )
      .close().d
    easel.fill(dark, tone(0.85), 0.16)
  }
  cacti(easel)
}

function cacti(easel: Easel): void {
  const { warm, tone } = easel.dyes
  const green = easel.dark('#4E8A5C', 0.15)
  for (const [x, foot, size, flip] of [
    [faces(easel) ? 76 : 22, 93, 52, false],
    [faces(easel) ? 22 : 84, 80, 24, true],
  ] as const) {
    const s = Sketch.on(easel, { x, foot, size, flip })
    s.oval(56, 99, [34, 3], tone(0.9), 0.3)
    s.line('M24 52V62C24 68 28 70 34 70H50M78 36V50C78 56 74 58 68 58H50', green, 11)
    s.line('M50 96V14', green, 17)
    s.line('M46 94V16M52 94V16M57 94V20', easel.light(green, 0.3), 1, 0.8)
    s.disc(50, 6, 5, warm)
    s.disc(24, 46, 3.6, warm)
  }
}
