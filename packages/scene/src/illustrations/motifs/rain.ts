import { cloud, faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { polyline } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws an umbrella in the rain. */
export function rain(easel: Easel): void {
  const { tone, warm, deep, sun, pale } = easel.dyes
  easel.sky(tone(0.66), tone(0.3))
  cloud(easel, 20, 22, 44, tone(0.5))
  cloud(easel, 82, 26, 50, tone(0.5))
  cloud(easel, 48, 18, 60, easel.light(pale, 0.3), 0.85)
  for (let drop = 0; drop < 60; drop += 1) {
    const [x, y, length] = [
      easel.x(easel.random() * 104),
      easel.y(16 + easel.random() * 70),
      easel.u * (3 + easel.random() * 3),
    ]
    easel.stroke(polyline([x, y], [x - length * 0.3, y + length]), '#FFFFFF', easel.u * 0.45, 0.6)
  }
  easel.wave(86, 0.8, 3, tone(0.78))
  for (const [x, y, r] of [
    [24, 91, 12],
    [72, 94, 16],
  ] as const) {
    const puddle = Sketch.on(easel, { x, foot: y, size: r * 2 })
    puddle.oval(50, 96, [50, 9], easel.light(tone(0.4), 0.2), 0.7)
    puddle.oval(50, 96, [26, 4.4], '#FFFFFF', 0.4)
  }
  const s = Sketch.on(easel, { foot: 90, size: 84, turn: faces(easel) ? -10 : 10 })
  s.line('M50 10V88C50 97 64 97 64 88', easel.dark('#7A4A2B', 0.2), 3)
  s.fill(
    'M-2 52A52 102 52C94 45 84 45 76 52C68 45 58 45 50 52C42 45 32 45 24 52C16 45 6 45 -2 52Z',
    warm,
  )
  s.fill(
    'M50 0.5C38 12 26 28 24 52C16 45 6 45 -2 52C0 26 22 3 50 0.5ZM50 0.5C62 12 74 28 76 52C68 45 58 45 50 52Z',
    easel.dark(warm, 0.22),
  )
  s.fill('M50 0.5C30 6 14 22 10 40C20 22 34 8 50 0.5Z', '#FFFFFF', 0.3)
  s.line('M50 0V-6', deep, 2.6)
  s.disc(50, -6, 1.8, sun)
}
