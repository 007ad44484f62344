import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a market stall with fruit in crates. */
export function market(easel: Easel): void {
  outdoors(easel)
  cloud(easel, faces(easel) ? 20 : 82, 18, 20, '#FFFFFF', 0.7)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const oak = easel.dark('#A9713F', 0.1)
  const s = Sketch.on(easel, { foot: 91, size: 94 })
  s.oval(50, 98, [60, 4], deep, 0.25)
  s.line('M0 30V98M100 30V98', easel.dark(oak, 0.3), 3.4)
  s.box(2, 34, [96, 40], deep, 0, 0.18)
  const fruit = ['#D2453F', '#E8963D', '#7FA64A', '#E6C34A', '#8A4F86'] as const
  for (let crate = 0; crate < 4; crate += 1) {
    const x = -4 + crate * 27.4
    const color = fruit[(crate + easel.seed) % 5] ?? fruit[0]
    for (let piece = 0; piece < 9; piece += 1) {
      const [px, py] = [
        x + 4.6 + (piece % 4) * 5.8 + (piece > 3 ? 2.9 : 0),
        61 - Math.floor(piece / 4) * 4.8,
      ]
      s.disc(px, py, 3.9, easel.dark(color, 0.18))
      s.disc(px - 0.5, py - 0.5, 3.3, color)
      s.disc(px - 1.4, py - 1.6, 0.8, '#FFFFFF', 0.6)
    }
    s.box(x, 61, [26, 12], oak)
    s.line(`M${x} 67H${x + 26}`, easel.dark(oak, 0.4), 0.9)
  }
  s.box(-8, 73, [116, 5], easel.dark(oak, 0.2), 1)
  s.box(-4, 78, [108, 20], tone(0.72))
  for (let plank = 0; plank < 9; plank += 1) s.line(`M${8 + plank * 12} 78V98`, tone(0.85), 0.9)
  s.box(34, 82, [32, 11], '#FFFFFF', 2)
  s.line('M40 86H60M44 89.6H56', warm, 1.6)
  for (let strip = 0; strip < 8; strip += 1) {
    const [top, low] = [2 + strip * 12, -8 + strip * 14.5]
    const color = strip % 2 === 0 ? warm : '#FFFFFF'
    s.fill(`M${top} 4H${top + 12}L${low + 14.5} 32H${low}Z`, color)
    s.fill(
      `M${low} 32H${low + 14.5}A7.25 ${low} 32Z`,
      strip % 2 === 0 ? easel.dark(warm, 0.2) : easel.dark(pale, 0.12),
    )
  }
  for (const [x, color] of [
    [16, sun],
    [84, sun],
  ] as const) {
    s.line(`M${x} 36V44`, deep, 0.8)
    s.fill(`M${x - 4} 50A4.4 ${x + 4} 50Z`, color)
  }
}
