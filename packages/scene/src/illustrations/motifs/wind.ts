import type { Easel } from '../easel.ts'
import { circle, Pen, polygon } from '../pen.ts'

/** Draws three turbines at different distances over hills, with clouds of circles. */
export function wind(easel: Easel): void {
  const { tone, sun, pale } = easel.dyes
  easel.sky(tone(0.2), easel.light(sun, 0.62))
  easel.disc(20, 30, 12, sun)
  cloud(easel, 62, 20, 5)
  cloud(easel, 38, 34, 3.6)
  easel.wave(66, 6, 2, tone(0.3))
  turbine(easel, { x: 80, foot: 70, height: 34, turn: 0.5 }, easel.light(pale, 0.3))
  easel.wave(75, 6, 2, tone(0.46), 1)
  turbine(easel, { x: 32, foot: 80, height: 48, turn: 1.2 }, easel.light(pale, 0.6))
  easel.wave(84, 5, 3, tone(0.64))
  turbine(easel, { x: 58, foot: 92, height: 68, turn: 0.1 }, '#FFFFFF')
  easel.wave(93, 3, 2, tone(0.88), 1)
}

interface Turbine {
  readonly x: number
  readonly foot: number
  readonly height: number
  /** Rotation of the rotor in radians. */
  readonly turn: number
}

function turbine(easel: Easel, { x: left, foot, height, turn }: Turbine, color: string): void {
  const [x, base, top, u] = [
    easel.x(left),
    easel.y(foot),
    easel.y(foot - height),
    (easel.u * height) / 60,
  ]
  easel.fill(
    polygon([
      [x - u * 1.4, base],
      [x - u * 0.6, top],
      [x + u * 0.6, top],
      [x + u * 1.4, base],
    ]),
    color,
  )
  for (let blade = 0; blade < 3; blade += 1) {
    const angle = turn + (blade * Math.PI * 2) / 3
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number) =>
      [x + u * (along * cos - across * sin), top + u * (along * sin + across * cos)] as const
    const [root, bulge, tip, back] = [at(0, -0.8), at(7, -2.6), at(26, 0), at(7, 1)]
    const d = new Pen()
      .move(...root)
      .curve(...bulge, ...at(18, -1.2), ...tip)
      .curve(...at(18, 0.6), ...back, ...at(0, 0.8))
      .close().d
    easel.fill(d, color)
  }
  easel.fill(circle(x, top, u * 1.6), easel.dyes.warm)
}
function cloud(easel: Easel, x: number, y: number, size: number): void {
  for (const [dx, dy, radius] of [
    [-1.3, 0.2, 0.8],
    [0, -0.3, 1.15],
    [1.3, 0.1, 0.9],
    [2.2, 0.4, 0.6],
  ] as const) {
    easel.fill(
      circle(
        easel.x(x) + dx * size * easel.u,
        easel.y(y) + dy * size * easel.u,
        radius * size * easel.u,
      ),
      '#FFFFFF',
      0.85,
    )
  }
}
