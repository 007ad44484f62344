import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a king, a knight and a pawn on a chessboard. */
export function chess(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 10, size: 78 })
  for (let square = 0; square < 24; square += 1) {
    const [row, column] = [Math.floor(square / 8), square % 8]
    s.fill(
      `M${edge(column, row)}L${edge(column + 1, row)}L${edge(column + 1, row + 1)}L${edge(column, row + 1)}Z`,
      (row + column) % 2 === 0 ? easel.light(pale, 0.5) : tone(0.78),
    )
  }
  const foot = (x: number, y: number, half: number, color: string) => {
    s.oval(x, y + 1, [half + 3, 3], deep, 0.3)
    s.fill(
      `M${x - half} ${y}C${x - half} ${y - 5} ${x - half + 3} ${y - 6} ${x - half + 4} ${y - 8}H${x + half - 4}C${x + half - 3} ${y - 6} ${x + half} ${y - 5} ${x + half} ${y}C${x + half} ${y + 3} ${x - half} ${y + 3} ${x - half} ${y}Z`,
      color,
    )
  }
  const ivory = easel.light(pale, 0.6)
  foot(18, 94, 12, warm)
  s.fill('M11 86C14 78 15 70 15 64H21C21 70 22 78 25 86Z', warm)
  s.oval(18, 64, [7, 2.2], easel.dark(warm, 0.25))
  s.disc(18, 55, 8, s.glow(15, 52, 12, [0, easel.light(warm, 0.35)], [1, warm]))
  foot(51, 92, 14, ivory)
  s.fill(
    'M41 84C45 64 45 44 43 34H59C57 44 57 64 61 84Z',
    s.ramp([41, 0], [61, 0], [0, '#FFFFFF'], [1, easel.dark(pale, 0.3)]),
  )
  s.box(40, 31, [22, 4], easel.dark(pale, 0.2), 2)
  s.fill(
    'M42 31L38 12C42 8 47 10 51 14C55 10 60 8 64 12L60 31Z',
    s.ramp([38, 0], [64, 0], [0, '#FFFFFF'], [1, easel.dark(pale, 0.3)]),
  )
  s.line('M51 12V-2M46.4 3H55.6', easel.dark(pale, 0.2), 3)
  foot(84, 95, 13, deep)
  s.fill(
    'M74 87C74 74 86 68 84 58C80 62 74 66 69 65C66 62 67 58 70 54C73 46 78 40 84 38L86 32L90 38C99 44 101 66 94 87Z',
    deep,
  )
  s.fill('M90 38C99 44 101 66 94 87H89C95 68 95 50 86 40Z', easel.light(tone(0.6), 0.15))
  s.disc(80, 49, 1.5, '#FFFFFF')
}

/** Returns a corner of the board's squares, which get wider toward the front. */
function edge(x: number, y: number): string {
  return `${50 + (x - 4) * (13 + y * 2.6)} ${84 + y * 6}`
}
