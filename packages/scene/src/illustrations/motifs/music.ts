import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a guitar with notes around it. */
export function music(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third } = easel.dyes
  const s = Sketch.on(easel, { size: 80, turn: faces(easel) ? -38 : 38 })
  s.box(46.6, -10, [6.8, 70], easel.dark('#8A5A36', 0.35))
  s.fill('M44 -22H56L57 -8H43Z', deep)
  for (const [x, y] of [
    [42, -19],
    [41.6, -13],
    [58, -19],
    [58.4, -13],
  ] as const) {
    s.disc(x, y, 1.5, sun)
  }
  s.fill(
    'M50 46C60 46 68 50 68 58C68 64 65 66 66 70C68 76 74 80 74 90C74 102 63 109 50 109C37 109 26 102 26 90C26 80 32 76 34 70C35 66 32 64 32 58C32 50 40 46 50 46Z',
    s.ramp([26, 46], [74, 108], [0, easel.light(warm, 0.25)], [1, easel.dark(warm, 0.25)]),
  )
  s.disc(50, 74, 9.6, easel.dark(warm, 0.6))
  s.ring(50, 74, 11.4, sun, 1.2)
  s.box(39, 92, [22, 4.4], deep, 1.4)
  for (const x of [47.8, 49.3, 50.7, 52.2]) s.line(`M${x} -10V93`, '#FFFFFF', 0.45, 0.85)
  for (let fret = 0; fret < 7; fret += 1) s.line(`M46.6 ${-6 + fret * 7.4}H53.4`, sun, 0.7)
  const air = Sketch.on(easel, { size: 92, flip: faces(easel) })
  for (const [x, y, size, color] of [
    [10, 40, 24, tone(0.72)],
    [90, 72, 26, warm],
    [24, 78, 16, third],
  ] as const) {
    const note = air.part({ x, y, size, turn: 6 })
    note.line('M36 78V10L84 0V66', color, 9)
    note.line('M36 26L84 16', color, 9)
    note.oval(24, 80, [17, 13], color)
    note.oval(72, 68, [17, 13], color)
  }
}
