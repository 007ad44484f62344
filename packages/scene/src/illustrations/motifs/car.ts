import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a car on a road between hills. */
export function car(easel: Easel): void {
  outdoors(easel)
  const { tone, warm, deep, sun, pale } = easel.dyes
  easel.fill(
    rectangle(easel.box.x, easel.y(80), easel.box.width, easel.bottom - easel.y(80)),
    tone(0.85),
  )
  const s = Sketch.on(easel, { foot: 88, size: 88, flip: faces(easel) })
  for (let dash = -3; dash < 5; dash += 1)
    s.box(dash * 34 - 2, 104, [18, 2.4], easel.light(pale, 0.5), 1)
  s.oval(50, 97, [56, 4], deep, 0.5)
  s.fill(
    'M-2 84C-4 74 -2 66 6 63L20 60C26 48 32 42 42 42H62C72 42 78 50 84 60C98 62 104 68 104 80C104 84 103 88 100 88H2Z',
    s.ramp([0, 42], [0, 88], [0, easel.light(warm, 0.18)], [1, easel.dark(warm, 0.25)]),
  )
  s.fill(
    'M27 60C31 51 35 47 42 47H50V60ZM54 47H61C68 47 73 53 77 60H54Z',
    s.ramp([27, 47], [77, 60], [0, easel.light(tone(0.4), 0.5)], [1, tone(0.6)]),
  )
  s.fill('M34 60L42 47H46L38 60Z', '#FFFFFF', 0.4)
  s.line('M52 47V84M27 64C26 72 26 80 30 84M80 63C82 70 81 78 78 84', easel.dark(warm, 0.45), 0.9)
  s.box(57, 66, [7, 2], easel.dark(warm, 0.5), 1)
  s.fill('M96 66C101 67 103 70 103.6 74H97C95 72 95 68 96 66Z', easel.light(sun, 0.5))
  s.fill('M-2.6 72H3C5 72 5 77 3 77H-3Z', easel.dark(warm, 0.55))
  s.fill('M0 82H102V88H2C1 86 0 84 0 82Z', deep)
  for (const x of [22, 82]) {
    s.disc(x, 86, 12.5, deep)
    s.disc(x, 86, 10.5, easel.dark(deep, 0.5))
    s.disc(x, 86, 6.4, easel.light(pale, 0.5))
    s.disc(x, 86, 2.2, deep)
  }
}
