import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a columned front under a gable, with steps leading up to it. */
export function museum(easel: Easel): void {
  outdoors(easel)
  cloud(easel, faces(easel) ? 72 : 24, 22, 24, '#FFFFFF', 0.7)
  const s = Sketch.on(easel, { foot: 90, size: 92 })
  const { warm, tone, pale, sun } = easel.dyes
  const stone = easel.light(pale, 0.4)
  const shade = easel.dark(pale, 0.3)
  s.box(2, 44, [96, 44], easel.dark(pale, 0.5))
  s.box(42, 58, [16, 30], tone(0.85))
  s.box(44, 60, [12, 8], easel.light(sun, 0.2))
  for (const x of [6, 22, 64, 80]) {
    s.box(x, 46, [13, 42], s.ramp([x, 0], [x + 13, 0], [0, '#FFFFFF'], [1, shade]))
    for (const flute of [3.4, 6.6, 9.8]) s.line(`M${x + flute} 50V84`, shade, 0.8)
    s.box(x - 1.6, 44, [16.2, 4], stone)
    s.box(x - 1.6, 85, [16.2, 4], stone)
  }
  s.box(-4, 36, [108, 8], stone)
  s.line('M-4 41.4H104', shade, 0.8)
  s.fill('M50 8L108 36H-8Z', stone)
  s.fill('M50 14L92 33.6H8Z', shade)
  s.disc(50, 26.4, 5.4, warm)
  s.fill('M24 33.6L40 26V33.6ZM60 33.6V26L76 33.6Z', stone, 0.7)
  for (const [step, width] of [104, 114, 124].entries()) {
    s.box(
      50 - width / 2,
      88 + step * 4.4,
      [width, 4.4],
      step % 2 === 0 ? easel.dark(pale, 0.14) : stone,
    )
  }
  for (const x of [37.4, 60.6]) s.fill(`M${x - 2.6} 50H${x + 2.6}V72L${x} 68L${x - 2.6} 72Z`, warm)
}
