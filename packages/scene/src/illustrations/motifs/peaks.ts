import type { Easel } from '../easel.ts'

/** Draws four ridges fading upward, with a disc behind the third. */
export function peaks(easel: Easel): void {
  const { tone, sun, pale } = easel.dyes
  easel.sky(tone(0.28), easel.light(sun, 0.55))
  const glow = easel.radial(
    [easel.x(66), easel.y(36)],
    easel.u * 15,
    [0, easel.light(sun, 0.5)],
    [1, sun],
  )
  easel.disc(66, 36, 15, glow)
  const ridges = [
    { height: 60, amplitude: 18, count: 7, depth: 0.3 },
    { height: 68, amplitude: 26, count: 5, depth: 0.45 },
    { height: 80, amplitude: 24, count: 6, depth: 0.62 },
    { height: 92, amplitude: 20, count: 4, depth: 0.82 },
  ]
  for (const { height, amplitude, count, depth } of ridges) {
    const fade = easel.vertical(
      height - amplitude,
      height + 18,
      [0, tone(depth)],
      [1, tone(Math.max(0, depth - 0.14))],
    )
    easel.ridge(height, amplitude, count, fade)
  }
  easel.wave(96, 2, 3, tone(0.95))
  flock(easel, 34, 30, pale)
}

/** Draws three birds, the small detail that gives the mountains their scale. */
function flock(easel: Easel, x: number, y: number, color: string): void {
  for (const [dx, dy] of [
    [0, 0],
    [6, -3],
    [11, 1],
  ] as const) {
    const [left, top, wing] = [easel.x(x) + dx * easel.u, easel.y(y) + dy * easel.u, easel.u * 1.8]
    const d = `M${left - wing} ${top - wing * 0.5}C${left - wing * 0.5} ${top - wing * 0.7} ${left - wing * 0.2} ${top - wing * 0.3} ${left} ${top}C${left + wing * 0.2} ${top - wing * 0.3} ${left + wing * 0.5} ${top - wing * 0.7} ${left + wing} ${top - wing * 0.5}`
    easel.stroke(d, color, easel.u * 0.4, 0.9)
  }
}
