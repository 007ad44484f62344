import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a friendly waving robot. */
export function robot(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  const s = Sketch.on(easel, { size: 80, flip: easel.seed % 2 === 1 })
  const steel = (y: number, h: number) =>
    s.ramp([20, y], [80, y + h], [0, '#FFFFFF'], [1, easel.dark(pale, 0.22)])
  s.oval(50, 102, [32, 3.4], deep, 0.25)
  s.line('M50 8V-4', deep, 2.4)
  s.disc(50, -6, 4, warm)
  s.disc(50, -6, 7, warm, 0.3)
  s.line('M28 66C14 68 10 78 12 88', easel.dark(pale, 0.4), 6)
  s.line('M72 66C90 64 94 52 90 42', easel.dark(pale, 0.4), 6)
  s.line('M90 40L84 30M90 40L91 28M90 40L98 32', tone(0.72), 4)
  s.line('M12 88L8 96M12 88L15 97', tone(0.72), 4)
  s.box(36, 90, [11, 12], tone(0.76), 3)
  s.box(53, 90, [11, 12], tone(0.76), 3)
  s.box(44, 46, [12, 14], tone(0.8), 2)
  s.box(26, 56, [48, 37], steel(56, 37), 9)
  s.box(36, 64, [28, 18], tone(0.86), 3)
  s.line('M39 74L44 74L47 68L51 79L54 71L56 74H61', easel.light(third, 0.3), 1.6)
  s.disc(40, 87, 1.9, warm)
  s.disc(47, 87, 1.9, sun)
  s.disc(54, 87, 1.9, third)
  s.box(13, 20, [9, 18], warm, 4)
  s.box(78, 20, [9, 18], warm, 4)
  s.box(18, 8, [64, 42], steel(8, 42), 13)
  s.box(24, 16, [52, 26], s.ramp([24, 16], [76, 42], [0, tone(0.8)], [1, tone(0.96)]), 10)
  for (const x of [38, 62]) {
    s.disc(x, 28, 6.4, easel.light(third, 0.25), 0.35)
    s.disc(x, 28, 4.4, easel.light(third, 0.35))
    s.disc(x - 1.2, 26.8, 1.4, '#FFFFFF')
  }
  s.line('M43 35.4C47 38.6 53 38.6 57 35.4', '#FFFFFF', 1.8)
  s.fill('M26 22C28 18 32 17.4 36 17.4L30 40C26 38 24.6 32 26 22Z', '#FFFFFF', 0.14)
}
