import { cloud, starlight } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a volcano erupting at night. */
export function volcano(easel: Easel): void {
  starlight(easel, 0.96, 0.5)
  const { tone, sun, warm, deep } = easel.dyes
  const s = Sketch.on(easel, { foot: 92, size: 92 })
  s.disc(50, 34, 70, s.glow(50, 34, 70, [0, easel.light(warm, 0.2), 0.75], [1, warm, 0]))
  for (const [x, y, width, shade] of [
    [50, 8, 46, 0.7],
    [34, 16, 34, 0.76],
    [66, 18, 38, 0.74],
  ] as const) {
    cloud(easel, x, y, width, tone(shade), 0.9)
  }
  easel.ridge(72, 14, 8, tone(0.78))
  s.fill(
    'M50 44C46 22 40 10 34 2C46 8 48 14 50 20C52 10 58 2 66 -4C58 10 54 24 54 44Z',
    s.ramp([50, 0], [50, 44], [0, sun], [1, '#FFFFFF']),
  )
  s.line('M48 40C44 20 30 14 22 20M54 40C60 18 74 16 80 24M51 38C52 20 66 8 74 8', sun, 1.8)
  for (let spark = 0; spark < 18; spark += 1) {
    const angle = (easel.random() - 0.5) * 2.6
    const far = 14 + easel.random() * 34
    s.disc(
      51 + Math.sin(angle) * far,
      38 - Math.cos(angle) * far,
      0.8 + easel.random() * 1.2,
      spark % 2 === 0 ? sun : warm,
    )
  }
  s.fill(
    'M36 40C40 36 46 44 51 41C56 38 60 44 65 40L84 66L130 112H-30L18 68Z',
    s.ramp([20, 40], [90, 100], [0, easel.dark(tone(0.8), 0.3)], [1, deep]),
  )
  s.fill('M65 40L84 66L130 112H70C76 92 60 70 60 42Z', '#000000', 0.2)
  s.fill(
    'M36 40C40 36 46 44 51 41C56 38 60 44 65 40C67 46 67 54 65 60C63 65 60 61 60.4 55C59 51 56 54 56 62C56 76 61 84 60 98C59 104 55 102 55 96C54 84 49 78 49 64C49 56 46 54 45 60C44 70 45 76 42 82C39 86 36.6 82 37.6 75C39.6 62 34 54 36 40Z',
    s.ramp([50, 38], [50, 100], [0, '#FFFFFF'], [0.2, sun], [1, warm]),
  )
  easel.wave(93, 1.6, 3, easel.dark(tone(0.9), 0.4))
}
