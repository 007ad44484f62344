import { faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { circle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a snowman between firs in falling snow. */
export function winter(easel: Easel): void {
  const { tone, warm, deep, sun, pale } = easel.dyes
  easel.sky(tone(0.62), easel.light(tone(0.3), 0.3))
  easel.disc(faces(easel) ? 22 : 78, 24, 9, easel.light(sun, 0.55))
  easel.wave(62, 5, 3, easel.light(tone(0.35), 0.45))
  easel.wave(72, 4, 2, easel.light(pale, 0.45), 1)
  for (const [x, foot, size] of [
    [12, 78, 54],
    [28, 74, 38],
    [88, 79, 58],
    [72, 74, 36],
  ] as const) {
    const fir = Sketch.on(easel, { x, foot, size })
    fir.box(46, 86, [8, 14], easel.dark('#7A4A2B', 0.2))
    for (const [y, half] of [
      [90, 34],
      [66, 28],
      [42, 20],
    ] as const) {
      fir.fill(`M50 ${y - 42}L${50 + half} ${y}H${50 - half}Z`, tone(0.72))
      fir.fill(
        `M50 ${y - 42}L${50 + half * 0.55} ${y - 19}C${50 + half * 0.2} ${y - 14} ${50 - half * 0.1} ${y - 22} ${50 - half * 0.5} ${y - 20}Z`,
        '#FFFFFF',
      )
    }
  }
  easel.wave(81, 2, 2, '#FFFFFF')
  const s = Sketch.on(easel, { foot: 94, size: 74, flip: faces(easel) })
  const snow = (x: number, y: number, r: number) =>
    s.disc(
      x,
      y,
      r,
      s.glow(x - r * 0.4, y - r * 0.4, r * 1.7, [0, '#FFFFFF'], [1, easel.dark(pale, 0.3)]),
    )
  s.oval(52, 98, [38, 4], tone(0.7), 0.25)
  s.line('M28 56L6 40M12 44L6 48M72 56L94 36M88 41L96 44', easel.dark('#7A4A2B', 0.2), 2.4)
  snow(50, 77, 25)
  snow(50, 48, 18)
  snow(50, 24, 13.5)
  s.fill('M36 34C44 40 56 40 64 34L65 40C56 46 44 46 35 40Z', warm)
  s.fill('M56 40L64 38L67 58L59 59Z', easel.dark(warm, 0.2))
  s.box(34, 10, [32, 4], deep, 2)
  s.box(40, -6, [20, 17], deep, 1.5)
  s.box(40, 5, [20, 4.5], warm)
  s.disc(45, 21, 1.6, deep)
  s.disc(55, 21, 1.6, deep)
  s.fill('M50 24L66 27.6L50 28.6Z', '#E8853D')
  for (const y of [46, 54, 68, 78]) s.disc(48, y, 1.7, deep)
  for (let flake = 0; flake < 46; flake += 1) {
    const at = circle(
      easel.x(easel.random() * 100),
      easel.y(easel.random() * 94),
      easel.u * (0.4 + easel.random() * 0.7),
    )
    easel.fill(at, '#FFFFFF', 0.9)
  }
}
