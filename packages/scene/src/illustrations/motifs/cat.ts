import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a cat on a cushion, its tail curled around it. */
export function cat(easel: Easel): void {
  room(easel)
  const s = Sketch.on(easel, { foot: floor + 12, size: 84, flip: faces(easel) })
  const { deep, warm, third } = easel.dyes
  const coat = ['#4A4653', '#D08A4A', '#9A8F86'][easel.seed % 3] ?? '#4A4653'
  const [dark, light] = [easel.dark(coat, 0.45), easel.light(coat, 0.55)]
  s.fill('M8 90C4 82 18 80 50 80C82 80 96 82 92 90C96 99 80 100 50 100C20 100 4 99 8 90Z', warm)
  s.fill('M8 91C30 96 70 96 92 91C94 99 80 100 50 100C20 100 6 99 8 91Z', easel.dark(warm, 0.3))
  s.fill('M33 48C26 62 24 80 30 92H70C78 80 74 62 67 48Z', coat)
  s.fill('M42 54C40 70 44 80 50 80C56 80 60 70 58 54Z', light)
  s.line('M68 88C88 92 92 78 84 70C80 66 84 62 87 64', coat, 6.5)
  s.box(40, 66, [8.5, 27], coat, 4)
  s.box(51.5, 66, [8.5, 27], coat, 4)
  s.oval(43.5, 92, [6, 3], light)
  s.oval(56.5, 92, [6, 3], light)
  s.fill(
    'M27 34L24 8C24 5 27 5 29 7L42 17H58L71 7C73 5 76 5 76 8L73 34C75 48 64 56 50 56C36 56 25 48 27 34Z',
    coat,
  )
  s.fill('M29 13L38 20C34 22 31 26 30 29ZM71 13L62 20C66 22 69 26 70 29Z', '#E2A0A0', 0.9)
  s.fill('M46 17L48 26H52L54 17ZM37 19L42 26L44 18ZM63 19L58 26L56 18Z', dark)
  s.oval(50, 46, [9, 6.5], light)
  for (const x of [40, 60]) {
    s.oval(x, 36, [4.6, 5], easel.light(third, 0.45))
    s.oval(x, 36, [1.7, 4.4], deep)
  }
  s.fill('M47 42.5H53L50 45.6Z', '#D96C75')
  s.line('M50 45.6V48C49 50.5 46 50.5 44.5 49M50 48C51 50.5 54 50.5 55.5 49', deep, 1.1)
  s.line('M40 46L24 43M40 48.5L24 50M60 46L76 43M60 48.5L76 50', easel.light(coat, 0.75), 0.8)
}
