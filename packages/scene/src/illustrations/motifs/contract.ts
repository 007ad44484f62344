import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a contract with a seal and a pen. */
export function contract(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 9, size: 90, turn: -4 })
  s.box(17, 8, [66, 92], deep, 2, 0.2)
  s.box(22, -1, [66, 92], easel.dark('#FFFFFF', 0.14), 2)
  s.fill('M14 4H66L80 18V96H14Z', '#FFFFFF')
  s.fill('M66 4V18H80Z', easel.light(tone(0.4), 0.55))
  s.box(22, 12, [28, 5], warm, 1)
  for (let line = 0; line < 8; line += 1)
    s.line(`M22 ${26 + line * 5.6}H${72 - (line % 4 === 3 ? 18 : (line * 5) % 7)}`, tone(0.25), 1.6)
  s.line('M22 86H50', tone(0.5), 1.2)
  s.line(
    'M24 84C28 72 31 74 29 82C28 86 34 76 36 78C37 80 35 84 38 83C41 81 43 79 47 81',
    tone(0.72),
    1.6,
  )
  s.fill('M62 84L58 100L65 96L72 100L68 84Z', easel.dark(warm, 0.2))
  for (let point = 0; point < 12; point += 1)
    s.disc(65 + Math.cos(point * 0.524) * 9, 79 + Math.sin(point * 0.524) * 9, 2.8, warm)
  s.disc(65, 79, 9.6, warm)
  s.ring(65, 79, 6.4, easel.light(sun, 0.5), 1.4)
  s.disc(65, 79, 2.4, easel.light(sun, 0.5))
  const pen = s.part({ x: 78, y: 56, size: 84, turn: 42 })
  pen.fill('M45 20H55L56 62H44Z', deep)
  pen.box(45, 4, [10, 17], deep, 4)
  pen.box(44, 19, [12, 3.4], sun)
  pen.line('M57 8V26', sun, 1.6)
  pen.fill('M44 62H56L54 76L50 90L46 76Z', easel.light(sun, 0.25))
  pen.line('M50 72V90', deep, 1)
  pen.disc(50, 71, 1.5, deep)
}
