import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a painting on an easel, with a palette and brushes. */
export function paint(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third, fourth, water } = easel.dyes
  const oak = easel.dark('#B98450', 0.1)
  const s = Sketch.on(easel, { foot: floor + 10, size: 92 })
  s.line('M40 4L18 100M54 4L76 100M47 0V96', oak, 3.6)
  s.box(8, 14, [78, 54], deep, 1, 0.2)
  s.box(6, 11, [78, 54], '#FFFFFF', 1)
  s.box(9, 14, [72, 48], s.ramp([0, 14], [0, 62], [0, tone(0.4)], [1, easel.light(sun, 0.45)]))
  s.disc(60, 36, 8.5, sun)
  s.fill('M9 62V48L26 30L40 46L52 38L81 56V62Z', tone(0.62))
  s.fill('M9 62V54C24 48 34 58 48 54C62 50 70 58 81 56V62Z', tone(0.82))
  s.fill('M26 30L32 37L28 40L24 36L20 37Z', '#FFFFFF')
  s.box(4, 65, [82, 4.4], oak)
  const palette = s.part({ x: 88, y: 86, size: 52, turn: -8 })
  palette.fill(
    'M50 12C82 12 104 32 100 56C98 70 82 66 74 70C66 74 74 90 58 92C24 94 0 74 2 50C4 26 26 12 50 12Z',
    easel.light(oak, 0.25),
  )
  palette.oval(60, 72, [8, 6], easel.dark(oak, 0.35))
  for (const [x, y, color] of [
    [22, 46, warm],
    [38, 28, sun],
    [60, 26, third],
    [80, 38, water],
    [24, 66, fourth],
  ] as const) {
    palette.oval(x, y, [9.5, 8], color)
  }
  for (const [turn, color] of [
    [28, warm],
    [44, third],
  ] as const) {
    const brush = s.part({ x: 96, y: 66, size: 62, turn })
    brush.line('M50 96V30', easel.dark(oak, 0.3), 5)
    brush.box(46, 18, [8, 14], '#D8D8DE')
    brush.fill('M45.5 18C42 8 48 4 50 -4C52 4 58 8 54.5 18Z', color)
  }
}
