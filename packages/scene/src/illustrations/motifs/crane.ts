import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a crane above a building under construction. */
export function crane(easel: Easel): void {
  outdoors(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: 92, size: 92, flip: faces(easel) })
  const concrete = easel.dark(pale, 0.22)
  for (let level = 0; level < 4; level += 1) {
    const y = 82 - level * 15
    s.box(42, y - 11, [62, 11], tone(0.82), 0, level < 2 ? 1 : 0.25)
    if (level < 2)
      for (let window = 0; window < 5; window += 1)
        s.box(
          46 + window * 11.6,
          y - 9,
          [8, 8],
          easel.random() > 0.5 ? easel.light(sun, 0.3) : tone(0.55),
        )
    for (let pillar = 0; pillar < 5; pillar += 1)
      s.box(42 + pillar * 14.5, y - 12, [4, 12], concrete)
    s.box(38, y, [70, 4.4], easel.light(concrete, 0.35))
  }
  s.line('M44 26V16M58 26V18M73 26V15M88 26V19M102 26V16', deep, 1)
  const steel = easel.dark(sun, 0.05)
  for (let bay = 0; bay < 8; bay += 1)
    s.line(
      `M14 ${98 - bay * 11}L24 ${87 - bay * 11}M24 ${98 - bay * 11}L14 ${87 - bay * 11}`,
      steel,
      1.3,
    )
  s.line('M14 98V4M24 98V4', steel, 2.2)
  s.line('M-16 6H110M-16 11H110', steel, 1.8)
  for (let bay = 0; bay < 14; bay += 1)
    s.line(`M${-16 + bay * 9} 11L${-11.5 + bay * 9} 6L${-7 + bay * 9} 11`, steel, 1)
  s.line('M19 -10L-14 6M19 -10L80 6M19 -10V6', steel, 1.3)
  s.box(-18, 11, [16, 11], deep, 1)
  s.box(14, 11, [12, 12], warm, 1.6)
  s.box(16, 13, [8, 6], easel.light(tone(0.4), 0.5), 1)
  s.line('M84 11V30', deep, 1.1)
  s.line('M74 36L84 30L94 36', deep, 1)
  s.box(70, 36, [28, 4.4], warm)
  s.box(-20, 92, [50, 7], easel.dark(tone(0.8), 0.2), 1)
  for (const x of [36, 110]) s.fill(`M${x - 4} 98L${x - 1} 88H${x + 1}L${x + 4} 98Z`, '#E8853D')
}
