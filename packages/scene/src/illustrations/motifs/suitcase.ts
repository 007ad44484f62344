import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a packed suitcase and a sun hat. */
export function suitcase(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third, fourth, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 8, size: 88, flip: faces(easel) })
  s.oval(52, 98, [52, 4], deep, 0.3)
  s.line('M36 28V12C36 8 38 6 42 6H58C62 6 64 8 64 12V28', deep, 5)
  s.box(
    4,
    26,
    [92, 70],
    s.ramp([4, 26], [96, 96], [0, easel.light(warm, 0.18)], [1, easel.dark(warm, 0.22)]),
    9,
  )
  for (const x of [20, 74]) {
    s.box(x, 26, [7, 70], easel.dark(warm, 0.5))
    s.box(x - 1.6, 44, [10.2, 8], easel.light(sun, 0.3), 1.6)
  }
  for (const [x, y] of [
    [4, 26],
    [82, 26],
    [4, 82],
    [82, 82],
  ] as const) {
    s.box(x, y, [14, 14], easel.dark(warm, 0.4), 6)
  }
  s.disc(50, 48, 11, '#FFFFFF')
  s.fill('M41 52L48 42L52 47L55 44L60 52Z', tone(0.62))
  s.part({ x: 40, y: 76, size: 22, turn: -12 }).box(0, 20, [100, 60], third, 12)
  s.part({ x: 60, y: 78, size: 18, turn: 10 }).disc(50, 50, 50, fourth)
  s.oval(100, 92, [26, 6], easel.light(sun, 0.45))
  s.fill('M84 91C84 74 90 70 100 70C110 70 116 74 116 91Z', easel.light(sun, 0.35))
  s.fill(
    'M84 91C84 88 84.2 86 84.6 84C94 87 106 87 115.4 84C115.8 86 116 88 116 91C106 94 94 94 84 91Z',
    warm,
  )
  s.disc(14, 98, 3.4, pale)
  s.disc(86, 98, 3.4, pale)
}
