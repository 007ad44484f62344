import type { Easel } from '../easel.ts'
import { polyline, rectangle } from '../pen.ts'

/** Draws a cable-stayed bridge: two pylons, fans of lines, a river below. */
export function bridge(easel: Easel): void {
  const { tone, sun, pale, deep, warm } = easel.dyes
  easel.sky(tone(0.16), easel.light(sun, 0.5))
  easel.disc(50, 46, 16, easel.vertical(30, 62, [0, sun], [1, easel.light(sun, 0.35)]))
  easel.ridge(62, 12, 7, tone(0.3))
  easel.fill(
    rectangle(easel.box.x, easel.y(70), easel.box.width, easel.bottom - easel.y(70)),
    easel.vertical(70, 100, [0, tone(0.45)], [1, tone(0.85)]),
  )
  for (const pylon of [28, 72]) {
    fan(easel, pylon, pale)
    easel.fill(
      rectangle(
        easel.x(pylon) - easel.u * 1.3,
        easel.y(18),
        easel.u * 2.6,
        easel.y(84) - easel.y(18),
      ),
      deep,
    )
    easel.fill(
      rectangle(easel.x(pylon) - easel.u * 2.2, easel.y(16), easel.u * 4.4, easel.u * 2),
      warm,
    )
  }
  easel.fill(rectangle(easel.box.x, easel.y(64), easel.box.width, easel.u * 3), deep)
  easel.fill(rectangle(easel.box.x, easel.y(64), easel.box.width, easel.u * 0.6), warm)
  easel.wave(84, 1.2, 6, tone(0.7))
  easel.wave(92, 1.6, 4, tone(0.92), 1)
}

function fan(easel: Easel, pylon: number, color: string): void {
  for (let cable = 1; cable <= 7; cable += 1) {
    const [reach, height] = [cable * 3.1, 20 + (7 - cable) * 2.4]
    for (const side of [-1, 1]) {
      const line = polyline(
        [easel.x(pylon), easel.y(height)],
        [easel.x(pylon + side * reach), easel.y(64.5)],
      )
      easel.stroke(line, color, easel.u * 0.35, 0.85)
    }
  }
}
