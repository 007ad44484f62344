import { starlight } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a campfire under the stars. */
export function fire(easel: Easel): void {
  starlight(easel, 0.97, 0.62)
  const { sun, warm, tone } = easel.dyes
  easel.wave(80, 2, 2, tone(0.9))
  const s = Sketch.on(easel, { foot: 90, size: 84, flip: easel.seed % 2 === 1 })
  s.disc(50, 60, 70, s.glow(50, 62, 70, [0, easel.light(warm, 0.2), 0.75], [1, warm, 0]))
  s.fill(
    'M50 0C54 18 78 30 78 62C78 80 66 92 50 92C34 92 22 80 22 62C22 46 32 42 34 28C42 34 42 40 42 46C50 36 54 18 50 0Z',
    s.ramp([50, 0], [50, 92], [0, warm], [1, sun]),
  )
  s.fill(
    'M52 32C54 46 68 52 68 70C68 82 60 92 50 92C40 92 32 82 32 70C32 60 38 58 40 50C45 54 46 58 46 62C52 54 54 44 52 32Z',
    sun,
  )
  s.fill(
    'M51 60C52 68 60 70 60 80C60 88 56 92 50 92C44 92 40 88 40 80C40 74 44 72 45 68C48 70 48 72 48 75C51 71 52 66 51 60Z',
    '#FFFFFF',
    0.9,
  )
  const log = easel.dark('#8A5A36', 0.25)
  s.line('M18 98L80 84M82 98L20 84', log, 9)
  s.line('M20 96.6L78 83.6', easel.light(log, 0.25), 1.6)
  for (const [x, y] of [
    [18, 98],
    [82, 98],
  ] as const) {
    s.disc(x, y, 4.4, easel.light(log, 0.4))
    s.disc(x, y, 2, log)
  }
  for (let spark = 0; spark < 12; spark += 1) {
    s.disc(
      20 + easel.random() * 60,
      -8 + easel.random() * 40,
      0.6 + easel.random() * 0.8,
      spark % 2 === 0 ? sun : warm,
    )
  }
  for (const x of [-4, 12, 30, 50, 70, 88, 104])
    s.oval(x, 103, [9, 5], tone(x % 4 === 0 ? 0.72 : 0.8))
}
