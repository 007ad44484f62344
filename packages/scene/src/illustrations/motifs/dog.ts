import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a sitting dog with a collar and a ball beside it. */
export function dog(easel: Easel): void {
  outdoors(easel)
  const s = Sketch.on(easel, { foot: 92, size: 78, flip: faces(easel) })
  const { deep, warm, third } = easel.dyes
  const coat = ['#C98D55', '#8C5E3C', '#D9B78A'][easel.seed % 3] ?? '#C98D55'
  const [dark, light] = [easel.dark(coat, 0.4), easel.light(coat, 0.6)]
  s.oval(52, 97, [36, 4], deep, 0.25)
  s.line('M76 88C92 88 94 74 90 62', coat, 7)
  s.fill('M34 58C30 74 30 88 32 97H72C82 97 84 84 78 74C72 64 66 58 62 50H40Z', coat)
  s.fill('M62 97C54 84 62 72 74 74C84 80 84 97 72 97Z', dark, 0.35)
  s.fill('M40 56C40 74 44 84 50 84C57 84 60 70 59 54Z', light)
  s.box(36, 70, [8.5, 28], coat, 4)
  s.box(52, 70, [8.5, 28], coat, 4)
  s.oval(39, 97, [6.5, 3], light)
  s.oval(57, 97, [6.5, 3], light)
  s.fill('M33 55C40 61 58 61 66 54L65 49C56 55 42 55 34 50Z', warm)
  s.disc(49, 61, 3.4, easel.light(third, 0.3))
  s.fill('M30 30C30 14 38 8 49 8C61 8 68 14 69 30C70 46 62 56 49 56C37 56 30 46 30 30Z', coat)
  s.fill('M45 9C47 22 42 30 43 40C46 56 53 56 56 40C56 30 52 22 53 9Z', light)
  s.oval(49.5, 43, [11.5, 9.5], light)
  s.fill('M34 11C22 10 18 24 20 40C21 48 30 46 32 38C33 28 38 20 40 12Z', dark)
  s.fill('M65 11C77 10 81 24 79 40C78 48 69 46 67 38C66 28 62 20 59 12Z', dark)
  s.disc(40, 30, 3, deep)
  s.disc(59, 30, 3, deep)
  s.disc(41, 29, 1, '#FFFFFF')
  s.disc(60, 29, 1, '#FFFFFF')
  s.fill(
    'M43.5 37C45 34.5 54 34.5 55.5 37C55.5 41 51.5 42.5 49.5 42.5C47.5 42.5 43.5 41 43.5 37Z',
    deep,
  )
  s.line('M49.5 42.5V46C49 49 45 50 42.5 47.5M49.5 46C50 49 54 50 56.5 47.5', deep, 1.4)
  s.fill('M46.5 49C47 55 52 55 52.5 49Z', '#D96C75')
  s.disc(14, 92, 6.5, warm)
  s.line('M8.5 89.5C12 93 16 93 19.5 89.5', '#FFFFFF', 1.4, 0.8)
}
