import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Position of each electron on its orbit. */
const seats = [
  [16, 36],
  [90, 39.2],
  [30, 68.2],
] as const

/** Draws a nucleus and the orbits of its electrons. */
export function atom(easel: Easel): void {
  const { warm, sun, third, tone } = easel.dyes
  easel.ground(
    easel.radial(
      [easel.x(50), easel.y(50)],
      Math.max(easel.box.width, easel.box.height) * 0.7,
      [0, tone(0.62)],
      [1, tone(0.96)],
    ),
  )
  for (let mote = 0; mote < 30; mote += 1) {
    easel.disc(
      easel.random() * 100,
      easel.random() * 100,
      0.3 + easel.random() * 0.5,
      '#FFFFFF',
      0.5,
    )
  }
  const s = Sketch.on(easel, { size: 94, turn: (easel.seed * 17) % 60 })
  s.disc(50, 50, 34, s.glow(50, 50, 34, [0, easel.light(sun, 0.4), 0.7], [1, sun, 0]))
  const orbit =
    'M2 50C2 39 23.5 30 50 30C76.5 30 98 39 98 50C98 61 76.5 70 50 70C23.5 70 2 61 2 50Z'
  const colors = [easel.light(third, 0.35), '#FFFFFF', easel.light(warm, 0.2)]
  colors.forEach((color, turn) => {
    const way = s.part({ x: 50, y: 50, size: 104, turn: turn * 60 })
    way.line(orbit, color, 1.3, 0.85)
  })
  const core = [
    [50, 50, warm],
    [43, 46, easel.light(tone(0.5), 0.3)],
    [57, 45, easel.light(tone(0.5), 0.3)],
    [45, 56, warm],
    [56, 56, easel.light(tone(0.5), 0.3)],
    [50, 41, warm],
    [50, 51, sun],
  ] as const
  for (const [x, y, color] of core) {
    s.disc(
      x,
      y,
      6.4,
      s.glow(x - 2, y - 2, 9, [0, easel.light(color, 0.5)], [1, easel.dark(color, 0.2)]),
    )
  }
  colors.forEach((color, turn) => {
    const way = s.part({ x: 50, y: 50, size: 104, turn: turn * 60 })
    const [x, y] = seats[turn] ?? [90, 39]
    way.disc(x, y, 7, way.glow(x, y, 7, [0, color, 0.8], [1, color, 0]))
    way.disc(x, y, 3.2, '#FFFFFF')
  })
}
