import { faces, halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a sounding megaphone. */
export function megaphone(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, sun, pale, third } = easel.dyes
  const s = Sketch.on(easel, { size: 88, flip: faces(easel), turn: faces(easel) ? 10 : -10 })
  s.fill('M22 62H38L44 92C45 95 43 97 40 97H32C30 97 28 96 27.4 94Z', tone(0.8))
  s.fill('M76 8C84 8 90 28 90 48C90 68 84 88 76 88Z', easel.dark(warm, 0.45))
  s.fill(
    'M14 34H36C52 30 66 20 76 8V88C66 76 52 66 36 62H14C6 62 2 56 2 48C2 40 6 34 14 34Z',
    s.ramp([0, 8], [0, 88], [0, easel.light(warm, 0.2)], [1, easel.dark(warm, 0.2)]),
  )
  s.fill('M14 34H30V62H14C6 62 2 56 2 48C2 40 6 34 14 34Z', tone(0.72))
  s.oval(77, 48, [8, 40], easel.light(pale, 0.4))
  s.oval(78, 48, [5, 32], easel.dark(warm, 0.5))
  s.oval(79, 48, [3, 9], sun)
  s.fill('M34 36C48 32 60 24 70 14V22C60 32 48 38 34 42Z', '#FFFFFF', 0.35)
  for (const [d, color] of [
    ['M94 30L108 20', warm],
    ['M97 48H114', sun],
    ['M94 66L108 76', third],
  ] as const) {
    s.line(d, color, 4)
  }
  s.disc(12, 48, 2.4, deep)
}
