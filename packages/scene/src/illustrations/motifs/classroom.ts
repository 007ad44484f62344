import { floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a blackboard with a sum, a desk with an apple, and a globe. */
export function classroom(easel: Easel): void {
  room(easel, easel.dark('#9A6A42', 0.15))
  const s = Sketch.on(easel, { foot: floor, size: 88 })
  const { warm, deep, tone, sun, third } = easel.dyes
  const oak = easel.dark('#A9713F', 0.1)
  s.box(-12, 4, [124, 62], oak, 2)
  s.box(-8, 8, [116, 54], s.ramp([-8, 8], [108, 62], [0, tone(0.86)], [1, tone(0.72)]), 1)
  const chalk = 'M4 22h16M4 30h24M4 38h12M66 50A14 94 50ZM80 50V22M66 50L80 22L94 50'
  s.line(chalk, '#FFFFFF', 1.3, 0.85)
  s.ring(46, 32, 11, '#FFFFFF', 1.3, 0.85)
  s.line('M46 32V21M46 32L55 38', '#FFFFFF', 1.3, 0.85)
  s.box(-12, 65, [124, 3], easel.dark(oak, 0.3))
  s.box(20, 63.4, [9, 2], '#FFFFFF', 1)
  s.box(-14, 90, [128, 5], oak)
  s.box(-8, 95, [116, 30], easel.dark(oak, 0.35))
  s.box(2, 84, [30, 6], warm, 1)
  s.box(5, 78, [26, 6], tone(0.6), 1)
  s.box(3, 73, [25, 5], third, 1)
  s.disc(44, 84, 6.4, '#D2453F')
  s.disc(42, 82, 1.8, '#FFFFFF', 0.6)
  s.line('M44 78C44 75 45 74 47 73', deep, 1)
  s.fill('M46 76C48 73 52 73 53 74C52 77 49 78 46 76Z', '#5E9A4A')
  s.line('M80 60A17 90 87', deep, 2)
  s.disc(80, 74, 13, tone(0.5))
  s.fill(
    'M74 63C82 62 84 70 78 72C76 78 70 76 68 72C69 68 71 65 74 63ZM84 74C90 72 92 76 90 80C87 84 83 84 82 80Z',
    sun,
  )
  s.fill('M76 88H84L88 91H72Z', deep)
}
