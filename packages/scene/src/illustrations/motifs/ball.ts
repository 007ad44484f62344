import type { Easel } from '../easel.ts'
import { rectangle } from '../pen.ts'
import { Sketch } from '../sketch.ts'

/** Draws a football on the grass in front of a goal, with floodlights above. */
export function ball(easel: Easel): void {
  const { deep, tone, sun, pale } = easel.dyes
  easel.sky(tone(0.8), tone(0.42))
  for (const x of [14, 86]) {
    const mast = Sketch.on(easel, { x, foot: 62, size: 52 })
    mast.disc(
      50,
      16,
      44,
      mast.glow(50, 16, 44, [0, easel.light(sun, 0.6), 0.8], [1, easel.light(sun, 0.6), 0]),
    )
    mast.box(47.6, 20, [4.8, 80], deep)
    mast.box(28, 2, [44, 24], deep, 3)
    for (let lamp = 0; lamp < 8; lamp += 1)
      mast.disc(34 + (lamp % 4) * 10.6, 8.6 + Math.floor(lamp / 4) * 10.6, 3.8, '#FFFFFF')
  }
  const grass = easel.dark('#4E9A57', 0.12)
  for (let strip = 0; strip < 5; strip += 1) {
    const y = 62 + strip * strip * 1.4 + strip * 3
    easel.fill(
      rectangle(easel.box.x, easel.y(y), easel.box.width, easel.bottom - easel.y(y)),
      strip % 2 === 0 ? grass : easel.light(grass, 0.1),
    )
  }
  const goal = Sketch.on(easel, { foot: 66, size: 96 })
  for (let mesh = 0; mesh < 13; mesh += 1)
    goal.line(`M${6 + mesh * 7.4} 44V100`, '#FFFFFF', 0.4, 0.6)
  for (let mesh = 0; mesh < 8; mesh += 1) goal.line(`M5 ${46 + mesh * 7}H95`, '#FFFFFF', 0.4, 0.6)
  goal.line('M4 100V43H96V100', '#FFFFFF', 2.6)
  const s = Sketch.on(easel, { foot: 92, size: 46, turn: (easel.seed * 13) % 60 })
  Sketch.on(easel, { foot: 94, size: 46 }).oval(54, 98, [46, 6], deep, 0.35)
  s.disc(50, 50, 48, s.glow(38, 32, 74, [0, '#FFFFFF'], [1, easel.dark(pale, 0.3)]))
  s.fill('M50 30L69 44L62 66H38L31 44Z', deep)
  for (let patch = 0; patch < 5; patch += 1) {
    const side = s.part({ x: 50, y: 50, size: 100, turn: patch * 72 })
    side.line('M50 30V16', deep, 2)
    side.fill('M36 4.2L50 16L64 4.2C55 1.4 45 1.4 36 4.2Z', deep)
    side.line('M62.5 6.5L80 24.5', deep, 1.8)
  }
}
