import { mix } from '../../colors/color.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'

/** Draws three shelves of banded spines with gaps between them. */
export function books(easel: Easel): void {
  const { pale, sun, warm, deep } = easel.dyes
  easel.sky(easel.light(pale, 0.3), mix(pale, sun, 0.3))
  for (const board of [32, 64, 96]) {
    shelf(easel, board)
    const plank = rectangle(easel.box.x, easel.y(board), easel.box.width, easel.box.height * 0.024)
    easel.fill(plank, mix(warm, deep, 0.55))
  }
}

function shelf(easel: Easel, board: number): void {
  const { tone, mid, warm, third, fourth, sun } = easel.dyes
  const colors = [mid, warm, third, tone(0.8), fourth, sun, tone(0.35)]
  let left = 4 + easel.random() * 4
  while (left < 93) {
    const [width, height] = [3 + easel.random() * 3.4, 20 + easel.random() * 8]
    const gap = easel.random() > 0.9
    const color = colors[Math.floor(easel.random() * colors.length)] ?? mid
    if (!gap) spine(easel, { left, board, width, height, color })
    left += gap ? 5 : width + 0.35
  }
}

interface Spine {
  readonly left: number
  readonly board: number
  readonly width: number
  readonly height: number
  readonly color: string
}

function spine(easel: Easel, { left, board, width, height, color }: Spine): void {
  const band = (share: number, thickness: number) =>
    rectangle(
      easel.x(left),
      easel.y(board - height * share),
      (width * easel.box.width) / 100,
      (thickness * easel.box.height) / 100,
    )
  easel.fill(band(1, height), color)
  easel.fill(band(0.82, 1.6), '#FFFFFF', 0.75)
  easel.fill(band(0.2, 1), '#FFFFFF', 0.5)
}
