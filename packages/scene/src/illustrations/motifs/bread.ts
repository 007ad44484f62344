import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a loaf, a baguette and a croissant on a board. */
export function bread(easel: Easel): void {
  room(easel)
  const { deep } = easel.dyes
  const [crust, crumb] = ['#C4813F', '#F4D9A8']
  const dark = easel.dark(crust, 0.3)
  const s = Sketch.on(easel, { foot: floor + 9, size: 80 })
  const long = s.part({ x: 72, y: 42, size: 96, turn: -58 })
  long.fill(
    'M-6 50C-6 40 10 38 50 38C90 38 106 40 106 50C106 60 90 62 50 62C10 62 -6 60 -6 50Z',
    long.ramp([0, 38], [0, 62], [0, easel.light(crust, 0.2)], [1, dark]),
  )
  for (const x of [10, 28, 46, 64, 82])
    long.fill(
      `M${x} 58C${x + 2} 50 ${x + 8} 44 ${x + 14} 42C${x + 12} 50 ${x + 8} 56 ${x} 58Z`,
      crumb,
    )
  for (const [x, y, turn] of [
    [94, 74, -8],
    [100, 70, 8],
    [104, 76, 24],
  ] as const) {
    const ear = s.part({ x, y: y - 20, size: 50, turn })
    ear.line('M50 100V30', '#B98A3E', 2.4)
    for (let grain = 0; grain < 5; grain += 1)
      ear.fill(
        `M50 ${52 - grain * 10}C40 ${46 - grain * 10} 40 ${38 - grain * 10} 42 ${34 - grain * 10}C48 ${38 - grain * 10} 50 ${44 - grain * 10} 50 ${52 - grain * 10}C60 ${46 - grain * 10} 60 ${38 - grain * 10} 58 ${34 - grain * 10}C52 ${38 - grain * 10} 50 ${44 - grain * 10} 50 ${52 - grain * 10}Z`,
        '#DDB055',
      )
  }
  s.oval(48, 98, [60, 3.4], deep, 0.3)
  s.box(-10, 90, [120, 7], easel.dark('#A9713F', 0.15), 3)
  s.fill(
    'M-2 90C-8 78 -4 60 12 56C20 48 46 48 56 56C68 60 70 78 64 90Z',
    s.ramp([0, 50], [0, 90], [0, easel.light(crust, 0.15)], [1, dark]),
  )
  for (const x of [8, 24, 40])
    s.fill(
      `M${x} 76C${x + 1} 64 ${x + 6} 56 ${x + 13} 53C${x + 15} 62 ${x + 10} 72 ${x} 76Z`,
      crumb,
    )
  const moon = s.part({ x: 82, y: 80, size: 42, turn: 4 })
  moon.fill(
    'M-4 72C-8 44 16 14 50 14C84 14 108 44 104 72C98 80 88 76 86 70C80 54 66 46 50 46C34 46 20 54 14 70C12 76 2 80 -4 72Z',
    moon.ramp([0, 14], [0, 76], [0, easel.light(crust, 0.12)], [1, dark]),
  )
  moon.line('M18 30L30 54M38 17L43 46M62 17L57 46M82 30L70 54M4 52L16 66M96 52L84 66', dark, 3.4)
}
