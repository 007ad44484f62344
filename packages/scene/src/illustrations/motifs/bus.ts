import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a bus at a stop. */
export function bus(easel: Easel): void {
  outdoors(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  easel.fill(
    rectangle(easel.box.x, easel.y(80), easel.box.width, easel.bottom - easel.y(80)),
    tone(0.85),
  )
  const s = Sketch.on(easel, { x: faces(easel) ? 54 : 46, foot: 89, size: 90, flip: faces(easel) })
  s.line('M118 98V30', deep, 2.4)
  s.disc(118, 26, 9, easel.light(sun, 0.2))
  s.ring(118, 26, 9, tone(0.72), 2)
  s.box(113, 40, [10, 16], '#FFFFFF', 1)
  s.line('M115 44H121M115 48H121M115 52H119', tone(0.5), 1)
  s.oval(48, 97, [64, 4], deep, 0.5)
  s.fill(
    'M-10 30C-10 25 -7 22 -2 22H92C99 22 102 25 103 31L106 62V82C106 86 104 88 100 88H-6C-9 88 -10 86 -10 84Z',
    s.ramp([0, 22], [0, 88], [0, easel.light(warm, 0.15)], [1, easel.dark(warm, 0.18)]),
  )
  s.box(-10, 64, [116, 7], '#FFFFFF', 0, 0.9)
  s.box(-4, 30, [70, 24], tone(0.78), 3)
  for (let window = 0; window < 4; window += 1) {
    const x = -2 + window * 17
    s.box(
      x,
      32,
      [15, 20],
      s.ramp([x, 32], [x + 15, 52], [0, easel.light(tone(0.4), 0.5)], [1, tone(0.6)]),
      2,
    )
    if ((window + easel.seed) % 4 === 3) continue
    s.disc(x + 8, 43, 3.6, easel.dark('#8A5A3C', 0.1))
    s.fill(
      `M${x + 2} 52C${x + 2} 46 ${x + 14} 46 ${x + 14} 52Z`,
      window % 2 === 0 ? sun : tone(0.9),
    )
  }
  s.box(70, 30, [15, 56], tone(0.78), 2)
  s.line('M77.5 31V85', easel.light(pale, 0.3), 1)
  s.fill(
    'M89 31H97C99 31 100 32 100.4 34L103 56H89Z',
    s.ramp([89, 31], [103, 56], [0, easel.light(tone(0.4), 0.5)], [1, tone(0.6)]),
  )
  s.box(60, 24.4, [28, 4], deep, 1)
  s.line('M64 26.4H82', sun, 1.4)
  s.box(101, 74, [5, 5], easel.light(sun, 0.5), 1)
  for (const x of [12, 56]) {
    s.disc(x, 88, 9.4, deep)
    s.disc(x, 88, 4.6, easel.light(pale, 0.4))
    s.disc(x, 88, 1.8, deep)
  }
  s.disc(96, 88, 9.4, deep)
  s.disc(96, 88, 4.6, easel.light(pale, 0.4))
}
