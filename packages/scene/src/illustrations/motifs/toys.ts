import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a teddy bear and building blocks. */
export function toys(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 9, size: 88 })
  const fur = '#B9814F'
  const [dark, light] = [easel.dark(fur, 0.3), easel.light(fur, 0.5)]
  s.oval(50, 98, [58, 4], deep, 0.3)
  s.disc(22, 10, 9.4, fur)
  s.disc(22, 10, 5, light)
  s.disc(54, 10, 9.4, fur)
  s.disc(54, 10, 5, light)
  s.oval(38, 70, [24, 26], fur)
  s.oval(38, 74, [15, 18], light)
  s.oval(12, 62, [8, 16], fur)
  s.oval(64, 62, [8, 16], fur)
  s.oval(18, 91, [14, 9], fur)
  s.oval(58, 91, [14, 9], fur)
  s.disc(14, 91, 6, light)
  s.disc(62, 91, 6, light)
  s.disc(38, 28, 24, s.glow(30, 18, 38, [0, easel.light(fur, 0.2)], [1, fur]))
  s.oval(38, 36, [12, 9.4], light)
  s.oval(38, 32, [4.4, 3], deep)
  s.line('M38 35V38C37 41 33 41 32 39M38 38C39 41 43 41 44 39', deep, 1.3)
  s.disc(28, 24, 2.8, deep)
  s.disc(48, 24, 2.8, deep)
  s.disc(29, 23, 0.9, '#FFFFFF')
  s.disc(49, 23, 0.9, '#FFFFFF')
  s.fill('M38 52L24 46V60ZM38 52L52 46V60Z', warm)
  s.disc(38, 52.6, 3.2, easel.dark(warm, 0.25))
  const cube = (x: number, y: number, color: string, mark: string) => {
    s.box(x, y, [22, 22], color, 2)
    s.box(x + 2.4, y + 2.4, [17.2, 17.2], easel.light(color, 0.55), 1.4)
    s.part({ x: x + 11, y: y + 11, size: 13 }).line(mark, easel.dark(color, 0.2), 14)
  }
  cube(78, 76, warm, 'M10 96L50 6L90 96M26 62H74')
  cube(101, 76, third, 'M20 6V94H56C96 94 92 52 56 50H20M56 50C86 46 84 6 56 6H20')
  cube(88, 53, sun, 'M90 20C60 -10 14 10 14 50C14 90 60 110 90 80')
  s.disc(84, 36, 11, tone(0.6))
  s.fill('M84 25C78 32 78 40 84 47C90 40 90 32 84 25Z', '#FFFFFF')
  s.line('M27 44C32 47 44 47 49 44', dark, 0.6, 0.3)
}
