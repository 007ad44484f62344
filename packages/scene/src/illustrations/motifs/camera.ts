import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a camera in front of prints of its photos. */
export function camera(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, pale, third } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 7, size: 84 })
  for (const [x, y, turn, sky] of [
    [14, 38, -14, sun],
    [86, 34, 12, third],
  ] as const) {
    const print = s.part({ x, y, size: 54, turn })
    print.box(3, 3, [100, 104], deep, 3, 0.18)
    print.box(0, 0, [100, 104], '#FFFFFF', 3)
    print.box(
      8,
      8,
      [84, 72],
      print.ramp([0, 8], [0, 80], [0, tone(0.4)], [1, easel.light(sky, 0.35)]),
    )
    print.disc(64, 34, 11, sky)
    print.fill('M8 80V62L30 40L48 60L62 50L92 74V80Z', tone(0.72))
  }
  s.oval(50, 98, [52, 4], deep, 0.3)
  s.fill('M34 44L38 34H62L66 44Z', easel.dark(deep, 0.2))
  s.box(14, 38, [12, 8], warm, 2)
  s.box(4, 43, [92, 54], deep, 6)
  s.box(4, 54, [92, 30], tone(0.66))
  s.box(4, 54, [92, 30], '#FFFFFF', 0, 0.1)
  s.disc(50, 69, 25, easel.light(pale, 0.3))
  s.disc(50, 69, 21.6, deep)
  s.disc(50, 69, 16.5, s.glow(44, 62, 24, [0, tone(0.4)], [1, tone(0.95)]))
  s.ring(50, 69, 9.6, easel.light(tone(0.5), 0.3), 1.6, 0.8)
  s.disc(44, 62, 4, '#FFFFFF', 0.85)
  s.disc(55, 75, 1.8, '#FFFFFF', 0.6)
  s.box(76, 47, [13, 5], easel.light(sun, 0.3), 1.4)
  s.disc(12.5, 49, 2, warm)
}
