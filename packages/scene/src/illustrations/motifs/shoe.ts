import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a running shoe on a track. */
export function shoe(easel: Easel): void {
  outdoors(easel)
  const { warm, deep, tone, sun, third } = easel.dyes
  const track = easel.dark('#C25B45', 0.12)
  easel.fill(
    rectangle(easel.box.x, easel.y(78), easel.box.width, easel.bottom - easel.y(78)),
    track,
  )
  for (const [y, width] of [
    [79, 0.5],
    [85, 0.9],
    [94, 1.5],
  ] as const) {
    easel.fill(
      rectangle(easel.box.x, easel.y(y), easel.box.width, easel.u * width),
      '#FFFFFF',
      0.85,
    )
  }
  const s = Sketch.on(easel, { foot: 91, size: 92, flip: faces(easel) })
  s.oval(50, 96, [56, 4], deep, 0.35)
  for (const [y, x] of [
    [40, -34],
    [54, -42],
    [68, -32],
  ] as const) {
    s.line(`M${x} ${y}H${x + 24}`, '#FFFFFF', 2.4, 0.8)
  }
  s.fill(
    'M2 34C2 30 6 28 10 30C18 38 28 38 34 30C37 27 42 28 45 32L64 52C74 58 92 58 100 68C104 74 105 80 104 86H2C-4 70 2 50 2 34Z',
    s.ramp([0, 30], [104, 86], [0, easel.light(warm, 0.12)], [1, easel.dark(warm, 0.2)]),
  )
  s.fill(
    'M10 30C18 38 28 38 34 30L40 44C28 52 10 50 2 42V34C2 30 6 28 10 30Z',
    easel.dark(warm, 0.4),
  )
  s.fill('M84 60C94 62 101 68 103 78L104 86H70C72 72 76 64 84 60Z', easel.dark(warm, 0.3))
  s.fill('M2 86C-2 74 -1 64 1 54C12 58 20 66 22 86Z', tone(0.78))
  s.fill('M16 84C34 82 46 70 54 58L62 64C56 74 48 82 38 86H16Z', '#FFFFFF', 0.92)
  for (const [x, y] of [
    [45, 38],
    [52, 45],
    [59, 52],
  ] as const) {
    s.line(`M${x} ${y}L${x - 10} ${y + 6}`, '#FFFFFF', 2.6)
  }
  s.fill('M-2 84H105C107 90 104 95 98 95H4C-2 95 -4 90 -2 84Z', '#FFFFFF')
  s.fill('M-2 90H105C104 93 102 95 98 95H4C0 95 -2 93 -2 90Z', third)
  s.line('M20 95L24 91M34 95L38 91M48 95L52 91M62 95L66 91M76 95L80 91', deep, 1, 0.4)
  s.line('M-1 87H104', sun, 0.8)
}
