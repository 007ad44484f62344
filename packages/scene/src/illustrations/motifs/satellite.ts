import { starlight } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a satellite above the earth. */
export function satellite(easel: Easel): void {
  starlight(easel, 0.99, 0.8)
  const { warm, sun, third, tone, water, pale, deep } = easel.dyes
  const earth = Sketch.on(easel, { x: 50, foot: 250, size: 190 })
  earth.disc(
    50,
    50,
    56,
    earth.glow(50, 50, 56, [0.86, easel.light(water, 0.3), 0.7], [1, easel.light(water, 0.3), 0]),
  )
  earth.disc(
    50,
    50,
    50,
    earth.glow(40, 6, 70, [0, easel.light(water, 0.25)], [1, easel.dark(water, 0.6)]),
  )
  earth.fill(
    'M26 10C34 4 44 8 42 14C38 20 32 18 30 24C26 26 18 22 26 10ZM54 4C64 2 74 8 80 16C78 22 70 20 66 26C60 30 54 24 58 18C52 16 48 8 54 4Z',
    easel.light(third, 0.1),
    0.75,
  )
  earth.line('M14 20C24 14 34 26 46 22M52 12C62 8 70 14 84 24', '#FFFFFF', 1.2, 0.6)
  const s = Sketch.on(easel, { foot: 72, size: 76, turn: -24, flip: easel.seed % 2 === 1 })
  for (const side of [0, 1]) {
    const wing = s.part({ x: side === 0 ? 8 : 92, y: 48, size: 46 })
    wing.box(0, 18, [100, 58], easel.light(pale, 0.4), 2)
    for (let cell = 0; cell < 8; cell += 1) {
      wing.box(
        4 + (cell % 4) * 23.6,
        22 + Math.floor(cell / 4) * 26,
        [21.4, 24],
        cell % 3 === 0 ? tone(0.52) : tone(0.66),
        1,
      )
    }
    s.line(side === 0 ? 'M30 48H38' : 'M62 48H70', easel.dark(pale, 0.2), 3)
  }
  s.box(
    36,
    32,
    [28, 34],
    s.ramp([36, 32], [64, 66], [0, easel.light(sun, 0.45)], [1, easel.dark(sun, 0.25)]),
    3,
  )
  s.line('M36 43H64M36 54H64', easel.dark(sun, 0.4), 0.9)
  s.box(44, 22, [12, 10], deep, 1)
  s.line('M50 66V76', easel.dark(pale, 0.2), 2.4)
  s.fill('M32 74C36 90 64 90 68 74Z', '#FFFFFF')
  s.oval(50, 74, [18, 4], easel.dark(pale, 0.3))
  s.line('M50 74V64', warm, 1.6)
  for (const r of [8, 14, 20])
    s.line(
      `M${50 - r} ${94 + r * 0.5}Q50 ${94 + r} ${50 + r} ${94 + r * 0.5}`,
      warm,
      1.8,
      1.1 - r / 26,
    )
}
