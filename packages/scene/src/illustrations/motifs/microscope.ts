import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a microscope and the view through it. */
export function microscope(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 7, size: 78, flip: faces(easel) })
  s.disc(86, 28, 25, '#FFFFFF', 0.9)
  s.disc(86, 28, 22, easel.light(third, 0.55))
  for (let germ = 0; germ < 5; germ += 1) {
    const [x, y] = [
      86 + Math.cos(germ * 1.4 + 0.4) * (germ === 0 ? 2 : 13),
      28 + Math.sin(germ * 1.4 + 0.4) * (germ === 0 ? 2 : 12),
    ]
    const color = germ % 2 === 0 ? warm : tone(0.62)
    for (let arm = 0; arm < 8; arm += 1) {
      const turn = arm * 0.785 + germ
      s.line(`M${x} ${y}L${x + Math.cos(turn) * 6} ${y + Math.sin(turn) * 6}`, color, 1)
    }
    s.disc(x, y, 4, color)
    s.disc(x - 1, y - 1, 1.2, '#FFFFFF', 0.7)
  }
  s.oval(46, 98, [46, 3.6], deep, 0.3)
  s.fill('M10 98C10 90 16 88 24 88H70C78 88 82 92 82 98Z', deep)
  s.line('M50 24C76 30 80 66 58 84', tone(0.76), 9)
  s.box(18, 68, [44, 5], deep, 1.6)
  s.box(26, 65, [24, 3], easel.light(third, 0.4), 1)
  s.box(31, 73, [14, 8], easel.light(sun, 0.4), 2)
  s.disc(70, 60, 6.4, warm)
  s.disc(70, 60, 2.6, easel.light(warm, 0.5))
  const tube = s.part({ x: 40, y: 34, size: 100, turn: -24 })
  tube.box(43, 64, [14, 10], deep, 2)
  tube.fill('M45 74H55L53 82H47Z', easel.dark(pale, 0.3))
  tube.box(
    41,
    22,
    [18, 44],
    tube.ramp([41, 0], [59, 0], [0, '#FFFFFF'], [1, easel.dark(pale, 0.28)]),
    2,
  )
  tube.box(40, 46, [20, 6], warm, 1)
  tube.box(42.4, 2, [15.2, 22], deep, 2)
  tube.box(40.4, -3, [19.2, 7], tone(0.7), 2)
}
