import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a birthday cake with candles. */
export function cake(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, third, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 8, size: 88 })
  const crumb = '#C98B52'
  s.oval(50, 98, [48, 4], deep, 0.3)
  s.oval(50, 94, [50, 5], easel.light(pale, 0.5))
  const tier = (x: number, y: number, width: number, height: number) => {
    s.fill(
      `M${x} ${y}V${y + height}C${x} ${y + height + 5} ${x + width} ${y + height + 5} ${x + width} ${y + height}V${y}Z`,
      s.ramp([x, 0], [x + width, 0], [0, easel.light(crumb, 0.2)], [1, easel.dark(crumb, 0.2)]),
    )
    s.line(
      `M${x} ${y + height * 0.6}C${x} ${y + height * 0.6 + 5} ${x + width} ${y + height * 0.6 + 5} ${x + width} ${y + height * 0.6}`,
      warm,
      3,
    )
    const drips = Math.round(width / 9)
    let d = `M${x} ${y}`
    for (let drip = 0; drip < drips; drip += 1)
      d +=
        `v${4 + ((drip * 5 + easel.seed) % 7)}a${width / drips / 2} ${width / drips} 0V${y}`.replace(
          'a',
          'a-',
        )
    s.fill(`${d}Z`, '#FFFFFF')
    s.oval(x + width / 2, y, [width / 2, 4], '#FFFFFF')
  }
  tier(10, 62, 80, 28)
  tier(24, 36, 52, 22)
  for (const [index, x] of [32, 41, 50, 59, 68].entries()) {
    const y = 34 - (index % 2) * 2
    s.box(x - 1.6, y - 18, [3.2, 19], [third, sun, warm, tone(0.6), third][index] ?? warm, 1)
    s.disc(x, y - 24, 8, s.glow(x, y - 24, 8, [0, easel.light(sun, 0.5), 0.7], [1, sun, 0]))
    s.fill(
      `M${x} ${y - 31}C${x + 4} ${y - 25} ${x + 3} ${y - 19.6} ${x} ${y - 19}C${x - 3} ${y - 19.6} ${x - 4} ${y - 25} ${x} ${y - 31}Z`,
      '#FFB43D',
    )
  }
  for (let pearl = 0; pearl < 9; pearl += 1)
    s.disc(
      14 + pearl * 9,
      93 + (pearl > 1 && pearl < 7 ? 1.6 : 0),
      2.4,
      pearl % 2 === 0 ? warm : third,
    )
}
