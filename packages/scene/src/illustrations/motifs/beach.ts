import { cloud, faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a parasol and a deck chair under a palm, with the sea behind. */
export function beach(easel: Easel): void {
  const { warm, deep, tone, sun, water, third } = easel.dyes
  easel.sky(easel.light(water, 0.45), easel.light(sun, 0.65))
  easel.disc(faces(easel) ? 68 : 32, 30, 12, sun)
  cloud(easel, faces(easel) ? 30 : 74, 24, 22, '#FFFFFF', 0.8)
  easel.fill(
    rectangle(easel.box.x, easel.y(52), easel.box.width, easel.box.height * 0.3),
    easel.vertical(52, 80, [0, easel.dark(water, 0.25)], [1, easel.light(water, 0.3)]),
  )
  for (const [x, y] of [
    [20, 57],
    [64, 60],
    [42, 65],
    [82, 68],
  ] as const) {
    easel.stroke(
      `M${easel.x(x)} ${easel.y(y)}L${easel.x(x) + easel.u * 9} ${easel.y(y)}`,
      '#FFFFFF',
      easel.u * 0.5,
      0.7,
    )
  }
  const sand = easel.light(easel.dark('#E3B873', 0.05), 0.2)
  easel.wave(74, 1.6, 3, '#FFFFFF')
  easel.wave(76, 1.6, 3, sand)
  easel.wave(90, 2, 2, easel.dark(sand, 0.12), 1)
  const s = Sketch.on(easel, { foot: 92, size: 90, flip: faces(easel) })
  s.line('M92 98C88 70 90 40 82 14', easel.dark('#8A5A36', 0.2), 4.6)
  for (const [x, y, dip] of [
    [58, 20, 12],
    [62, 4, 4],
    [104, 2, 2],
    [110, 22, 10],
    [84, -8, -6],
  ] as const) {
    s.fill(
      `M82 14Q${(82 + x) / 2} ${y - 16} ${x} ${y + dip}Q${(82 + x) / 2} ${y - 2} 82 14Z`,
      easel.dark('#3F8A5A', x > 82 ? 0.25 : 0.1),
    )
  }
  s.disc(80, 18, 2.6, '#7A4A2B')
  s.disc(85, 18, 2.4, '#7A4A2B')
  s.oval(36, 96, [36, 3.4], deep, 0.2)
  s.line('M28 96L40 40', '#FFFFFF', 2)
  const shade = s.part({ x: 40, y: 40, size: 66, turn: 12 })
  shade.fill('M-2 54A52 102 54Z', warm)
  shade.fill(
    'M50 2C30 14 20 34 18 54H38C38 34 42 16 50 2ZM50 2C58 16 62 34 62 54H82C80 34 70 14 50 2Z',
    '#FFFFFF',
  )
  s.line('M40 96L58 70M60 96L38 82', easel.dark('#A9713F', 0.2), 2)
  s.fill('M36 84L60 92L70 70L66 68Z', third)
  s.fill('M41.6 85.8L47 87.6L67.4 68.6L66 68ZM52 89.4L57 91L69 70L68 69.2Z', '#FFFFFF', 0.8)
  s.disc(16, 93, 5, tone(0.6))
  s.fill('M16 88A5 16 98C14 95 14 91 16 88Z', '#FFFFFF')
}
