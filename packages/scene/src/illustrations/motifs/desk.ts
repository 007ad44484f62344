import type { Easel } from '../easel.ts'
import { ellipse, Pen, polygon, polyline, rectangle } from '../pen.ts'

/** Draws a window with hills, a lamp, a laptop with bars, and a plant. */
export function desk(easel: Easel): void {
  const { pale, mid, warm, deep } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, easel.light(pale, 0.2)],
      [1, easel.light(mid, 0.7)],
    ),
  )
  window(easel)
  const top = rectangle(easel.box.x, easel.y(78), easel.box.width, easel.bottom - easel.y(78))
  easel.fill(top, easel.vertical(78, 100, [0, warm], [1, easel.dyes.tone(0.9)]))
  laptop(easel)
  easel.stroke(
    polyline([easel.x(24), easel.y(78)], [easel.x(24), easel.y(52)], [easel.x(14), easel.y(40)]),
    deep,
    easel.u * 1.4,
  )
  easel.fill(
    polygon([
      [easel.x(8), easel.y(46)],
      [easel.x(14), easel.y(36)],
      [easel.x(21), easel.y(43)],
    ]),
    warm,
  )
  easel.fill(ellipse(easel.x(24), easel.y(78), easel.u * 5, easel.u * 1.6), deep)
  plant(easel)
}

function part(easel: Easel, x: number, y: number, size: readonly [number, number]): string {
  return rectangle(
    easel.x(x),
    easel.y(y),
    (size[0] * easel.box.width) / 100,
    (size[1] * easel.box.height) / 100,
  )
}

function window(easel: Easel): void {
  const { tone, sun, pale } = easel.dyes
  easel.fill(part(easel, 8, 10, [34, 44]), '#FFFFFF', 0.9)
  easel.fill(
    part(easel, 9.5, 12, [31, 40]),
    easel.vertical(12, 52, [0, easel.light(sun, 0.45)], [1, easel.light(pale, 0.4)]),
  )
  const hills = [
    [9.5, 52],
    [9.5, 42],
    [20, 30],
    [28, 40],
    [33, 35],
    [40.5, 44],
    [40.5, 52],
  ] as const
  easel.fill(polygon(hills.map(([x, y]) => [easel.x(x), easel.y(y)] as const)), tone(0.45))
  easel.fill(part(easel, 24.3, 10, [1.4, 44]), '#FFFFFF')
}

function laptop(easel: Easel): void {
  const { tone, deep, sun, pale } = easel.dyes
  const [x, y] = [(percent: number) => easel.x(percent), (percent: number) => easel.y(percent)]
  const lid = new Pen()
    .move(x(44), y(76))
    .line(x(44), y(42))
    .curve(x(44), y(40.6), x(45), y(40), x(46), y(40))
    .line(x(80), y(40))
    .curve(x(81), y(40), x(82), y(40.6), x(82), y(42))
    .line(x(82), y(76))
    .close().d
  easel.fill(lid, deep)
  easel.fill(
    part(easel, 45.4, 42.4, [35.2, 31]),
    easel.linear([x(45), y(42)], [x(80), y(74)], [0, tone(0.55)], [1, tone(0.8)]),
  )
  const bars = [18, 10, 22, 15, 25, 29]
  bars.forEach((height, index) => {
    const last = index === bars.length - 1
    easel.fill(
      part(easel, 49 + index * 5, 71 - height * 0.8, [3.2, height * 0.8]),
      last ? sun : pale,
      0.9,
    )
  })
  easel.fill(
    polygon([
      [x(38), y(76)],
      [x(88), y(76)],
      [x(90), y(79)],
      [x(36), y(79)],
    ]),
    tone(0.7),
  )
}

function plant(easel: Easel): void {
  const { mid, tone } = easel.dyes
  easel.fill(part(easel, 91, 66, [6, 12]), mid)
  for (const [side, length] of [
    [-1, 8],
    [1, 9],
    [0, 13],
  ] as const) {
    const [x, y] = [(percent: number) => easel.x(percent), (percent: number) => easel.y(percent)]
    const blade = new Pen()
      .move(x(94), y(66))
      .curve(
        x(92 + side * 4),
        y(62),
        x(92 + side * 5),
        y(62 - length),
        x(94 + side * 5),
        y(60 - length),
      )
      .curve(x(97 + side * 5), y(60), x(95 + side * 3), y(64), x(94), y(66))
      .close().d
    easel.fill(blade, tone(0.7))
  }
}
