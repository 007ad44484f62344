import type { Easel } from '../easel.ts'
import { polygon } from '../pen.ts'

/** Draws half a sun on the horizon, nine tapering reflections, two waves and a far sail. */
export function sea(easel: Easel): void {
  const { tone, sun, pale } = easel.dyes
  easel.sky(tone(0.16), easel.light(sun, 0.4))
  easel.disc(60, 55, 20, easel.vertical(30, 70, [0, sun], [1, easel.light(sun, 0.3)]))
  const water = easel.vertical(56, 100, [0, tone(0.42)], [1, tone(0.85)])
  easel.fill(
    polygon([
      [easel.box.x, easel.y(56)],
      [easel.right, easel.y(56)],
      [easel.right, easel.bottom],
      [easel.box.x, easel.bottom],
    ]),
    water,
  )
  for (let index = 0; index < 9; index += 1) {
    const half = easel.u * (34 - index * 2.4) * (0.6 + easel.random() * 0.4)
    const [middle, top, low] = [easel.x(60), easel.y(58 + index * 4.2), easel.y(59.2 + index * 4.2)]
    const bar = polygon([
      [middle - half, top],
      [middle + half, top],
      [middle + half * 0.8, low],
      [middle - half * 0.8, low],
    ])
    easel.fill(bar, easel.light(sun, 0.3), 0.75 - index * 0.06)
  }
  sail(easel, 24, 56, pale)
  easel.wave(85, 1.8, 5, tone(0.78))
  easel.wave(92, 1.8, 4, tone(0.95), 1)
}

function sail(easel: Easel, x: number, horizon: number, color: string): void {
  const [mast, water, u] = [easel.x(x), easel.y(horizon) + easel.u * 1.2, easel.u]
  easel.fill(
    polygon([
      [mast, water - u * 13],
      [mast, water - u * 1.4],
      [mast + u * 6, water - u * 1.4],
    ]),
    color,
  )
  easel.fill(
    polygon([
      [mast - u * 0.8, water - u * 10],
      [mast - u * 0.8, water - u * 1.4],
      [mast - u * 4.4, water - u * 1.4],
    ]),
    color,
    0.8,
  )
  easel.fill(
    polygon([
      [mast - u * 6, water - u * 0.8],
      [mast + u * 7, water - u * 0.8],
      [mast + u * 4.6, water + u],
      [mast - u * 4, water + u],
    ]),
    easel.dyes.deep,
  )
}
