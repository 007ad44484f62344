import { cloud, floor } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws server racks with lights, and a cloud above. */
export function server(easel: Easel): void {
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  easel.sky(tone(0.9), tone(0.62))
  easel.disc(50, 46, 44, tone(0.45), 0.22)
  easel.fill(
    rectangle(easel.box.x, easel.y(floor + 4), easel.box.width, easel.bottom - easel.y(floor + 4)),
    tone(0.97),
  )
  const s = Sketch.on(easel, { foot: floor + 8, size: 88 })
  s.line('M14 40V22H86V40M50 40V18', easel.light(third, 0.3), 1.4)
  for (const x of [14, 50, 86]) s.disc(x, 31, 2, easel.light(sun, 0.3))
  for (const [rack, x] of [-4, 33, 70].entries()) {
    s.box(x, 38, [34, 60], deep, 2)
    s.box(x + 2, 40, [30, 56], easel.dark(tone(0.7), 0.45), 1)
    for (let unit = 0; unit < 6; unit += 1) {
      const y = 42 + unit * 9
      s.box(x + 3.5, y, [27, 7.4], tone(0.66 + ((unit + rack) % 2) * 0.06), 1)
      s.line(
        `M${x + 15} ${y + 2.4}H${x + 28}M${x + 15} ${y + 5}H${x + 28}`,
        easel.dark(tone(0.7), 0.5),
        0.9,
      )
      for (const light of [0, 1, 2]) {
        const color =
          easel.random() > 0.3 ? easel.light(third, 0.35) : easel.random() > 0.4 ? sun : warm
        s.disc(x + 6 + light * 3, y + 3.7, 1, color)
      }
    }
  }
  cloud(easel, 50, 30, 40, easel.light(pale, 0.5))
}
