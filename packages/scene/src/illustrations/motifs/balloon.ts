import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws hot-air balloons above hills. */
export function balloon(easel: Easel): void {
  outdoors(easel)
  const { warm, tone, sun, third, fourth } = easel.dyes
  cloud(easel, 14, 40, 24, '#FFFFFF', 0.8)
  cloud(easel, 88, 56, 28, '#FFFFFF', 0.8)
  const fly = (x: number, foot: number, size: number, stripes: readonly [string, string]) => {
    const s = Sketch.on(easel, { x, foot, size })
    s.line('M40 72L46 88M60 72L54 88M50 73V88', easel.dark('#7A4A2B', 0.2), 0.9)
    s.fill('M10 36A40 90 36C90 56 66 66 62 76H38C34 66 10 56 10 36Z', stripes[0])
    s.fill(
      'M24 5C18 14 16 26 16 36C16 56 38 66 41 76H47C46 62 36 54 36 34C36 18 40 4 50 -4C40 -4 30 -1 24 5ZM76 5C82 14 84 26 84 36C84 56 62 66 59 76H53C54 62 64 54 64 34C64 18 60 4 50 -4C60 -4 70 -1 76 5Z',
      stripes[1],
    )
    s.fill('M78 8C86 16 90 26 90 36C90 56 66 66 62 76H56C62 62 80 52 78 8Z', tone(0.95), 0.12)
    s.fill('M20 24C24 12 32 4 42 0C32 10 26 20 24 34C22 36 18 32 20 24Z', '#FFFFFF', 0.35)
    s.box(38, 74, [24, 3], easel.dark(stripes[1], 0.3), 1)
    s.box(43, 87, [14, 11], easel.dark('#A9713F', 0.1), 2)
    s.box(42, 86, [16, 3], easel.dark('#A9713F', 0.4), 1)
  }
  fly(faces(easel) ? 80 : 20, 58, 26, [third, '#FFFFFF'])
  fly(faces(easel) ? 26 : 76, 44, 18, [fourth, sun])
  fly(faces(easel) ? 46 : 54, 80, 68, [warm, easel.light(sun, 0.35)])
}
