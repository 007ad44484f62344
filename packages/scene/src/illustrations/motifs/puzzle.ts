import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws four puzzle pieces, the last one about to fit in. */
export function puzzle(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third } = easel.dyes
  const s = Sketch.on(easel, { size: 84 })
  const places = [
    {
      x: 27,
      y: 30,
      color: tone(0.68),
      d: 'M0 0H100V32C92 24 76 30 76 50C76 70 92 76 100 68V100H66C74 122 60 128 50 128C40 128 26 122 34 100H0Z',
    },
    {
      x: 73,
      y: 30,
      color: warm,
      d: 'M0 0H100V100H68C76 92 70 76 50 76C30 76 24 92 32 100H0V68C-8 76 -24 70 -24 50C-24 30 -8 24 0 32Z',
    },
    {
      x: 27,
      y: 76,
      color: third,
      d: 'M0 0H34C26 22 40 28 50 28C60 28 74 22 66 0H100V34C122 26 128 40 128 50C128 60 122 74 100 66V100H0Z',
    },
    {
      x: 73,
      y: 76,
      color: sun,
      d: 'M0 0H32C24 -8 30 -24 50 -24C70 -24 76 -8 68 0H100V100H0V66C22 74 28 60 28 50C28 40 22 26 0 34Z',
    },
  ] as const
  const loose = easel.seed % 4
  for (const [index, { x, y, color, d }] of places.entries()) {
    const away = index === loose ? 9 : 0
    const at = {
      x: x + Math.sign(x - 50) * away,
      y: y + Math.sign(y - 52) * away,
      size: 45,
      turn: away * (index % 2 === 0 ? -1 : 1),
    }
    s.part({ ...at, x: at.x + 1.4, y: at.y + 2 }).fill(d, deep, 0.18)
    const piece = s.part(at)
    piece.fill(
      d,
      piece.ramp([0, 0], [100, 100], [0, easel.light(color, 0.14)], [1, easel.dark(color, 0.14)]),
    )
    piece.line(d, '#FFFFFF', 1.8, 0.55)
  }
}
