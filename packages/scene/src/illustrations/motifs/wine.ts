import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a bottle, a glass and grapes. */
export function wine(easel: Easel): void {
  room(easel)
  const { warm, deep, sun } = easel.dyes
  const red = easel.dark('#8E2B45', 0.08)
  const s = Sketch.on(easel, { foot: floor + 8, size: 90, flip: faces(easel) })
  s.oval(50, 98, [54, 4], deep, 0.3)
  const bottle = '#2F5B43'
  s.fill(
    'M28 -8H40V22C40 32 52 34 52 50V94C52 97 50 98 47 98H21C18 98 16 97 16 94V50C16 34 28 32 28 22Z',
    s.ramp([16, 0], [52, 0], [0, easel.light(bottle, 0.2)], [1, easel.dark(bottle, 0.4)]),
  )
  s.box(27, -10, [14, 16], red, 2)
  s.box(16, 56, [36, 28], easel.light(sun, 0.75), 1)
  s.line('M22 63H46M24 68H44', red, 1.6)
  s.fill('M28 79L34 71L40 79Z', warm)
  s.fill('M20 50C20 44 24 40 28 36V90H20Z', '#FFFFFF', 0.18)
  s.line('M78 66V94', '#FFFFFF', 2.6)
  s.oval(78, 96, [13, 2.6], '#FFFFFF')
  s.fill('M62 20H94C97 42 92 64 78 66C64 64 59 42 62 20Z', '#FFFFFF', 0.45)
  s.fill('M61 38H95C94.6 52 90 64.4 78 65C66 64.4 61.4 52 61 38Z', red)
  s.oval(78, 38, [17, 2.6], easel.light(red, 0.25))
  s.fill('M65 24C64 38 66 50 71 57C68 48 67 36 68 24Z', '#FFFFFF', 0.6)
  for (let grape = 0; grape < 13; grape += 1) {
    const row = grape < 4 ? 0 : grape < 8 ? 1 : grape < 11 ? 2 : 3
    const column = grape - ([0, 4, 8, 11][row] ?? 0)
    const [x, y] = [92 + column * 8 + row * 4, 74 + row * 7]
    s.disc(x, y, 5, s.glow(x - 1.6, y - 1.6, 7, [0, easel.light(red, 0.4)], [1, red]))
  }
  s.line('M104 70L108 60', easel.dark('#7A4A2B', 0.2), 2)
  s.fill('M108 62C114 54 124 56 126 64C120 68 112 68 108 62Z', '#5E9A4A')
}
