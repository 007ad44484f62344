import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a microphone in stage light, with listeners in front of it. */
export function podium(easel: Easel): void {
  const { warm, deep, tone, sun, pale, third } = easel.dyes
  easel.sky(tone(0.92), tone(0.6))
  const s = Sketch.on(easel, { foot: 86, size: 74 })
  const beam = easel.light(sun, 0.6)
  for (const [x, to, color] of [
    [10, 40, beam],
    [90, 60, beam],
    [50, 50, easel.light(third, 0.6)],
  ] as const) {
    s.fill(
      `M${x} -40L${to + 30} 98H${to - 30}Z`,
      s.ramp([x, -40], [to, 98], [0, color, 0.55], [1, color, 0.03]),
    )
  }
  easel.fill(
    rectangle(easel.box.x, easel.y(84), easel.box.width, easel.bottom - easel.y(84)),
    tone(0.74),
  )
  s.oval(50, 98, [26, 4], beam, 0.5)
  s.oval(50, 97, [15, 3.4], deep)
  s.line('M50 96V44', easel.dark(pale, 0.25), 3)
  const head = s.part({ x: 50, y: 26, size: 64, turn: easel.seed % 2 === 0 ? 18 : -18 })
  head.fill(
    'M38 44H62L57 104H43Z',
    head.ramp([38, 0], [62, 0], [0, easel.light(tone(0.6), 0.2)], [1, deep]),
  )
  head.box(33, 38, [34, 9], warm, 3)
  head.disc(50, 18, 24, head.glow(40, 8, 40, [0, '#FFFFFF'], [1, easel.dark(pale, 0.5)]))
  for (let line = 0; line < 6; line += 1) {
    const offset = -15 + line * 6
    const half = Math.sqrt(Math.max(0, 24 * 24 - offset * offset)) * 0.94
    head.line(
      `M${50 - half} ${18 + offset}H${50 + half}M${50 + offset} ${18 - half}V${18 + half}`,
      deep,
      0.8,
      0.45,
    )
  }
  const people = 9
  for (let person = 0; person < people; person += 1) {
    const x = ((person + 0.5) * 100) / people + (easel.random() - 0.5) * 4
    const at = Sketch.on(easel, { x, foot: 104 + easel.random() * 3, size: 22 })
    at.disc(50, 28, 20, easel.dark(tone(0.85), 0.5))
    at.fill('M8 100C8 66 26 54 50 54C74 54 92 66 92 100Z', easel.dark(tone(0.85), 0.5))
  }
}
