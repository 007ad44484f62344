import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a stage between curtains, with masks in two spotlights. */
export function stage(easel: Easel): void {
  const { warm, deep, tone, sun, pale } = easel.dyes
  easel.sky(tone(0.95), tone(0.66))
  easel.fill(
    rectangle(easel.box.x, easel.y(82), easel.box.width, easel.bottom - easel.y(82)),
    easel.vertical(82, 100, [0, easel.dark('#B07A44', 0.1)], [1, easel.dark('#6B4226', 0.4)]),
  )
  const s = Sketch.on(easel, { foot: 86, size: 92 })
  const beam = easel.light(sun, 0.6)
  s.fill('M14 -30L74 96H30Z', s.ramp([14, -30], [50, 96], [0, beam, 0.7], [1, beam, 0.05]))
  s.fill('M86 -30L70 96H26Z', s.ramp([86, -30], [50, 96], [0, beam, 0.7], [1, beam, 0.05]))
  s.oval(50, 96, [36, 4.6], beam, 0.5)
  mask(easel, s.part({ x: 37, y: 52, size: 48, turn: -10 }), easel.light(pale, 0.5), true)
  mask(easel, s.part({ x: 66, y: 64, size: 44, turn: 12 }), easel.light(sun, 0.25), false)
  const width = easel.box.width
  for (let fold = 0; fold < 4; fold += 1) {
    for (const side of [0, 1]) {
      const step = width * 0.055
      const x = side === 0 ? easel.box.x + fold * step : easel.right - (fold + 1) * step
      const foot = easel.y(88 - fold * 2)
      easel.fill(
        rectangle(x, easel.box.y, step * 1.06, foot - easel.box.y),
        easel.dark(warm, fold % 2 === side ? 0.12 : 0.34),
      )
    }
  }
  for (let swag = 0; swag < 6; swag += 1) {
    const at = Sketch.on(easel, { x: 8.33 + swag * 16.67, foot: 14, size: 10 })
    const half = (width / 12 / easel.u) * 10
    at.fill(
      `M${50 - half} -120H${50 + half}V20C${50 + half * 0.5} 100 ${50 - half * 0.5} 100 ${50 - half} 20Z`,
      easel.dark(warm, swag % 2 === 0 ? 0.05 : 0.22),
    )
    at.line(
      `M${50 - half} 20C${50 - half * 0.5} 100 ${50 + half * 0.5} 100 ${50 + half} 20`,
      sun,
      9,
    )
  }
  s.line('M-300 103H400', deep, 1, 0.3)
}

function mask(easel: Easel, s: Sketch, color: string, isGlad: boolean): void {
  const { deep } = easel.dyes
  s.fill('M8 8C36 18 64 18 92 8C98 52 86 88 50 100C14 88 2 52 8 8Z', color)
  s.fill('M50 15.5C64 15.5 78 13 92 8C98 52 86 88 50 100Z', deep, 0.14)
  for (const [x, y] of [
    [30, 40],
    [70, 40],
  ] as const) {
    s.fill(
      isGlad
        ? `M${x - 11} ${y + 5}C${x - 8} ${y - 9} ${x + 8} ${y - 9} ${x + 11} ${y + 5}C${x + 5} ${y - 1} ${x - 5} ${y - 1} ${x - 11} ${y + 5}Z`
        : `M${x - 11} ${y - 2}H${x + 11}C${x + 9} ${y + 9} ${x - 9} ${y + 9} ${x - 11} ${y - 2}Z`,
      deep,
    )
  }
  s.fill(
    isGlad
      ? 'M26 62C40 70 60 70 74 62C70 84 30 84 26 62Z'
      : 'M28 82C34 62 66 62 72 82C60 74 40 74 28 82Z',
    deep,
  )
}
