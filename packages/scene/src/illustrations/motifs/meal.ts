import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a place setting, seen from above. */
export function meal(easel: Easel): void {
  const { warm, deep, tone, sun, pale, third } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, tone(0.55)],
      [1, tone(0.8)],
    ),
  )
  const cloth = Sketch.on(easel, { size: 130 })
  cloth.box(-30, 8, [160, 84], easel.light(pale, 0.35), 2)
  for (let line = 0; line < 12; line += 1) cloth.line(`M${-26 + line * 14} 8V92`, warm, 1, 0.25)
  const s = Sketch.on(easel, { size: 84 })
  s.disc(53, 54, 45, deep, 0.25)
  s.disc(50, 50, 45, '#FFFFFF')
  s.disc(50, 50, 44, s.glow(40, 36, 70, [0, '#FFFFFF'], [1, easel.dark(pale, 0.16)]))
  s.ring(50, 50, 32, easel.dark(pale, 0.2), 1)
  const green = '#6FA556'
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const at = s.part({
      x: 34 + Math.cos(leaf) * 10,
      y: 42 + Math.sin(leaf * 1.7) * 12,
      size: 22,
      turn: leaf * 52 + easel.seed,
    })
    at.fill(
      'M50 100C0 76 16 20 50 0C84 20 100 76 50 100Z',
      leaf % 2 === 0 ? green : easel.dark(green, 0.2),
    )
    at.line('M50 92V22', easel.light(green, 0.4), 4)
  }
  s.fill('M44 46C54 34 74 38 77 52C79 66 64 74 54 70C46 66 40 54 44 46Z', '#D98255')
  s.fill('M48 50C56 42 68 44 72 52M50 58C58 52 68 54 72 60', easel.dark('#D98255', 0.35), 0.25)
  for (const [x, y] of [
    [32, 62],
    [42, 70],
    [28, 52],
  ] as const) {
    s.disc(x, y, 5.4, '#D2453F')
    s.disc(x - 1.4, y - 1.6, 1.4, '#FFFFFF', 0.7)
  }
  s.disc(66, 36, 8, easel.light(sun, 0.4))
  s.ring(66, 36, 6, easel.light(sun, 0.75), 1)
  s.line('M66 30V42M60 36H72', easel.light(sun, 0.75), 0.8)
  const steel = easel.light(pale, 0.5)
  s.line('M-12 48V92', steel, 4)
  s.line('M-18 10V28C-18 38 -6 38 -6 28V10M-12 10V44', steel, 2.6)
  s.fill('M110 92V10C118 16 122 34 119 52H113V92Z', steel)
  s.line('M111.6 60V92', steel, 4)
  s.disc(112, -4, 12, third, 0.85)
  s.disc(112, -4, 8.4, easel.light(third, 0.5))
}
