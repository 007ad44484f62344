import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a hospital with a cross and an ambulance in front of it. */
export function hospital(easel: Easel): void {
  outdoors(easel)
  cloud(easel, faces(easel) ? 78 : 20, 24, 24, '#FFFFFF', 0.7)
  const s = Sketch.on(easel, { foot: 86, size: 88, flip: faces(easel) })
  const { warm, deep, tone, sun, pale } = easel.dyes
  s.box(
    -8,
    44,
    [116, 54],
    s.ramp([0, 44], [0, 98], [0, easel.light(pale, 0.3)], [1, easel.dark(pale, 0.12)]),
  )
  s.box(30, 10, [40, 88], '#FFFFFF')
  s.box(28, 6, [44, 5], tone(0.7))
  s.box(-10, 41, [38, 4], tone(0.62))
  s.box(72, 41, [38, 4], tone(0.62))
  s.fill('M45 16H55V23H62V33H55V40H45V33H38V23H45Z', warm)
  for (const y of [52, 67, 82]) {
    for (const x of [-2, 8, 18, 75, 85, 95]) {
      if (y === 82 && x > 70) continue
      s.box(x, y, [7, 9], easel.random() > 0.6 ? easel.light(sun, 0.25) : tone(0.58), 0.8)
    }
  }
  for (const x of [35, 46, 57]) s.box(x, 48, [8, 11], tone(0.58), 0.8)
  for (const x of [35, 46, 57])
    s.box(x, 63, [8, 11], easel.random() > 0.5 ? easel.light(sun, 0.25) : tone(0.58), 0.8)
  s.box(34, 80, [32, 3], warm)
  s.box(40, 83, [20, 15], tone(0.75))
  s.line('M50 83V98', '#FFFFFF', 0.9)
  s.oval(88, 106, [26, 3], deep, 0.35)
  s.fill(
    'M66 80H100C106 80 110 90 112 94V102C112 104 111 105 109 105H68C66 105 66 104 66 102Z',
    '#FFFFFF',
  )
  s.box(66, 92, [46, 4], warm)
  s.fill('M99 83C103 83 106 88 107.6 91H98V83Z', tone(0.72))
  s.fill('M80 82.5H84V86H87.5V90H84V91.5H80V90H76.5V86H80Z', warm)
  s.box(90, 77.4, [7, 3], sun, 1.2)
  for (const x of [76, 102]) {
    s.disc(x, 105, 5, deep)
    s.disc(x, 105, 2.2, easel.light(pale, 0.4))
  }
}
