import type { Easel } from '../easel.ts'
import { Pen } from '../pen.ts'

/** Draws rolling fields under a high sun, with furrows converging on one point. */
export function fields(easel: Easel): void {
  const { tone, sun, pale, third } = easel.dyes
  easel.sky(easel.light(sun, 0.62), easel.light(pale, 0.3))
  easel.disc(72, 30, 13, sun)
  easel.wave(48, 4, 2, tone(0.3))
  easel.wave(57, 5, 2, tone(0.5))
  easel.wave(67, 5, 2, easel.light(third, 0.2), 1)
  easel.wave(77, 4, 2, tone(0.62))
  const [x, y] = [(percent: number) => easel.x(percent), (percent: number) => easel.y(percent)]
  for (let furrow = -6; furrow < 12; furrow += 1) {
    const d = new Pen()
      .move(x(50 + furrow * 2), y(80))
      .curve(x(50 + furrow * 6), y(86), x(50 + furrow * 11), y(92), x(50 + furrow * 16), y(102)).d
    easel.stroke(d, tone(0.95), easel.u * 0.5, 0.5)
  }
  easel.wave(97, 1.5, 3, tone(0.85), 1)
}
