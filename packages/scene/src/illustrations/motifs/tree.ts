import { cloud, faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a large tree and a bench in its shade. */
export function tree(easel: Easel): void {
  outdoors(easel)
  cloud(easel, faces(easel) ? 80 : 18, 24, 22, '#FFFFFF', 0.75)
  const { tone, deep, warm } = easel.dyes
  const s = Sketch.on(easel, { foot: 92, size: 96, flip: faces(easel) })
  const bark = easel.dark('#7F5234', 0.15)
  s.oval(50, 97, [54, 4.6], deep, 0.25)
  s.fill(
    'M42 98C46 84 45 72 44 58L26 42L30 40L45 50L47 34H53L54 50L70 38L74 41L56 60C55 74 55 84 60 98C56 96 54 97 51 98C48 97 46 96 42 98Z',
    bark,
  )
  s.fill(
    'M53 34L54 50L70 38L74 41L56 60C55 74 55 84 60 98C56 96 54 97 51 98C53 80 50 60 51 34Z',
    deep,
    0.2,
  )
  const crown = [
    [50, 14, 22, 0.6],
    [28, 26, 19, 0.66],
    [72, 25, 20, 0.7],
    [16, 42, 14, 0.7],
    [86, 42, 14, 0.74],
    [38, 40, 16, 0.64],
    [62, 40, 16, 0.68],
    [50, 30, 20, 0.58],
  ] as const
  for (const [x, y, r, depth] of crown) s.disc(x, y, r, tone(depth))
  for (let leaf = 0; leaf < 34; leaf += 1) {
    const [x, y, r] = crown[leaf % crown.length] ?? crown[0]
    const [turn, far] = [easel.random() * 6.3, Math.sqrt(easel.random()) * r * 0.85]
    const color = leaf % 7 === 0 ? warm : leaf % 2 === 0 ? tone(0.46) : tone(0.8)
    s.oval(x + Math.cos(turn) * far, y + Math.sin(turn) * far, [2.2, 1.3], color, 0.75)
  }
  s.box(78, 82, [30, 2.6], easel.dark('#A9713F', 0.1), 1)
  s.box(78, 88, [30, 2.8], easel.dark('#A9713F', 0.1), 1)
  s.line('M82 82V98M104 82V98', deep, 1.8)
}
