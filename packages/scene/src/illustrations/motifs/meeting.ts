import type { Easel } from '../easel.ts'
import { circle, ellipse, Pen, polygon, rectangle } from '../pen.ts'

const skins = ['#F2C9A5', '#C98D62', '#8A5A3C', '#E3AE86', '#5E3B28'] as const
const hairs = ['#2A1D17', '#3A2418', '#7A4A22', '#20202A', '#B9864A'] as const

/** Draws people around a table in front of a window and a screen; faces without features. */
export function meeting(easel: Easel): void {
  const { tone, pale, mid, warm, third } = easel.dyes
  easel.sky(easel.light(pale, 0.35), easel.light(mid, 0.55))
  windowWall(easel)
  screen(easel)
  const coats = [tone(0.55), warm, tone(0.8), third, tone(0.4)]
  const seats = [16, 33, 50, 67, 84]
  seats.forEach((x, index) => {
    const near = Math.abs(index - 2)
    person(easel, {
      x,
      y: 47 + near * 1.6,
      coat: coats[index] ?? mid,
      look: easel.seed + index * 2,
    })
  })
  table(easel)
}

function part(easel: Easel, x: number, y: number, size: readonly [number, number]): string {
  return rectangle(
    easel.x(x),
    easel.y(y),
    (size[0] * easel.box.width) / 100,
    (size[1] * easel.box.height) / 100,
  )
}

function windowWall(easel: Easel): void {
  const { tone, sun } = easel.dyes
  easel.fill(
    part(easel, 5, 8, [36, 42]),
    easel.vertical(8, 50, [0, tone(0.3)], [1, easel.light(sun, 0.5)]),
  )
  easel.fill(circle(easel.x(30), easel.y(26), easel.u * 7), sun)
  for (let index = 0; index < 7; index += 1) {
    const height = 8 + easel.random() * 20
    easel.fill(
      part(easel, 5.5 + index * 5, 50 - height, [4.2, height]),
      tone(0.5 + (index % 3) * 0.08),
    )
  }
  for (const x of [5, 16.5, 28.5, 40.5]) easel.fill(part(easel, x, 8, [0.7, 42]), '#FFFFFF')
  easel.fill(part(easel, 5, 7, [36.2, 1.4]), '#FFFFFF')
}

function screen(easel: Easel): void {
  const { deep, tone, sun, warm } = easel.dyes
  easel.fill(part(easel, 54, 8, [40, 36]), deep)
  easel.fill(part(easel, 55, 9.8, [38, 32.4]), tone(0.72))
  const heights = [8, 13, 10, 17, 22]
  heights.forEach((height, index) => {
    const top = height + easel.random() * 3
    easel.fill(
      part(easel, 60 + index * 5.6, 38 - top, [3.4, top]),
      index === 4 ? sun : easel.light(warm, 0.25),
    )
  })
  easel.fill(part(easel, 59, 38, [30, 0.6]), '#FFFFFF', 0.7)
}

interface Person {
  readonly x: number
  readonly y: number
  readonly coat: string
  readonly look: number
}

function person(easel: Easel, { x: left, y: top, coat, look }: Person): void {
  const [x, y, q] = [easel.x(left), easel.y(top), easel.u * 7.4]
  const skin = skins[look % skins.length] ?? skins[0]
  const hair = hairs[(look * 3) % hairs.length] ?? hairs[0]
  if (look % 3 === 1) easel.fill(ellipse(x, y + q * 0.15, q * 0.86, q * 1.15), hair)
  const shoulders = new Pen()
    .move(x - q * 1.55, y + q * 4)
    .curve(x - q * 1.7, y + q * 1.5, x - q * 1.05, y + q * 1.1, x, y + q * 1.1)
    .curve(x + q * 1.05, y + q * 1.1, x + q * 1.7, y + q * 1.5, x + q * 1.55, y + q * 4)
    .close().d
  easel.fill(shoulders, coat)
  easel.fill(rectangle(x - q * 0.28, y + q * 0.45, q * 0.56, q * 0.85), skin)
  easel.fill(ellipse(x, y, q * 0.66, q * 0.8), skin)
  const cap = new Pen()
    .move(x - q * 0.72, y + q * 0.05)
    .curve(x - q * 0.92, y - q * 1.2, x + q * 0.92, y - q * 1.2, x + q * 0.72, y + q * 0.05)
    .curve(x + q * 0.55, y - q * 0.5, x - q * 0.25, y - q * 0.4, x - q * 0.72, y + q * 0.05)
    .close().d
  easel.fill(cap, hair)
  if (look % 3 === 2) easel.fill(circle(x, y - q * 0.98, q * 0.34), hair)
}

function table(easel: Easel): void {
  const { deep, tone, sun } = easel.dyes
  const edge = polygon([
    [easel.x(6), easel.y(76)],
    [easel.x(94), easel.y(76)],
    [easel.x(104), easel.bottom],
    [easel.x(-4), easel.bottom],
  ])
  easel.fill(edge, easel.vertical(76, 100, [0, tone(0.75)], [1, deep]))
  easel.fill(part(easel, 6, 75, [88, 1.6]), tone(0.6))
  for (const [x, y] of [
    [24, 82],
    [47, 84],
    [70, 82],
  ] as const) {
    const sheet = polygon([
      [easel.x(x), easel.y(y)],
      [easel.x(x + 9), easel.y(y)],
      [easel.x(x + 10.5), easel.y(y + 7)],
      [easel.x(x - 1), easel.y(y + 7)],
    ])
    easel.fill(sheet, '#FFFFFF', 0.92)
    easel.fill(ellipse(easel.x(x + 14), easel.y(y + 3), easel.u * 2.4, easel.u * 1.3), sun)
  }
}
