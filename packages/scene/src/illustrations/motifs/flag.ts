import { cloud, faces } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a flag on a summit with a path leading up to it. */
export function flag(easel: Easel): void {
  const { warm, deep, tone, sun, pale } = easel.dyes
  easel.sky(easel.light(pale, 0.15), easel.light(sun, 0.55))
  easel.disc(faces(easel) ? 26 : 74, 34, 14, sun)
  cloud(easel, faces(easel) ? 74 : 22, 40, 22, '#FFFFFF', 0.7)
  easel.ridge(64, 18, 7, tone(0.3))
  const s = Sketch.on(easel, { foot: 100, size: 100, flip: faces(easel) })
  s.fill('M-120 120L-60 82L-30 92L14 66L44 46L56 46L82 66L108 58L150 92L230 120Z', tone(0.62))
  s.fill('M44 46L56 46L62 51L56 60L62 72L48 92L40 120H230L150 92L108 58L82 66Z', deep, 0.22)
  s.fill('M44 46L56 46L64 52L57 55L51 52L45 57L38 50Z', '#FFFFFF')
  s.line('M0 118C30 108 50 104 36 94C24 86 40 80 46 74C52 68 42 64 47 57', easel.light(sun, 0.5), 2)
  s.line('M50 48V6', deep, 2.2)
  s.disc(50, 5, 1.8, sun)
  s.fill('M51 7C62 2 70 14 88 8L82 18L88 28C70 34 62 22 51 28Z', warm)
  s.fill('M68 10C74 12 80 11 88 8L82 18L88 28C80 31 74 30 68 27Z', easel.dark(warm, 0.28))
}
