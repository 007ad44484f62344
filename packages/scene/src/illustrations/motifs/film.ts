import { faces, floor, room } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a clapperboard in front of a reel. */
export function film(easel: Easel): void {
  room(easel)
  const { warm, deep, tone, sun, pale } = easel.dyes
  const s = Sketch.on(easel, { foot: floor + 8, size: 88, flip: faces(easel) })
  s.oval(50, 98, [56, 4], deep, 0.3)
  s.disc(78, 46, 36, easel.dark(pale, 0.35))
  s.disc(78, 46, 33, s.glow(66, 34, 56, [0, '#FFFFFF'], [1, easel.dark(pale, 0.2)]))
  for (let hole = 0; hole < 5; hole += 1) {
    const turn = hole * 1.257 + easel.seed
    s.disc(78 + Math.cos(turn) * 19, 46 + Math.sin(turn) * 19, 8.4, tone(0.8))
  }
  s.disc(78, 46, 4.4, deep)
  s.fill('M104 70C112 84 112 96 124 97H92L88 80Z', deep)
  for (let hole = 0; hole < 3; hole += 1) s.box(98 + hole * 8, 90, [4, 4], '#FFFFFF', 0.6)
  s.box(0, 46, [82, 51], deep, 3)
  const stripes = (part: Sketch) => {
    part.box(0, 34, [82, 12], '#FFFFFF', 1)
    for (let stripe = 0; stripe < 4; stripe += 1)
      part.fill(
        `M${4 + stripe * 21} 34H${14 + stripe * 21}L${6 + stripe * 21} 46H${-4 + stripe * 21 + (stripe === 0 ? 4 : 0)}Z`,
        deep,
      )
  }
  stripes(s)
  const arm = s.part({ x: 46, y: 34, size: 100, turn: -15 })
  stripes(arm.part({ x: 50, y: 46, size: 100 }))
  s.disc(4, 40, 3, warm)
  s.box(6, 54, [42, 5], '#FFFFFF', 1, 0.9)
  s.line('M6 66H76M6 78H76M44 66V90', '#FFFFFF', 0.9, 0.5)
  s.box(10, 69.6, [24, 4.4], sun, 1)
  s.box(50, 69.6, [18, 4.4], warm, 1)
  s.line('M10 84H30M50 84H64', '#FFFFFF', 2, 0.7)
}
