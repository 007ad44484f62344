import type { Palette } from '@deckloom/themes'
import { mix } from '../colors/color.ts'
import type { Easel } from './easel.ts'
import { circle, Pen } from './pen.ts'

const skins = ['#EFC4A0', '#8C5B3D', '#D39C70', '#5F3D2A', '#F4D3B5'] as const
const hairs = ['#2A1D17', '#16141A', '#6B3F1D', '#1D1A22', '#B07B3E'] as const
const shade = '#3A1A0C'

/** Draws a bust in front of a disc: a face without features, its eye line at 44 percent of the height. */
export function portrait(easel: Easel, palette: Palette): void {
  const { box, seed } = easel
  const ground = pick([palette.accent1, palette.accent2, palette.accent4, palette.accent5], seed)
  const coat = pick([palette.ink, palette.surface, palette.accent3, palette.bg], seed >> 2)
  const from: readonly [number, number] = [box.x, box.y]
  const to: readonly [number, number] = [easel.right, easel.bottom]
  easel.ground(
    easel.linear(from, to, [0, mix(ground, '#FFFFFF', 0.3)], [1, mix(ground, '#000000', 0.18)]),
  )
  const head: Head = {
    x: box.x + box.width / 2,
    y: box.y + box.height * 0.44,
    q: Math.min(box.width * 0.24, box.height * 0.2),
    bottom: easel.bottom + 2,
  }
  easel.fill(
    circle(head.x + box.width * 0.18, head.y - box.height * 0.08, head.q * 1.9),
    '#FFFFFF',
    0.14,
  )
  const skin = pick(skins, seed)
  const hair = pick(hairs, seed * 3 + (seed >> 3))
  const cut = seed % 3
  if (cut === 1) easel.fill(fallingHair(head), hair)
  easel.fill(shoulders(head), coat)
  easel.fill(neck(head), mix(skin, shade, 0.2))
  easel.fill(face(head), skin)
  easel.fill(faceShade(head), mix(skin, shade, 0.12), 0.7)
  easel.fill(hairline(head, cut), hair)
  if (cut === 2) easel.fill(circle(head.x, head.y - head.q * 1.28, head.q * 0.42), hair)
}

interface Head {
  readonly x: number
  readonly y: number
  /** Half the width of the head with its hair. */
  readonly q: number
  readonly bottom: number
}

function pick<T>(choices: readonly [T, ...T[]], index: number): T {
  return choices[Math.abs(index) % choices.length] ?? choices[0]
}

/** Returns a pen with its origin in the middle of the head and half the head's width as its unit. */
function headPen({ x, y, q }: Head) {
  const pen = new Pen()
  const at = (u: number, v: number) => [x + u * q, y + v * q] as const
  const self = {
    move: (u: number, v: number) => {
      pen.move(...at(u, v))
      return self
    },
    line: (u: number, v: number) => {
      pen.line(...at(u, v))
      return self
    },
    curve: (...p: readonly [number, number, number, number, number, number]) => {
      pen.curve(...at(p[0], p[1]), ...at(p[2], p[3]), ...at(p[4], p[5]))
      return self
    },
    closed: () => pen.close().d,
  }
  return self
}

function fallingHair(head: Head): string {
  return headPen(head).move(-1.05, 1.75).curve(-1.5, -1.7, 1.5, -1.7, 1.05, 1.75).closed()
}

function shoulders(head: Head): string {
  const low = (head.bottom - head.y) / head.q
  return headPen(head)
    .move(-2.1, low)
    .curve(-2.1, 1.9, -1.1, 1.45, 0, 1.45)
    .curve(1.1, 1.45, 2.1, 1.9, 2.1, low)
    .closed()
}

function neck(head: Head): string {
  return headPen(head)
    .move(-0.38, 0.5)
    .line(0.38, 0.5)
    .line(0.46, 1.5)
    .curve(0.2, 1.9, -0.2, 1.9, -0.46, 1.5)
    .closed()
}

function face(head: Head): string {
  return headPen(head)
    .move(-0.82, -0.25)
    .curve(-0.82, -1.25, 0.82, -1.25, 0.82, -0.25)
    .curve(0.82, 0.55, 0.42, 1.02, 0, 1.02)
    .curve(-0.42, 1.02, -0.82, 0.55, -0.82, -0.25)
    .closed()
}

function faceShade(head: Head): string {
  return headPen(head)
    .move(0, -0.95)
    .curve(0.8, -1.1, 0.82, -0.2, 0.82, -0.2)
    .curve(0.8, 0.6, 0.42, 1.02, 0, 1.02)
    .curve(0.3, 0.4, 0.3, -0.4, 0, -0.95)
    .closed()
}

function hairline(head: Head, cut: number): string {
  const pen = headPen(head)
  if (cut === 0) {
    return pen
      .move(-0.88, -0.05)
      .curve(-1.1, -1.55, 1.15, -1.55, 0.88, -0.05)
      .curve(0.7, -0.65, 0.1, -0.45, -0.3, -0.75)
      .curve(-0.6, -0.6, -0.8, -0.45, -0.88, -0.05)
      .closed()
  }
  if (cut === 1) {
    return pen
      .move(-0.98, 0.3)
      .curve(-1.2, -1.5, 1.2, -1.5, 0.98, 0.3)
      .curve(0.75, -0.6, 0.2, -0.75, -0.15, -0.8)
      .curve(-0.4, -0.5, -0.8, -0.4, -0.98, 0.3)
      .closed()
  }
  return pen
    .move(-0.86, -0.2)
    .curve(-0.95, -1.35, 0.95, -1.35, 0.86, -0.2)
    .curve(0.6, -0.72, -0.6, -0.72, -0.86, -0.2)
    .closed()
}
