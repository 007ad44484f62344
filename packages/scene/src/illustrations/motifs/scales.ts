import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws the scales of justice between two columns. */
export function scales(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  for (const x of [9, 91]) {
    const column = Sketch.on(easel, { x, foot: floor, size: 92 })
    column.box(
      36,
      -60,
      [28, 154],
      column.ramp([36, 0], [64, 0], [0, '#FFFFFF'], [1, easel.dark(pale, 0.14)]),
    )
    for (const flute of [40, 46, 52, 58])
      column.line(`M${flute} -60V90`, easel.dark(pale, 0.18), 1.4)
    column.box(32, 92, [36, 8], easel.light(pale, 0.4))
  }
  const s = Sketch.on(easel, { foot: floor + 6, size: 88 })
  const brass = s.ramp([30, 0], [70, 0], [0, easel.light(sun, 0.3)], [1, easel.dark(sun, 0.3)])
  const tilt = (easel.seed % 3) - 1
  s.oval(50, 98, [26, 3], deep, 0.3)
  s.fill('M28 96C30 88 40 88 44 84H56C60 88 70 88 72 96Z', brass)
  s.fill('M47 84L48.4 14H51.6L53 84Z', brass)
  s.disc(50, 12, 5, sun)
  s.fill(
    `M8 ${22 - tilt * 4}C24 ${14 - tilt * 2} 40 18 50 20C60 18 76 ${14 + tilt * 2} 92 ${22 + tilt * 4}L92 ${25 + tilt * 4}C76 ${20 + tilt * 2} 60 24 50 26C40 24 24 ${20 - tilt * 2} 8 ${25 - tilt * 4}Z`,
    easel.dark(sun, 0.15),
  )
  for (const [x, drop] of [
    [10, -tilt * 4],
    [90, tilt * 4],
  ] as const) {
    s.line(
      `M${x} ${24 + drop}L${x - 16} ${62 + drop}M${x} ${24 + drop}L${x + 16} ${62 + drop}`,
      tone(0.7),
      0.9,
    )
    s.fill(`M${x - 20} ${62 + drop}H${x + 20}A20.5 ${x - 20} ${62 + drop}Z`, warm)
    s.fill(`M${x - 20} ${62 + drop}H${x + 20}L${x + 18} ${66 + drop}H${x - 18}Z`, '#FFFFFF', 0.3)
  }
}
