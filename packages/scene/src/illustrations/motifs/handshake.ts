import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

const skins = ['#F2C9A5', '#C98D62', '#8A5A3C', '#E3AE86', '#5E3B28'] as const

/** Draws two hands shaking. */
export function handshake(easel: Easel): void {
  halo(easel)
  const s = Sketch.on(easel, { size: 96 })
  const { warm, tone } = easel.dyes
  const left = skins[easel.seed % 5] ?? skins[0]
  const right = skins[(easel.seed + 2) % 5] ?? skins[1]
  const edge = easel.dark(right, 0.35)
  s.fill('M112 34L78 40L84 70L112 76Z', right)
  s.fill('M82 40C70 34 60 34 50 40L40 48C36 52 42 57 47 54L56 49L84 70Z', right)
  s.fill('M-12 34L22 40L18 68L-12 76Z', left)
  s.fill('M20 40C32 36 40 38 48 42L72 58C76 61 76 66 72 68L56 76C48 79 42 78 36 73L18 66Z', left)
  for (const [x, y] of [
    [70, 60],
    [64, 66],
    [57, 71],
    [49, 74],
  ] as const) {
    s.line(`M${x - 13} ${y - 6}L${x} ${y + 2}`, easel.dark(left, 0.3), 8.6)
    s.line(`M${x - 13} ${y - 6}L${x} ${y + 2}`, left, 7.4)
  }
  s.fill('M82 40C70 34 60 34 50 40L39 48C35 53 42 58 47 55L56 50C64 50 74 54 84 62Z', right)
  s.line('M40 48C36 53 43 58 48 54.5L56 50C62 50 70 53 76 57', edge, 1.1)
  s.line('M20 40L24 41M18 66L22 67', easel.dark(left, 0.3), 1)
  s.fill('M-30 26L10 35L8 73L-30 86Z', tone(0.72))
  s.fill('M8 33L18 36L16 72L6 75Z', '#FFFFFF')
  s.fill('M130 26L90 35L92 73L130 86Z', warm)
  s.fill('M92 33L82 36L84 72L94 75Z', '#FFFFFF')
  s.disc(12, 66, 1.5, tone(0.5))
  s.disc(88, 66, 1.5, tone(0.5))
}
