import { faces, outdoors } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws flowers in a meadow and a passing butterfly. */
export function flower(easel: Easel): void {
  outdoors(easel)
  const { warm, sun, third, fourth, tone } = easel.dyes
  const green = easel.dark('#4E8F57', 0.12)
  for (let blade = 0; blade < 26; blade += 1) {
    const x = (blade + easel.random()) * 4
    const s = Sketch.on(easel, {
      x,
      foot: 101,
      size: 12 + easel.random() * 10,
      turn: (easel.random() - 0.5) * 24,
    })
    s.fill('M40 100Q44 40 50 0Q56 40 60 100Z', tone(0.66))
  }
  const beds = [
    { x: 50, size: 78, color: warm, petals: 12 },
    { x: 22, size: 54, color: easel.light(third, 0.15), petals: 8 },
    { x: 78, size: 60, color: fourth, petals: 10 },
    { x: 8, size: 36, color: warm, petals: 8 },
    { x: 93, size: 38, color: third, petals: 8 },
  ]
  for (const { x, size, color, petals } of beds.toReversed()) {
    const s = Sketch.on(easel, { x, foot: 102, size, flip: faces(easel) })
    s.line('M50 104C46 80 52 60 50 30', green, 4)
    s.fill(
      'M49 84C34 84 24 74 22 62C36 62 46 70 49 84ZM51 72C64 72 74 64 78 52C64 52 54 60 51 72Z',
      green,
    )
    const bloom = s.part({ x: 50, y: 28, size: 56 })
    for (const ring of [0, 1]) {
      for (let petal = 0; petal < petals; petal += 1) {
        const leaf = bloom.part({
          x: 50,
          y: 50,
          size: 100 - ring * 30,
          turn: (petal * 360) / petals + ring * (180 / petals),
        })
        leaf.fill(
          'M50 50C34 30 38 2 50 -4C62 2 66 30 50 50Z',
          ring === 0 ? easel.dark(color, 0.16) : easel.light(color, 0.12),
        )
      }
    }
    bloom.disc(50, 50, 15, easel.light(sun, 0.2))
    bloom.disc(50, 50, 9, easel.dark(sun, 0.35))
  }
  const s = Sketch.on(easel, { x: faces(easel) ? 72 : 28, foot: 34, size: 18, turn: -20 })
  s.fill('M50 50C30 4 -6 10 4 42C10 58 34 60 50 52C34 64 22 86 36 92C48 94 50 70 50 54Z', warm)
  s.fill(
    'M50 50C70 4 106 10 96 42C90 58 66 60 50 52C66 64 78 86 64 92C52 94 50 70 50 54Z',
    easel.light(warm, 0.2),
  )
  s.line('M50 84V34M50 34C46 24 42 20 36 18M50 34C54 24 58 20 64 18', tone(0.95), 4)
}
