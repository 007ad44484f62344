import { halo } from '../backdrops.ts'
import type { Easel } from '../easel.ts'
import { Sketch } from '../sketch.ts'

/** Draws a hammer, a wrench and a screwdriver, crossed. */
export function tools(easel: Easel): void {
  halo(easel)
  const { warm, deep, tone, pale, sun } = easel.dyes
  const steel = easel.dark(pale, 0.28)
  const all = Sketch.on(easel, { size: 92 })
  const driver = all.part({ x: 50, y: 50, size: 100, turn: 0 })
  driver.box(47.6, 4, [4.8, 50], steel)
  driver.fill('M47.6 4H52.4L53 -2H47Z', easel.dark(steel, 0.3))
  driver.box(42, 52, [16, 46], sun, 6)
  driver.line('M46.5 60V90M53.5 60V90', easel.dark(sun, 0.3), 1.6)
  driver.box(44, 50, [12, 6], deep, 2)
  const wrench = all.part({ x: 50, y: 50, size: 100, turn: 45 })
  wrench.box(45, 22, [10, 62], tone(0.66), 2)
  wrench.fill(
    'M37 2V16L44 20H56L63 16V2C70 6 73 14 70 21C67 28 60 32 50 32C40 32 33 28 30 21C27 14 30 6 37 2Z',
    tone(0.66),
  )
  wrench.fill('M37 2V16L44 20L44 31C38 30 33 27 30 21C27 14 30 6 37 2Z', '#FFFFFF', 0.2)
  wrench.disc(50, 88, 12, tone(0.66))
  wrench.disc(50, 88, 5.6, easel.light(sun, 0.35))
  wrench.line('M50 38V72', tone(0.85), 2.4)
  const hammer = all.part({ x: 50, y: 50, size: 100, turn: -45 })
  hammer.box(45.6, 18, [8.8, 84], easel.dark('#B07A44', 0.08), 4)
  hammer.box(45, 66, [10, 34], warm, 4)
  hammer.line('M46 74H54M46 81H54M46 88H54', easel.dark(warm, 0.35), 1.4)
  hammer.fill('M26 4H34V0H60C70 0 78 4 84 14L78 18C74 13 70 12 64 13V20H34V17H26Z', deep)
  hammer.fill('M26 4H34V0H60C66 0 70 2 74 5C66 3 50 4 34 5V9H26Z', '#FFFFFF', 0.28)
}
