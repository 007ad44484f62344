import { mix } from '../../colors/color.ts'
import type { Easel } from '../easel.ts'
import { polygon } from '../pen.ts'

/** Draws isometric columns on a four-by-four grid. */
export function blocks(easel: Easel): void {
  const { tone, pale, mid, warm, sun } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, easel.light(pale, 0.35)],
      [1, mix(pale, mid, 0.25)],
    ),
  )
  const half = easel.u * 11
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const height = easel.u * (8 + ((column * 7 + row * 5 + easel.seed) % 9) * 4.6)
      const foot = [
        easel.x(50) + (column - row) * half,
        easel.y(44) + (column + row) * half * 0.5,
      ] as const
      column3d(easel, foot, {
        half: half * 0.94,
        height,
        color: colorAt(row, column, { tone, warm, sun }),
      })
    }
  }
}

function colorAt(
  row: number,
  column: number,
  dyes: { tone: (depth: number) => string; warm: string; sun: string },
): string {
  if ((column + row * 2) % 5 === 0) return dyes.warm
  if ((column * 3 + row) % 4 === 0) return dyes.sun
  return dyes.tone(0.35 + 0.1 * ((column + row) % 4))
}

function column3d(
  easel: Easel,
  [x, y]: readonly [number, number],
  { half, height, color }: { half: number; height: number; color: string },
): void {
  const rise = half * 0.5
  const top = y - height
  easel.fill(
    polygon([
      [x, top],
      [x + half, top + rise],
      [x, top + 2 * rise],
      [x - half, top + rise],
    ]),
    easel.light(color, 0.4),
  )
  easel.fill(
    polygon([
      [x - half, top + rise],
      [x, top + 2 * rise],
      [x, y + 2 * rise],
      [x - half, y + rise],
    ]),
    color,
  )
  easel.fill(
    polygon([
      [x + half, top + rise],
      [x, top + 2 * rise],
      [x, y + 2 * rise],
      [x + half, y + rise],
    ]),
    mix(color, easel.dyes.deep, 0.38),
  )
}
