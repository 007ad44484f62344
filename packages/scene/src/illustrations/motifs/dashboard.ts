import type { Easel } from '../easel.ts'
import { circle, Pen, type Point, polyline, rectangle } from '../pen.ts'

/** Draws a wall of measurements: a curve over weeks, columns, a ring, and rows of numbers. */
export function dashboard(easel: Easel): void {
  const { tone, sun } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, tone(0.95)],
      [1, tone(0.7)],
    ),
  )
  easel.disc(84, 14, 30, sun, 0.16)
  card(easel, [9, 12, 52, 44])
  curve(easel)
  card(easel, [65, 12, 26, 44])
  ring(easel)
  card(easel, [9, 61, 38, 28])
  columns(easel)
  card(easel, [51, 61, 40, 28])
  rows(easel)
}

type Card = readonly [x: number, y: number, width: number, height: number]

function part(easel: Easel, [x, y, width, height]: Card): string {
  return rectangle(
    easel.x(x),
    easel.y(y),
    (width * easel.box.width) / 100,
    (height * easel.box.height) / 100,
  )
}

function card(easel: Easel, box: Card): void {
  const [x, y, width, height] = box
  easel.fill(part(easel, [x + 0.6, y + 1.2, width, height]), '#000000', 0.18)
  easel.fill(part(easel, box), '#FFFFFF', 0.94)
}

function curve(easel: Easel): void {
  const { tone, mid, warm } = easel.dyes
  for (const line of [24, 32, 40, 48]) {
    easel.stroke(polyline([easel.x(13), easel.y(line)], [easel.x(57), easel.y(line)]), tone(0.2), 1)
  }
  const count = 8
  const points = Array.from({ length: count }, (_, index): Point => {
    const rise = 46 - index * 3.1 - easel.random() * 5
    return [easel.x(13 + (44 * index) / (count - 1)), easel.y(rise)]
  })
  const line = soft(points)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  easel.fill(`${line}L${last[0]} ${easel.y(50)}L${first[0]} ${easel.y(50)}Z`, mid, 0.22)
  easel.stroke(line, mid, easel.u * 0.9)
  easel.fill(circle(last[0], last[1], easel.u * 1.8), warm)
  easel.fill(part(easel, [13, 16, 12, 2.2]), tone(0.8))
}

function soft(points: readonly Point[]): string {
  const pen = new Pen()
  points.forEach(([x, y], index) => {
    const before = points[index - 1]
    if (!before) return pen.move(x, y)
    const middle = (before[0] + x) / 2
    return pen.curve(middle, before[1], middle, y, x, y)
  })
  return pen.d
}

function ring(easel: Easel): void {
  const { tone, mid, sun, warm } = easel.dyes
  const [x, y] = [easel.x(78), easel.y(32)]
  const radius = Math.min(easel.u * 15, (easel.box.width * 10) / 100)
  const cuts = [0, 0.42 + easel.random() * 0.12, 0.74 + easel.random() * 0.08, 1]
  for (const [index, color] of [mid, sun, warm].entries()) {
    easel.fill(slice([x, y], radius, [cuts[index] ?? 0, cuts[index + 1] ?? 1]), color)
  }
  easel.fill(circle(x, y, radius * 0.58), '#FFFFFF')
  easel.fill(part(easel, [71, 50, 14, 2]), tone(0.35))
}

/** Returns a sector from one share of the circle to another, clockwise from the top. */
function slice([x, y]: Point, radius: number, [from, to]: Point): string {
  const steps = 24
  const pen = new Pen().move(x, y)
  for (let step = 0; step <= steps; step += 1) {
    const angle = (from + ((to - from) * step) / steps) * Math.PI * 2 - Math.PI / 2
    pen.line(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  return pen.close().d
}

function columns(easel: Easel): void {
  const { tone, warm } = easel.dyes
  const count = 7
  for (let index = 0; index < count; index += 1) {
    const height = 6 + index * 1.6 + easel.random() * 5
    const last = index === count - 1
    easel.fill(
      part(easel, [12.5 + index * 4.7, 85.5 - height, 3, height]),
      last ? warm : tone(0.35 + index * 0.05),
    )
  }
}

function rows(easel: Easel): void {
  const { tone, sun } = easel.dyes
  for (let index = 0; index < 4; index += 1) {
    const y = 66 + index * 5.6
    const length = 12 + easel.random() * 14
    easel.fill(circle(easel.x(54.5), easel.y(y + 1), easel.u * 1.1), index === 0 ? sun : tone(0.45))
    easel.fill(part(easel, [57, y, 30, 2]), tone(0.1))
    easel.fill(part(easel, [57, y, length, 2]), tone(0.55))
  }
}
