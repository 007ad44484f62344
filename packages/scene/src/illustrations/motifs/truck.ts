import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a delivery truck on the road. */
export function truck(easel: Easel): void {
  outdoors(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  easel.fill(
    rectangle(easel.box.x, easel.y(80), easel.box.width, easel.bottom - easel.y(80)),
    tone(0.85),
  )
  const s = Sketch.on(easel, { foot: 89, size: 90, flip: !faces(easel) })
  for (let dash = -3; dash < 5; dash += 1)
    s.box(dash * 34 - 2, 105, [18, 2.4], easel.light(pale, 0.5), 1)
  for (const [y, x] of [
    [40, -40],
    [56, -48],
    [72, -38],
  ] as const) {
    s.line(`M${x} ${y}H${x + 24}`, '#FFFFFF', 2.2, 0.8)
  }
  s.oval(50, 97, [62, 4], deep, 0.5)
  s.box(
    -8,
    26,
    [74, 58],
    s.ramp([-8, 26], [66, 84], [0, '#FFFFFF'], [1, easel.dark(pale, 0.15)]),
    2,
  )
  s.box(-8, 64, [74, 10], warm)
  s.fill('M18 40H40V56H18Z', tone(0.62))
  s.fill('M18 40L23 35H45L40 40ZM40 40L45 35V51L40 56Z', tone(0.78))
  s.line('M29 40V56', sun, 2)
  s.fill(
    'M69 42H92C97 42 99 45 101 49L107 62C111 64 112 68 112 73V84H69Z',
    s.ramp([69, 42], [112, 84], [0, easel.light(warm, 0.15)], [1, easel.dark(warm, 0.2)]),
  )
  s.fill(
    'M77 48H90C93 48 95 50 96 53L100 62H77Z',
    s.ramp([77, 48], [100, 62], [0, easel.light(tone(0.4), 0.5)], [1, tone(0.6)]),
  )
  s.fill('M82 62L87 48H90.4L86 62Z', '#FFFFFF', 0.4)
  s.box(78, 67, [8, 2.4], easel.dark(warm, 0.5), 1)
  s.box(108, 69, [4, 6], easel.light(sun, 0.4), 1)
  s.box(-8, 82, [121, 5], deep, 1.4)
  for (const x of [10, 27, 92]) {
    s.disc(x, 88, 9.6, deep)
    s.disc(x, 88, 4.8, easel.light(pale, 0.4))
    s.disc(x, 88, 1.8, deep)
  }
}
