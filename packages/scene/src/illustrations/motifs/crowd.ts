import type { Easel } from '../easel.ts'
import { circle, ellipse, Pen, rectangle } from '../pen.ts'

const skins = ['#F2C9A5', '#C98D62', '#8A5A3C', '#E3AE86', '#5E3B28']
const hairs = ['#2A1D17', '#3A2418', '#7A4A22', '#20202A', '#B9864A']

/** Draws five busts in two rows in front of a disc; faces without features. */
export function crowd(easel: Easel): void {
  const { tone, sun, pale, warm, mid } = easel.dyes
  easel.sky(easel.light(sun, 0.8), easel.light(mid, 0.6))
  easel.disc(50, 46, 38, easel.light(sun, 0.35))
  const people = [
    { x: 18, y: 44, size: 8, coat: tone(0.35), look: 3 },
    { x: 50, y: 36, size: 8.4, coat: tone(0.28), look: 0 },
    { x: 82, y: 44, size: 8, coat: tone(0.4), look: 4 },
    { x: 33, y: 58, size: 10.5, coat: warm, look: 1 },
    { x: 67, y: 58, size: 10.5, coat: tone(0.7), look: 2 },
  ]
  for (const person of people) bust(easel, { ...person, look: person.look + easel.seed })
  easel.wave(99, 0.5, 2, pale)
}

interface Person {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly coat: string
  readonly look: number
}

function bust(easel: Easel, { x: left, y: top, size, coat, look }: Person): void {
  const [x, y, q] = [easel.x(left), easel.y(top), easel.u * size]
  const skin = skins[look % skins.length] ?? '#C98D62'
  const coatPath = new Pen()
    .move(x - q * 1.7, easel.bottom)
    .curve(x - q * 1.8, y + q * 1.5, x - q * 1.1, y + q * 1.05, x, y + q * 1.05)
    .curve(x + q * 1.1, y + q * 1.05, x + q * 1.8, y + q * 1.5, x + q * 1.7, easel.bottom)
    .close().d
  easel.fill(coatPath, coat)
  easel.fill(rectangle(x - q * 0.3, y + q * 0.4, q * 0.6, q * 0.85), skin)
  easel.fill(ellipse(x, y, q * 0.68, q * 0.82), skin)
  const hair = hairs[(look * 2) % hairs.length] ?? '#2A1D17'
  for (const d of hairPaths(x, y, q)[look % 3] ?? []) easel.fill(d, hair)
}

function hairPaths(x: number, y: number, q: number): readonly (readonly string[])[] {
  const cap = new Pen()
    .move(x - q * 0.74, y + q * 0.1)
    .curve(x - q * 0.95, y - q * 1.2, x + q * 0.95, y - q * 1.2, x + q * 0.74, y + q * 0.1)
    .curve(x + q * 0.6, y - q * 0.5, x - q * 0.3, y - q * 0.35, x - q * 0.74, y + q * 0.1)
    .close().d
  const long = new Pen()
    .move(x - q * 0.8, y + q * 0.9)
    .curve(x - q * 1.2, y - q * 1.4, x + q * 1.2, y - q * 1.4, x + q * 0.8, y + q * 0.9)
    .curve(x + q * 0.7, y + q * 0.1, x + q * 0.6, y - q * 0.5, x, y - q * 0.5)
    .curve(x - q * 0.6, y - q * 0.5, x - q * 0.7, y + q * 0.1, x - q * 0.8, y + q * 0.9)
    .close().d
  const bun = new Pen()
    .move(x - q * 0.7, y - q * 0.1)
    .curve(x - q * 0.85, y - q * 1.1, x + q * 0.85, y - q * 1.1, x + q * 0.7, y - q * 0.1)
    .curve(x + q * 0.4, y - q * 0.55, x - q * 0.4, y - q * 0.55, x - q * 0.7, y - q * 0.1)
    .close().d
  return [[cap], [long], [circle(x, y - q * 0.95, q * 0.36), bun]]
}
