import type { Easel } from '../easel.ts'
import { circle, polyline } from '../pen.ts'

/** Draws a double helix across the page. */
export function dna(easel: Easel): void {
  const { warm, sun, third, tone } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, tone(0.9)],
      [1, tone(0.6)],
    ),
  )
  easel.disc(50, 50, 46, tone(0.42), 0.22)
  for (let mote = 0; mote < 22; mote += 1) {
    easel.disc(
      easel.random() * 100,
      easel.random() * 100,
      0.5 + easel.random() * 1.6,
      '#FFFFFF',
      0.25,
    )
  }
  const rungs = 34
  const phase = easel.seed % 6
  // Along the diagonal, with the two strands half a turn apart. What is behind is drawn first, and paler.
  const place = (step: number, strand: 0 | 1) => {
    const t = step / (rungs - 1)
    const turn = t * Math.PI * 4 + phase + strand * Math.PI
    const [ax, ay] = [easel.box.width * 1.08, easel.box.height * 0.7]
    const length = Math.hypot(ax, ay)
    const swing = Math.sin(turn) * easel.u * 19
    return {
      x: easel.x(50) + (t - 0.5) * ax + (ay / length) * swing,
      y: easel.y(50) - (t - 0.5) * ay + (ax / length) * swing,
      near: (Math.cos(turn) + 1) / 2,
    }
  }
  const pairs = [warm, third, sun, easel.light(tone(0.5), 0.3)]
  const steps = Array.from({ length: rungs }, (_, step) => step)
  for (const step of steps) {
    const [a, b] = [place(step, 0), place(step, 1)]
    const middle = [(a.x + b.x) / 2, (a.y + b.y) / 2] as const
    const kind = (step * 7 + easel.seed) % 4
    easel.stroke(polyline([a.x, a.y], middle), pairs[kind] ?? warm, easel.u * 1.5, 0.9)
    easel.stroke(polyline(middle, [b.x, b.y]), pairs[(kind + 2) % 4] ?? sun, easel.u * 1.5, 0.9)
  }
  const beads = steps.flatMap((step) => [
    { ...place(step, 0), color: easel.light(tone(0.4), 0.55) },
    { ...place(step, 1), color: easel.light(warm, 0.15) },
  ])
  for (const { x, y, near, color } of beads.toSorted((a, b) => a.near - b.near)) {
    easel.fill(circle(x, y, easel.u * (2 + near * 1.9)), easel.dark(color, 0.55 * (1 - near)))
    easel.fill(
      circle(x - easel.u * 0.7, y - easel.u * 0.7, easel.u * (0.5 + near * 0.5)),
      '#FFFFFF',
      0.5 * near,
    )
  }
}
