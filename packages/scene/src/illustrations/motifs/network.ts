import type { Easel } from '../easel.ts'
import { circle, ellipse, type Point, polyline } from '../pen.ts'

/** Draws a wire globe with 22 nodes and links between nearby ones; every fifth node glows. */
export function network(easel: Easel): void {
  const { tone, pale, sun } = easel.dyes
  const [x, y, radius] = [easel.x(54), easel.y(50), easel.u * 42]
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, tone(0.92)],
      [1, tone(0.62)],
    ),
  )
  easel.fill(
    circle(x, y, radius),
    easel.radial(
      [x - radius * 0.3, y - radius * 0.3],
      radius * 1.3,
      [0, tone(0.45)],
      [1, tone(0.85)],
    ),
  )
  for (const part of [0.3, 0.62, 0.9]) {
    easel.stroke(ellipse(x, y, radius * part, radius), pale, easel.u * 0.3, 0.35)
    easel.stroke(ellipse(x, y, radius, radius * part * 0.8), pale, easel.u * 0.3, 0.28)
  }
  const nodes = Array.from({ length: 22 }, (): Point => {
    const angle = easel.random() * Math.PI * 2
    const distance = radius * Math.sqrt(easel.random())
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
  })
  for (const [from, to] of pairs(nodes)) {
    if (Math.hypot(from[0] - to[0], from[1] - to[1]) < radius * 0.48) {
      easel.stroke(polyline(from, to), pale, easel.u * 0.35, 0.6)
    }
  }
  nodes.forEach(([nodeX, nodeY], index) => {
    const hub = index % 5 === 0
    if (hub) easel.fill(circle(nodeX, nodeY, easel.u * 4.8), sun, 0.25)
    easel.fill(circle(nodeX, nodeY, easel.u * (hub ? 2.4 : 1.2)), hub ? sun : '#FFFFFF')
  })
}

function pairs<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((first, index) =>
    items.slice(index + 1).map((second) => [first, second] as const),
  )
}
