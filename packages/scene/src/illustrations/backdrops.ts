import type { Easel } from './easel.ts'
import { circle, rectangle } from './pen.ts'

/** Top of a backdrop's floor, in percent of the box. */
export const floor = 80

/** Returns whether a drawing faces the other way, which depends on the seed. */
export function faces(easel: Easel): boolean {
  return Math.floor(easel.seed / 3) % 2 === 1
}

/** Draws a wall lit by a large disc, with a table or a floor in front of it. */
export function room(easel: Easel, top: string = easel.dyes.tone(0.72)): void {
  const { pale, mid, sun } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, easel.light(pale, 0.3)],
      [1, easel.light(mid, 0.62)],
    ),
  )
  easel.disc(44 + easel.random() * 12, 46, 36, easel.light(sun, 0.25), 0.55)
  ground(easel, top)
}

/** Fills the ground from the floor down. */
export function ground(easel: Easel, color: string): void {
  const area = rectangle(
    easel.box.x,
    easel.y(floor),
    easel.box.width,
    easel.bottom - easel.y(floor),
  )
  easel.fill(area, easel.vertical(floor, 100, [0, color], [1, easel.dyes.tone(0.92)]))
}

/** Draws a soft glow around what hangs in the middle. */
export function halo(easel: Easel): void {
  const { pale, mid, sun } = easel.dyes
  easel.ground(
    easel.linear(
      [easel.box.x, easel.box.y],
      [easel.right, easel.bottom],
      [0, easel.light(pale, 0.35)],
      [1, easel.light(mid, 0.5)],
    ),
  )
  const [x, y] = [47 + easel.random() * 6, 48 + easel.random() * 4]
  easel.disc(x, y, 44, '#FFFFFF', 0.3)
  easel.disc(x, y, 35, easel.light(sun, 0.3), 0.6)
}

/** Draws a sky with the sun, rolling hills and a meadow. */
export function outdoors(easel: Easel): void {
  const { tone, pale, sun } = easel.dyes
  easel.sky(easel.light(pale, 0.2), easel.light(sun, 0.62))
  easel.disc(faces(easel) ? 24 + easel.random() * 8 : 70 + easel.random() * 8, 30, 11, sun)
  easel.wave(60, 5, 3, tone(0.28))
  easel.wave(68, 4, 2, tone(0.4), 1)
  easel.wave(floor, 1.5, 2, tone(0.58))
}

/** Draws a night sky with stars, lighter near the ground. */
export function starlight(easel: Easel, top = 0.94, bottom = 0.6): void {
  const { tone } = easel.dyes
  easel.sky(tone(top), tone(bottom))
  for (let star = 0; star < 34; star += 1) {
    const [x, y] = [easel.x(easel.random() * 100), easel.y(easel.random() * 74)]
    easel.fill(circle(x, y, easel.u * (0.25 + easel.random() * 0.4)), '#FFFFFF', 0.8)
  }
}

/** Draws a cloud of three discs on a flat base; `width` is in hundredths of the shorter side. */
export function cloud(
  easel: Easel,
  x: number,
  y: number,
  width: number,
  color: string,
  alpha = 1,
): void {
  const [cx, cy, q] = [easel.x(x), easel.y(y), (easel.u * width) / 10]
  const parts = [
    circle(cx - q * 2.4, cy - q * 1.5, q * 1.6),
    circle(cx + q * 0.2, cy - q * 2.3, q * 2.3),
    circle(cx + q * 2.8, cy - q * 1.3, q * 1.5),
    rectangle(cx - q * 2.6, cy - q * 1.7, q * 5.6, q * 1.7),
  ]
  easel.fill(parts.join(''), color, alpha)
}
