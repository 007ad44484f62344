import { cloud, faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a bird on a blossoming branch, with others in the distance. */
export function bird(easel: Easel): void {
  const { warm, deep, tone, sun, pale } = easel.dyes
  easel.sky(easel.light(pale, 0.1), easel.light(sun, 0.6))
  easel.disc(faces(easel) ? 34 : 66, 42, 26, easel.light(sun, 0.2), 0.8)
  cloud(easel, faces(easel) ? 80 : 20, 30, 24, '#FFFFFF', 0.75)
  const s = Sketch.on(easel, { foot: 92, size: 92, flip: faces(easel) })
  for (const [x, y, w] of [
    [96, 4, 8],
    [108, 14, 6],
    [86, 16, 5],
  ] as const) {
    s.line(
      `M${x - w} ${y - w * 0.4}Q${x - w * 0.4} ${y - w * 0.7} ${x} ${y}Q${x + w * 0.4} ${y - w * 0.7} ${x + w} ${y - w * 0.4}`,
      tone(0.7),
      1.2,
    )
  }
  const bark = easel.dark('#7A4E33', 0.15)
  s.fill(
    'M-60 84C-20 78 20 84 50 82C80 80 110 72 140 60L141 62C112 78 84 86 52 88C20 92 -20 86 -60 94Z',
    bark,
  )
  s.line('M78 84C88 92 96 94 106 92M22 84C14 76 6 72 -2 72', bark, 2.4)
  for (const [x, y, r] of [
    [106, 91, 5],
    [-3, 71, 5.4],
    [112, 71, 4.6],
    [-24, 82, 4.4],
    [8, 90, 3.6],
  ] as const) {
    for (let petal = 0; petal < 5; petal += 1)
      s.disc(
        x + Math.cos(petal * 1.257) * r,
        y + Math.sin(petal * 1.257) * r,
        r * 0.72,
        easel.light(warm, 0.5),
      )
    s.disc(x, y, r * 0.5, sun)
  }
  s.line('M52 76L50 84M60 76L60 84', deep, 2)
  s.fill('M78 62L112 82L104 88L68 72Z', tone(0.8))
  s.fill(
    'M26 38C28 22 44 18 54 26C66 34 84 44 84 60C84 72 72 79 58 79C40 79 24 62 26 38Z',
    tone(0.6),
  )
  s.fill('M27 46C34 44 44 48 50 58C54 66 54 74 52 78.6C36 76 26 62 27 46Z', easel.light(warm, 0.12))
  s.fill('M50 46C64 44 82 54 98 72C84 74 62 72 54 62C50 57 48 50 50 46Z', tone(0.78))
  s.line('M58 54C68 56 78 62 86 69M57 60C64 64 72 67 78 70', easel.light(tone(0.5), 0.3), 1.1)
  s.fill('M27 34L14 40L27 42Z', sun)
  s.line('M14 40L27 39', easel.dark(sun, 0.45), 0.8)
  s.disc(36, 34, 3.4, '#FFFFFF')
  s.disc(35.4, 34, 2.2, deep)
}
