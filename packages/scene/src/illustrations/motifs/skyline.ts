import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'

interface Row {
  readonly depth: number
  readonly foot: number
  readonly height: number
  readonly count: number
}

const rows: readonly Row[] = [
  { depth: 0.28, foot: 64, height: 30, count: 12 },
  { depth: 0.5, foot: 74, height: 38, count: 9 },
  { depth: 0.85, foot: 104, height: 56, count: 7 },
]

/** Draws three rows of towers with lit windows and antennas, and a low disc behind them. */
export function skyline(easel: Easel): void {
  const { tone, sun } = easel.dyes
  easel.sky(tone(0.14), easel.light(sun, 0.45))
  easel.disc(30, 40, 14, sun)
  for (const row of rows) towers(easel, row)
}

function towers(easel: Easel, row: Row): void {
  let left = -2
  while (left < 102) {
    const width = (100 / row.count) * (0.6 + easel.random() * 0.5)
    const height = row.height * (0.4 + easel.random() * 0.7)
    tower(easel, row, { left, width, height })
    left += width + (easel.random() > 0.6 ? 1 : 0)
  }
}

interface Tower {
  readonly left: number
  readonly width: number
  readonly height: number
}

function tower(easel: Easel, { depth, foot }: Row, { left, width, height }: Tower): void {
  const { tone, sun, pale } = easel.dyes
  const place = (x: number, y: number, w: number, h: number) =>
    rectangle(easel.x(x), easel.y(y), (w * easel.box.width) / 100, (h * easel.box.height) / 100)
  const wall = easel.vertical(
    foot - height,
    foot,
    [0, tone(depth)],
    [1, tone(Math.max(0, depth - 0.12))],
  )
  easel.fill(place(left, foot - height, width, height + 4), wall)
  if (easel.random() > 0.75) {
    easel.fill(
      rectangle(
        easel.x(left + width * 0.48),
        easel.y(foot - height - 7),
        easel.u * 0.5,
        easel.y(7) - easel.y(0),
      ),
      tone(depth),
    )
  }
  if (depth < 0.4) return
  for (let story = 0; story < Math.floor(height / 6); story += 1) {
    for (let column = 0; column < 3; column += 1) {
      if (easel.random() < 0.5) continue
      const lit = depth > 0.7 ? sun : pale
      easel.fill(
        place(
          left + width * (0.18 + column * 0.25),
          foot - height + 3 + story * 6,
          width * 0.12,
          2.2,
        ),
        lit,
        depth > 0.7 ? 0.9 : 0.5,
      )
    }
  }
}
