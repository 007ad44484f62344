import { mix } from '../../colors/color.ts'
import type { Easel } from '../easel.ts'
import { circle, type Point, polyline } from '../pen.ts'

/** Draws a ringed planet among stars, with two moons on a thin orbit. */
export function orbit(easel: Easel): void {
  const { tone, pale, sun, warm } = easel.dyes
  const reach = Math.max(easel.box.width, easel.box.height) * 0.8
  easel.ground(
    easel.radial(
      [easel.x(50), easel.y(56)],
      reach,
      [0, tone(0.66)],
      [1, mix(tone(0.98), '#000000', 0.25)],
    ),
  )
  for (let index = 0; index < 40; index += 1) {
    const star = circle(
      easel.x(easel.random() * 100),
      easel.y(easel.random() * 100),
      easel.u * (0.2 + easel.random() * 0.4),
    )
    easel.fill(star, '#FFFFFF', 0.35 + easel.random() * 0.5)
  }
  const [x, y, radius] = [easel.x(52), easel.y(52), easel.u * 27]
  const light = easel.linear(
    [x - radius * 0.7, y - radius * 0.7],
    [x + radius * 0.8, y + radius * 0.8],
    [0, easel.light(sun, 0.25)],
    [0.5, warm],
    [1, tone(0.85)],
  )
  easel.fill(circle(x, y, radius), light)
  const ring = (a: number, b: number, part: number) => arc([x, y], [radius * a, radius * b], part)
  easel.stroke(ring(1.75, 0.42, 0.5), pale, easel.u * 1.6, 0.95)
  easel.stroke(ring(1.95, 0.52, 0.5), sun, easel.u * 0.5, 0.9)
  easel.stroke(ring(2.5, 1.5, 1), pale, easel.u * 0.3, 0.4)
  const moon = easel.linear([0, y - radius * 1.4], [0, y - radius], [0, '#FFFFFF'], [1, tone(0.5)])
  easel.fill(circle(x + radius * 1.9, y - radius * 1.25, easel.u * 4.6), moon)
  easel.fill(circle(x - radius * 1.85, y + radius * 1.1, easel.u * 2.2), sun)
}

/** Returns a `part` of an ellipse tilted by 0.3 rad, as a polyline of 48 segments. */
function arc([x, y]: Point, [a, b]: Point, part: number): string {
  const [cos, sin] = [Math.cos(-0.3), Math.sin(-0.3)]
  const points = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (index / 48) * Math.PI * 2 * part
    const [dx, dy] = [a * Math.cos(angle), b * Math.sin(angle)]
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  })
  return polyline(...points)
}
