import type { Easel } from '../easel.ts'
import { circle, Pen, type Point, polygon, rectangle } from '../pen.ts'

/** Draws tiles of an abstract pattern: quarters, discs, rings, halves and blades. */
export function mosaic(easel: Easel): void {
  const { pale, mid, deep, sun, warm, third, tone } = easel.dyes
  easel.ground(pale)
  const rows = Math.max(3, Math.round(easel.box.height / (easel.u * 26)))
  const side = easel.box.height / rows
  const columns = Math.ceil(easel.box.width / side)
  const left = easel.box.x + (easel.box.width - columns * side) / 2
  const grounds = [pale, tone(0.3), deep, mid, sun, tone(0.15)]
  const inks = [warm, mid, deep, sun, third, tone(0.75)]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + column * side, easel.box.y + row * side]
      const ground = pick(grounds, easel.random())
      const ink = pick(
        inks.filter((color) => color !== ground),
        easel.random(),
      )
      easel.fill(rectangle(x, y, side, side), ground)
      drawTile(easel, { x, y, side, ink, ground })
    }
  }
}

interface Tile {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly ink: string
  readonly ground: string
}

function drawTile(easel: Easel, { x, y, side, ink, ground }: Tile): void {
  const [middleX, middleY] = [x + side / 2, y + side / 2]
  const corner = Math.floor(easel.random() * 4)
  switch (Math.floor(easel.random() * 6)) {
    case 0:
      return easel.fill(quarter(x, y, side, corner), ink)
    case 1:
      easel.fill(circle(middleX, middleY, side * 0.38), ink)
      return easel.fill(circle(middleX, middleY, side * 0.17), ground)
    case 2:
      return easel.fill(circle(middleX, middleY, side * 0.3), ink)
    case 3:
      easel.fill(quarter(x, y, side, corner), ink)
      return easel.fill(quarter(x, y, side, (corner + 2) % 4, 0.5), easel.dyes.warm)
    case 4:
      return easel.fill(polygon(halves(x, y, side)[corner] ?? []), ink)
    default:
      easel.fill(quarter(x, y, side / 2, 0), ink)
      easel.fill(quarter(middleX, middleY, side / 2, 2), ink)
      easel.fill(quarter(middleX, y, side / 2, 3), ink)
      return easel.fill(quarter(x, middleY, side / 2, 1), ink)
  }
}

function pick(choices: readonly string[], at: number): string {
  return choices[Math.floor(at * choices.length)] ?? '#FFFFFF'
}

const kappa = 0.5523

/** Returns a quarter of a disc in one corner of a square; corners count clockwise from the upper left. */
function quarter(x: number, y: number, side: number, corner: number, part = 1): string {
  const r = side * part
  const center: Point = [
    corner === 1 || corner === 2 ? x + side : x,
    corner === 2 || corner === 3 ? y + side : y,
  ]
  const across = center[0] === x ? r : -r
  const down = center[1] === y ? r : -r
  return new Pen()
    .move(center[0], center[1])
    .line(center[0] + across, center[1])
    .curve(
      center[0] + across,
      center[1] + down * kappa,
      center[0] + across * kappa,
      center[1] + down,
      center[0],
      center[1] + down,
    )
    .close().d
}

function halves(x: number, y: number, side: number): readonly (readonly Point[])[] {
  const corners: readonly [Point, Point, Point, Point] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]
  return corners.map((_, out) => corners.filter((__, index) => index !== out))
}
