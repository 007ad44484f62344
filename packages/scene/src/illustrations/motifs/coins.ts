import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws growing stacks of coins, and one coin on its edge. */
export function coins(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 8, size: 82, flip: faces(easel) })
  const { sun, warm, tone } = easel.dyes
  const metal = [sun, easel.dark(sun, 0.25), warm] as const
  s.disc(20, 62, 15, easel.dark(sun, 0.3))
  s.disc(18.5, 62, 15, sun)
  s.ring(18.5, 62, 11.5, easel.dark(sun, 0.25), 1.6)
  s.fill(
    'M18.5 54l2.3 5.2 5.6.6-4.2 3.8 1.2 5.6-4.9-2.9-4.9 2.9 1.2-5.6-4.2-3.8 5.6-.6Z',
    easel.dark(sun, 0.25),
  )
  s.oval(52, 92, [46, 4], tone(0.9), 0.35)
  for (const [x, count] of [
    [44, 4],
    [67, 7],
    [90, 11],
  ] as const) {
    for (let coin = 0; coin < count; coin += 1) {
      const [cx, y] = [x + (easel.random() - 0.5) * 1.6, 87 - coin * 6]
      const face = metal[coin % 3 === 2 ? 2 : 0]
      s.fill(
        `M${cx - 11} ${y}v4.6C${cx - 11} ${y + 10} ${cx + 11} ${y + 10} ${cx + 11} ${y + 4.6}v-4.6Z`,
        easel.dark(face, 0.38),
      )
      s.oval(cx, y, [11, 3.9], face)
      s.oval(cx, y, [8, 2.6], easel.light(face, 0.3))
    }
  }
}
