import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a bee above a honeycomb. */
export function bee(easel: Easel): void {
  outdoors(easel)
  const { deep, sun, warm, tone } = easel.dyes
  const honey = easel.dark('#F0AE3A', 0.04)
  const comb = Sketch.on(easel, { x: faces(easel) ? 84 : 16, foot: 98, size: 92 })
  for (let cell = 0; cell < 14; cell += 1) {
    const row = Math.floor(cell / 4)
    const [x, y] = [-4 + (cell % 4) * 31 + (row % 2) * 15.5, 90 - row * 26.6]
    const hexagon = (r: number) =>
      `M${x} ${y - r}L${x + r * 0.87} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - r * 0.87} ${y + r / 2}V${y - r / 2}Z`
    comb.fill(hexagon(18.2), easel.dark(honey, 0.28))
    comb.fill(hexagon(14.6), easel.random() > 0.35 ? honey : easel.light(honey, 0.45))
  }
  const s = Sketch.on(easel, {
    x: faces(easel) ? 40 : 60,
    foot: 78,
    size: 62,
    flip: !faces(easel),
    turn: faces(easel) ? -8 : 8,
  })
  s.line('M108 58C120 52 128 66 138 60C146 55 150 44 158 48', '#FFFFFF', 1.6, 0.9)
  for (const [turn, alpha] of [
    [-30, 0.9],
    [4, 0.75],
  ] as const) {
    const wing = s.part({ x: 54, y: 36, size: 74, turn })
    wing.fill('M50 66C18 46 22 -6 48 -14C78 -8 80 46 50 66Z', '#FFFFFF', alpha)
    wing.line('M50 62C44 40 44 14 48 -6M50 62C58 42 60 22 58 8', tone(0.4), 1.2, 0.6)
  }
  s.fill('M96 62L110 66L95 71Z', deep)
  s.fill('M22 64C24 46 44 40 64 42C86 44 98 54 98 66C98 80 84 88 62 88C40 88 22 82 22 64Z', honey)
  s.fill(
    'M46 42.6C40 56 40 74 46 87.2L56 88C50 74 50 56 56 41.6ZM66 42.2C62 56 62 74 66 88L76 86.6C72 74 72 56 76 43.8ZM85 48C82 58 82 72 85 82.6C90 80 94 76 96.4 72V60C94 55 90 51 85 48Z',
    deep,
  )
  s.disc(22, 62, 16, easel.dark(honey, 0.55))
  s.disc(15, 58, 4, '#FFFFFF')
  s.disc(14, 58.6, 2.1, deep)
  s.line('M9 68C12 71 15 71.4 18 70', '#FFFFFF', 1.4, 0.8)
  s.line('M18 47C14 36 8 34 2 36M26 46C24 34 20 30 14 28', deep, 1.8)
  s.disc(2, 36, 2.2, deep)
  s.disc(14, 28, 2.2, deep)
  s.line('M40 86L36 98M56 88L54 100M70 87L72 98', deep, 2)
  s.disc(24, 70, 2.6, warm, 0.6)
  s.disc(38, 100, 1, sun)
}
