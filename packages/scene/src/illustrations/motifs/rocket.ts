import { cloud, faces, starlight } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a rocket rising from its smoke to the stars. */
export function rocket(easel: Easel): void {
  starlight(easel)
  const { sun, warm, third, tone, pale } = easel.dyes
  easel.disc(faces(easel) ? 20 : 80, 22, 9, easel.light(sun, 0.35))
  easel.disc(faces(easel) ? 21.5 : 81.5, 21, 7, easel.light(sun, 0.6), 0.5)
  const s = Sketch.on(easel, { size: 88, turn: faces(easel) ? -14 : 14 })
  s.fill(
    'M40 76C34 92 44 104 50 118C56 104 66 92 60 76Z',
    s.ramp([50, 76], [50, 116], [0, warm], [0.6, sun], [1, sun, 0]),
  )
  s.fill('M44 76C42 86 46 92 50 99C54 92 58 86 56 76Z', '#FFFFFF', 0.8)
  s.fill('M34 50C22 56 20 68 22 80L36 70ZM66 50C78 56 80 68 78 80L64 70Z', warm)
  s.fill(
    'M50 0C68 14 72 40 64 74H36C28 40 32 14 50 0Z',
    s.ramp([30, 0], [70, 0], [0, '#FFFFFF'], [1, easel.dark(pale, 0.3)]),
  )
  s.fill('M50 0C58 6 63 14 65.5 23H34.5C37 14 42 6 50 0Z', warm)
  s.disc(50, 38, 9, tone(0.7))
  s.disc(50, 38, 6.6, easel.light(third, 0.35))
  s.fill('M45 34C47 31 51 30 54 32L46 40Z', '#FFFFFF', 0.7)
  s.fill('M34 64H66L64 74H36Z', tone(0.75))
  s.fill('M47.5 56H52.5L53 82H47Z', easel.dark(warm, 0.25))
  for (const [x, y, size] of [
    [28, 96, 26],
    [50, 100, 34],
    [72, 97, 28],
    [12, 101, 24],
    [90, 101, 24],
  ] as const) {
    cloud(easel, x, y, size * 0.8, easel.light(pale, 0.35), 0.92)
  }
}
