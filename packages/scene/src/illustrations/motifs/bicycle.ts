import type { Easel } from '../easel.ts'
import { circle, polyline, rectangle } from '../pen.ts'

/** Draws a bicycle on a road in front of hills and a low sun. */
export function bicycle(easel: Easel): void {
  const { tone, sun, pale, warm, deep } = easel.dyes
  easel.sky(easel.light(sun, 0.6), easel.light(pale, 0.2))
  easel.disc(70, 34, 18, sun)
  easel.wave(62, 6, 2, tone(0.3))
  easel.wave(70, 4, 3, tone(0.5), 1)
  easel.fill(
    rectangle(easel.box.x, easel.y(80), easel.box.width, easel.bottom - easel.y(80)),
    tone(0.72),
  )
  const { u } = easel
  const [hub, radius, middle] = [easel.y(80) - u * 15, u * 15, easel.x(50)]
  const [rear, front] = [middle - u * 24, middle + u * 24]
  for (const x of [rear, front]) wheel(easel, x, hub, radius)
  const [pedal, seat, bar] = [
    middle - u * 2,
    [middle - u * 9, hub - u * 22],
    [middle + u * 16, hub - u * 24],
  ] as const
  const frame = [
    polyline([rear, hub], [seat[0] + u, seat[1] + u * 3], [pedal, hub], [rear, hub]),
    polyline([pedal, hub], [bar[0], bar[1] + u * 3], [seat[0] + u, seat[1] + u * 3]),
    polyline([bar[0] - u, bar[1] - u * 3], [front, hub]),
  ]
  easel.stroke(frame.join(''), warm, u * 1.8)
  easel.stroke(
    polyline([seat[0] - u * 5, seat[1] - u], [seat[0] + u * 5, seat[1] - u]),
    deep,
    u * 2.4,
  )
  easel.stroke(
    polyline([bar[0] - u, bar[1] - u * 3], [bar[0] + u * 6, bar[1] - u * 5]),
    deep,
    u * 2.4,
  )
  easel.stroke(circle(pedal, hub, u * 3), deep, u)
}
function wheel(easel: Easel, x: number, y: number, radius: number): void {
  const { deep } = easel.dyes
  easel.stroke(circle(x, y, radius), deep, easel.u * 1.5)
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke * Math.PI) / 4
    easel.stroke(
      polyline([x, y], [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]),
      deep,
      easel.u * 0.25,
      0.5,
    )
  }
}
