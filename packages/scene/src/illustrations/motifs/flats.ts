import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws apartment blocks with balconies. */
export function flats(easel: Easel): void {
  outdoors(easel)
  cloud(easel, faces(easel) ? 74 : 24, 22, 26, '#FFFFFF', 0.75)
  const { warm, tone, sun, pale, third } = easel.dyes
  const blocks = [
    { x: 22, size: 74, floors: 5, wall: easel.light(tone(0.4), 0.25) },
    { x: 80, size: 78, floors: 6, wall: easel.light(third, 0.55) },
    { x: 50, size: 80, floors: 7, wall: easel.light(warm, 0.45) },
  ]
  for (const { x, size, floors, wall } of blocks) {
    const s = Sketch.on(easel, { x, foot: 88, size })
    const height = floors * 12.6 + 10
    s.box(
      24,
      100 - height,
      [52, height],
      s.ramp([24, 0], [76, 0], [0, wall], [1, easel.dark(wall, 0.16)]),
    )
    s.box(22, 97 - height, [56, 4], easel.dark(wall, 0.45), 0.6)
    for (let place = 0; place < floors * 3; place += 1) {
      const [row, bay] = [Math.floor(place / 3), place % 3]
      const [left, y] = [29 + bay * 15.6, 104 - height + row * 12.6]
      const glass = easel.random() > 0.6 ? easel.light(sun, 0.25) : tone(0.62)
      s.box(left, y, [11, 8], glass, 0.5)
      s.line(`M${left + 5.5} ${y}V${y + 8}`, '#FFFFFF', 0.8)
      if ((row + bay) % 2 === 1) continue
      s.box(left - 1.2, y + 4.6, [13.4, 4], easel.light(pale, 0.5), 0.6)
      if (easel.random() > 0.5) s.oval(left + 8, y + 4.2, [2.6, 1.6], '#5E9A4A')
    }
    s.box(43, 90, [14, 10], tone(0.84))
    s.line('M50 90V100', '#FFFFFF', 0.8)
    s.box(40, 87.4, [20, 2.6], easel.dark(wall, 0.5), 1)
  }
  for (const x of [6, 36, 66, 94]) {
    const tree = Sketch.on(easel, { x, foot: 91, size: 22 })
    tree.line('M50 100V60', easel.dark('#7A4A2B', 0.2), 8)
    tree.disc(50, 36, 30, tone(0.7))
    tree.disc(40, 28, 16, tone(0.6))
  }
}
