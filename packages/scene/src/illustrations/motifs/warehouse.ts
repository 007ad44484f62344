import type { Easel } from '../easel.ts'
import { type Point, polygon } from '../pen.ts'

/** Draws an aisle of boxes in one-point perspective. */
export function warehouse(easel: Easel): void {
  const { tone, pale } = easel.dyes
  easel.sky(tone(0.3), easel.light(pale, 0.2))
  const floor: readonly Point[] = [
    [easel.x(41), easel.y(52)],
    [easel.x(59), easel.y(52)],
    [easel.x(84), easel.bottom],
    [easel.x(16), easel.bottom],
  ]
  easel.fill(polygon(floor), easel.light(pale, 0.45))
  for (const side of [-1, 1] as const) {
    for (let bay = 5; bay >= 0; bay -= 1) drawBay(easel, side, bay)
  }
  for (let lamp = 0; lamp < 3; lamp += 1) {
    const [half, y] = [3 + lamp * 5, 30 - lamp * 11]
    const shade: readonly Point[] = [
      [easel.x(50 - half), easel.y(y)],
      [easel.x(50 + half), easel.y(y)],
      [easel.x(51 + half + lamp), easel.y(y - 3)],
      [easel.x(49 - half - lamp), easel.y(y - 3)],
    ]
    easel.fill(polygon(shade), '#FFFFFF', 0.9)
  }
}

function drawBay(easel: Easel, side: -1 | 1, bay: number): void {
  const { tone, warm, sun, third, deep } = easel.dyes
  const colors = [warm, tone(0.5), sun, tone(0.66), third]
  const near = 0.2 + (bay + 1) * 0.19
  const far = near - 0.19
  const x = (depth: number) => easel.x(50) + side * easel.box.width * 0.56 * depth
  const y = (depth: number, height: number) =>
    easel.y(44) + ((height - 44) / 100) * easel.box.height * depth * 1.55
  const face = (top: number, bottom: number) =>
    polygon([
      [x(far), y(far, top)],
      [x(near), y(near, top)],
      [x(near), y(near, bottom)],
      [x(far), y(far, bottom)],
    ])
  for (let level = 0; level < 3; level += 1) {
    const top = 8 + level * 24
    easel.fill(
      face(top, top + 17),
      colors[(bay * 2 + level + (side > 0 ? 1 : 0)) % colors.length] ?? warm,
    )
    easel.fill(face(top + 17, top + 21), deep)
  }
  const post: readonly Point[] = [
    [x(near), y(near, 0)],
    [x(near) + side * easel.u, y(near, 0)],
    [x(near) + side * easel.u, y(near, 84)],
    [x(near), y(near, 84)],
  ]
  easel.fill(polygon(post), deep)
}
