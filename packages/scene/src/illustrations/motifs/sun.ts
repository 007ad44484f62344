import { cloud } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a huge sun over hills. */
export function sun(easel: Easel): void {
  const { tone, pale, warm, sun: light } = easel.dyes
  easel.sky(easel.light(light, 0.35), easel.light(light, 0.75))
  const s = Sketch.on(easel, { x: 50, foot: 78, size: 72 })
  s.disc(50, 50, 90, s.glow(50, 50, 90, [0, '#FFFFFF', 0.8], [1, '#FFFFFF', 0]))
  const start = easel.seed % 15
  for (let ray = 0; ray < 24; ray += 1) {
    const beam = s.part({ x: 50, y: 50, size: 100, turn: start + ray * 15 })
    beam.fill(
      ray % 2 === 0 ? 'M46 4L50 -22L54 4Z' : 'M47.6 4L50 -10L52.4 4Z',
      ray % 2 === 0 ? light : warm,
    )
  }
  s.disc(50, 50, 40, s.glow(40, 36, 62, [0, easel.light(light, 0.55)], [1, light]))
  s.disc(50, 50, 33, '#FFFFFF', 0.16)
  s.disc(50, 50, 25, '#FFFFFF', 0.16)
  cloud(easel, 16, 34, 26, '#FFFFFF', 0.85)
  cloud(easel, 84, 26, 22, '#FFFFFF', 0.8)
  for (const [x, y] of [
    [70, 14],
    [76, 18],
    [27, 18],
  ] as const) {
    const bird = Sketch.on(easel, { x, foot: y, size: 6 })
    bird.line('M0 30Q30 0 50 50Q70 0 100 30', tone(0.8), 10)
  }
  easel.wave(70, 5, 3, easel.light(tone(0.4), 0.1))
  easel.wave(79, 4, 2, tone(0.58), 1)
  easel.wave(88, 3, 2, tone(0.75))
  cloud(easel, 60, 74, 16, easel.light(pale, 0.4), 0.5)
}
