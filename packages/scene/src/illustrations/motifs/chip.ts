import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a microchip and its traces. */
export function chip(easel: Easel): void {
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, tone(0.86)],
      [1, tone(0.66)],
    ),
  )
  const s = Sketch.on(easel, { size: 92 })
  const copper = easel.light(sun, 0.15)
  for (const turn of [0, 90, 180, 270]) {
    const side = s.part({ x: 50, y: 50, size: 100, turn })
    for (let lane = 0; lane < 7; lane += 1) {
      const x = 29 + lane * 7
      const bend = (lane - 3) * 9
      const far = -8 - ((lane * 5 + turn / 30 + easel.seed) % 4) * 9
      side.line(
        `M${x} 24V${14 - Math.abs(lane - 3) * 2}L${x + bend} ${4 - Math.abs(lane - 3) * 4}V${far - 20}`,
        lane % 3 === 0 ? easel.light(third, 0.2) : copper,
        1.1,
        0.75,
      )
      side.disc(x + bend, far - 20, 1.8, lane % 3 === 0 ? easel.light(third, 0.2) : copper)
      side.box(x - 1.6, 18, [3.2, 9], easel.light(pale, 0.3), 0.6)
    }
  }
  s.disc(50, 50, 48, s.glow(50, 50, 48, [0, easel.light(third, 0.3), 0.5], [1, third, 0]))
  s.box(25, 25, [52, 52], '#000000', 4, 0.25)
  s.box(23, 23, [54, 54], s.ramp([23, 23], [77, 77], [0, easel.light(deep, 0.25)], [1, deep]), 4)
  s.box(
    33,
    33,
    [34, 34],
    s.ramp([33, 33], [67, 67], [0, easel.light(warm, 0.2)], [1, easel.dark(warm, 0.3)]),
    3,
  )
  for (let line = 0; line < 5; line += 1)
    s.line(`M38 ${40 + line * 5}H${52 + ((line * 7) % 11)}`, '#FFFFFF', 1.3, 0.6)
  s.disc(61, 61, 2, '#FFFFFF', 0.9)
  s.disc(28, 28, 1.6, copper)
}
