import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a key in front of a lock. */
export function key(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun } = easel.dyes
  const plate = Sketch.on(easel, { x: 66, size: 72 })
  plate.box(28, 2, [46, 98], deep, 12, 0.2)
  plate.box(26, 0, [46, 98], plate.ramp([26, 0], [72, 98], [0, tone(0.55)], [1, tone(0.82)]), 12)
  plate.ring(49, 49, 19, '#FFFFFF', 1.4, 0.4)
  plate.disc(49, 44, 8, deep)
  plate.fill('M46 46H52L55 66H43Z', deep)
  for (const y of [12, 86]) plate.disc(49, y, 3, easel.light(sun, 0.3))
  const s = Sketch.on(easel, { x: 38, size: 80, turn: -22 })
  const gold = s.ramp([0, 30], [0, 76], [0, easel.light(sun, 0.35)], [1, easel.dark(sun, 0.3)])
  s.ring(10, 52, 20, easel.dark(sun, 0.25), 10)
  s.ring(10, 51, 20, sun, 8)
  s.ring(10, 50, 21.5, easel.light(sun, 0.5), 1.4)
  s.fill('M30 46H98C101 46 102 48 102 51C102 54 101 56 98 56H30Z', gold)
  s.fill('M78 56H86V72H82V66H78ZM92 56H99V76H92Z', gold)
  s.box(34, 43, [5, 16], easel.dark(sun, 0.2), 1.6)
  s.line('M42 48H96', '#FFFFFF', 1.4, 0.6)
  const tag = s.part({ x: 0, y: 88, size: 34, turn: 30 })
  tag.line('M50 14C46 0 50 -20 56 -36', deep, 3)
  tag.fill('M30 22L50 8L70 22V92H30Z', warm)
  tag.disc(50, 26, 6, '#FFFFFF')
  tag.line('M40 50H60M40 64H60', '#FFFFFF', 5)
}
