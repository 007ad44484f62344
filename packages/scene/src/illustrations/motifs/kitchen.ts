import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a steaming pot on the stove, with ladles above. */
export function kitchen(easel: Easel): void {
  const { warm, deep, tone, sun, pale } = easel.dyes
  easel.sky(easel.light(pale, 0.3), easel.light(tone(0.3), 0.4))
  const tile = easel.u * 13
  for (let row = 0; row * tile < easel.box.height * 0.82; row += 1) {
    for (let column = 0; column * tile < easel.box.width; column += 1) {
      if ((row * 5 + column * 3 + easel.seed) % 4 > 0) continue
      easel.fill(
        rectangle(easel.box.x + column * tile, easel.box.y + row * tile, tile * 0.94, tile * 0.94),
        '#FFFFFF',
        0.45,
      )
    }
  }
  easel.fill(
    rectangle(easel.box.x, easel.y(82), easel.box.width, easel.bottom - easel.y(82)),
    tone(0.78),
  )
  easel.fill(
    rectangle(easel.box.x, easel.y(80), easel.box.width, easel.u * 4),
    easel.dark('#A9713F', 0.15),
  )
  const s = Sketch.on(easel, { foot: 80, size: 88 })
  ladles(easel, s)
  for (const [x, lift] of [
    [38, 4],
    [50, -4],
    [62, 3],
  ] as const) {
    s.line(`M${x} ${40 + lift}c-7 -7 7 -11 0 -19c-3 -4 -2 -7 0 -9`, '#FFFFFF', 2.6, 0.9)
  }
  s.box(14, 95, [72, 5], deep, 2)
  s.fill(
    'M22 56H78V84C78 91 74 95 67 95H33C26 95 22 91 22 84Z',
    s.ramp([22, 56], [78, 95], [0, easel.light(warm, 0.18)], [1, easel.dark(warm, 0.3)]),
  )
  s.line('M22 66H12V72H22M78 66H88V72H78', deep, 3)
  s.box(19, 50, [62, 7], easel.dark(warm, 0.15), 3)
  s.fill('M24 50C28 43 72 43 76 50Z', tone(0.6))
  s.disc(50, 43, 3.4, deep)
  s.fill('M28 60H34V82C34 87 36 90 39 92C32 91 28 88 28 82Z', '#FFFFFF', 0.35)
  s.fill('M96 100L98 82H112L114 100Z', sun)
  s.disc(105, 76, 7, '#6FA556')
  s.disc(99, 72, 5.4, '#7FB565')
  s.disc(111, 72, 5.4, '#5F9548')
  s.disc(-6, 94, 6.2, '#D2453F')
  s.disc(5, 95, 5.2, '#E8963D')
}

function ladles(easel: Easel, s: Sketch): void {
  const { deep, pale, third } = easel.dyes
  s.line('M-14 8H114', deep, 2)
  for (const [x, kind] of [
    [2, 0],
    [18, 1],
    [92, 2],
  ] as const) {
    s.line(`M${x} 8V34`, easel.dark(pale, 0.4), 1.8)
    if (kind === 0) s.fill(`M${x - 8} 34H${x + 8}A8 ${x - 8} 34Z`, easel.dark(pale, 0.35))
    if (kind === 1) s.box(x - 5, 34, [10, 15], easel.dark('#A9713F', 0.05), 4)
    if (kind === 2)
      s.fill(
        `M${x} 30C${x - 12} 38 ${x - 9} 54 ${x} 56C${x + 9} 54 ${x + 12} 38 ${x} 30Z`,
        third,
        0.9,
      )
  }
}
