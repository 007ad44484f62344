import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws presents with ribbons. */
export function gift(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third, fourth } = easel.dyes
  for (let bit = 0; bit < 18; bit += 1) {
    const scrap = Sketch.on(easel, {
      x: easel.random() * 100,
      foot: 6 + easel.random() * 56,
      size: 3 + easel.random() * 2,
      turn: easel.random() * 180,
    })
    scrap.box(0, 25, [100, 50], [warm, third, sun, fourth][bit % 4] ?? warm, 12)
  }
  const s = Sketch.on(easel, { foot: floor + 9, size: 88 })
  s.oval(50, 98, [56, 4], deep, 0.3)
  parcel(easel, s.part({ x: 84, y: 74, size: 50 }), third, easel.light(sun, 0.3))
  parcel(easel, s.part({ x: 10, y: 80, size: 38 }), tone(0.62), easel.light(warm, 0.3))
  parcel(easel, s.part({ x: 44, y: 62, size: 76 }), warm, easel.light(sun, 0.35))
}

function parcel(easel: Easel, s: Sketch, color: string, ribbon: string): void {
  s.box(6, 36, [88, 62], s.ramp([6, 36], [94, 98], [0, color], [1, easel.dark(color, 0.28)]), 1)
  s.box(42, 36, [16, 62], ribbon)
  s.box(0, 24, [100, 16], easel.light(color, 0.14), 2)
  s.box(6, 40, [88, 4], easel.dark(color, 0.4), 0, 0.5)
  s.box(41, 24, [18, 16], ribbon)
  s.fill(
    'M50 24C30 26 16 16 20 4C26 -8 44 4 50 24ZM50 24C70 26 84 16 80 4C74 -8 56 4 50 24Z',
    ribbon,
  )
  s.fill(
    'M50 24C38 22 28 16 28 8C34 4 44 12 50 24ZM50 24C62 22 72 16 72 8C66 4 56 12 50 24Z',
    easel.dark(ribbon, 0.3),
  )
  s.disc(50, 23, 6, easel.dark(ribbon, 0.12))
}
