import type { Easel } from '../easel.ts'
import { Pen, polygon } from '../pen.ts'

/** Draws a dashed road that narrows toward the sun between hills. */
export function road(easel: Easel): void {
  const { tone, sun, pale, deep } = easel.dyes
  easel.sky(tone(0.22), easel.light(sun, 0.5))
  easel.disc(50, 50, 20, easel.vertical(30, 60, [0, sun], [1, easel.light(sun, 0.4)]))
  easel.ridge(58, 12, 6, tone(0.34))
  easel.wave(58, 3, 2, tone(0.46))
  easel.wave(66, 5, 2, tone(0.56), 1)
  const [x, y] = [(percent: number) => easel.x(percent), (percent: number) => easel.y(percent)]
  const tarmac = new Pen()
    .move(x(49), y(56))
    .curve(x(46), y(64), x(62), y(68), x(56), y(76))
    .curve(x(48), y(86), x(20), y(88), x(14), easel.bottom)
    .line(x(78), easel.bottom)
    .curve(x(80), y(88), x(72), y(82), x(68), y(75))
    .curve(x(66), y(67), x(50), y(63), x(51), y(56))
    .close().d
  easel.fill(tarmac, easel.vertical(56, 100, [0, tone(0.75)], [1, deep]))
  for (const [cx, top, bottom, half, lean] of dashes) {
    const dash = polygon([
      [x(cx + lean) - easel.u * half * 0.7, y(top)],
      [x(cx + lean) + easel.u * half * 0.7, y(top)],
      [x(cx) + easel.u * half, y(bottom)],
      [x(cx) - easel.u * half, y(bottom)],
    ])
    easel.fill(dash, pale)
  }
}

const dashes = [
  [57.5, 68, 70.5, 0.4, -1.4],
  [59.5, 73, 76.5, 0.6, 0.4],
  [56, 80, 85, 0.9, 2.2],
  [49, 89, 96, 1.3, 4],
] as const
