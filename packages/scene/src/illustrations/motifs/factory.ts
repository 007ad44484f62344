import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a factory with a sawtooth roof and two chimneys. */
export function factory(easel: Easel): void {
  outdoors(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: 90, size: 92, flip: faces(easel) })
  const puffs = faces(easel) ? [62, 70, 80] : [38, 30, 20]
  puffs.forEach((x, puff) =>
    cloud(easel, x, 26 - puff * 4, 14 + puff * 8, easel.light(pale, 0.35), 0.85),
  )
  for (const [x, top] of [
    [2, 22],
    [18, 34],
  ] as const) {
    s.fill(
      `M${x + 1} ${top}H${x + 10}L${x + 12} 98H${x - 1}Z`,
      s.ramp([x, 0], [x + 12, 0], [0, easel.light(warm, 0.2)], [1, easel.dark(warm, 0.35)]),
    )
    s.box(x, top - 3, [11, 5], easel.dark(warm, 0.45), 1)
    s.fill(
      `M${x + 0.6} ${top + 10}H${x + 10.4}L${x + 10.6} ${top + 16}H${x + 0.4}Z`,
      '#FFFFFF',
      0.9,
    )
  }
  s.box(-8, 66, [44, 32], tone(0.78))
  for (let tooth = 0; tooth < 3; tooth += 1) {
    const x = 32 + tooth * 27
    s.fill(`M${x} 98V46L${x + 27} 62V98Z`, tone(0.66))
    s.fill(`M${x} 46L${x + 27} 62V66L${x} 50Z`, easel.dark(tone(0.7), 0.5))
    s.fill(`M${x + 3} 54.6L${x + 22} 66V71H${x + 3}Z`, easel.light(sun, 0.35))
    s.line(`M${x + 9.4} 58V71M${x + 15.8} 62V71`, tone(0.7), 1)
  }
  for (let window = 0; window < 8; window += 1)
    s.box(
      35 + window * 9.6,
      77,
      [6.4, 8],
      easel.random() > 0.4 ? easel.light(sun, 0.3) : tone(0.84),
      0.6,
    )
  for (const x of [-3, 8, 19]) s.box(x, 72, [7, 6], easel.light(sun, 0.3), 0.6)
  s.box(6, 83, [17, 15], deep)
  s.line('M6 87H23M6 91H23M6 95H23', tone(0.6), 0.8)
  s.box(-14, 97, [130, 4], easel.dark(tone(0.8), 0.4))
  for (const x of [112, 120]) s.disc(x, 91, 8, easel.dark(tone(0.6), 0.1))
}
