import { readContent, type Slide } from '@deckloom/deck'
import { expect, inject, test } from 'vitest'
import { sameJson } from '../document/sameJson.ts'
import { FakeClock } from '../testing/FakeClock.ts'
import { fullSlide } from '../testing/slides.ts'
import { Dice } from './Dice.ts'
import { SimulatedServer } from './SimulatedServer.ts'
import { SimulatedWindow } from './SimulatedWindow.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random runs to make, and the seed of the first. */
    readonly simulatedRuns: number
    readonly firstSimulatedRun: number
  }
}

const runs = inject('simulatedRuns')
const firstSeed = inject('firstSimulatedRun')
const stepMs = 5
const steps = 4_000

test.each(Array.from({ length: runs }, (_, index) => firstSeed + index))(
  'windows that edit one deck at random over a failing network end equal, and no letter is lost: seed %i',
  async (seed) => {
    const { windows, server, typed, everOffline } = await run(seed)
    for (const window of windows) expect(window.slides).toEqual(server.slides)
    const removed = new Set(windows.flatMap((window) => [...window.removed]))
    const restored = new Set(windows.flatMap((window) => [...window.restored]))
    const present = windows[0]?.letters() ?? ''
    const lost = typed.filter((letter) => !present.includes(letter) && !removed.has(letter))
    // A deletion gives way to a change, and undo may bring the same words back elsewhere.
    const isMoved = (letter: string) => removed.has(letter) || restored.has(letter)
    const isTwice = (letter: string) => present.split(letter).length > 2
    const doubled = typed.filter((letter) => isTwice(letter) && !isMoved(letter))

    expect(lost).toEqual([])
    // Nobody deletes an element, so whoever grouped what with what, all are there.
    for (const slide of server.slides.filter(({ images = [] }) => images.length > 0)) {
      const { texts, visuals } = readContent(slide)
      expect([...texts, ...visuals]).toHaveLength(5)
    }
    // Two people who rewrite the same words without each other get both versions.
    if (!everOffline) expect(doubled).toEqual([])
  },
)

async function run(seed: number) {
  const dice = new Dice(seed)
  const clock = new FakeClock()
  const server = new SimulatedServer([slideOf('a'), slideOf('b'), slideOf('c')])
  const typed: string[] = []
  // Each letter is typed once in a run, so that one that is lost or doubled is found.
  const nextLetter = () => {
    const letter = String.fromCodePoint(0x4e_00 + typed.length)
    typed.push(letter)
    return letter
  }
  const windows = Array.from(
    { length: dice.happens(0.5) ? 2 : 5 },
    (_, index) =>
      new SimulatedWindow({
        name: `w${index}`,
        server,
        clock,
        dice,
        nextLetter,
        isElsewhere: dice.happens(0.3),
      }),
  )
  let everOffline = false
  for (let step = 0; step < steps; step += 1) {
    for (const window of windows) if (dice.happens(0.08)) window.act()
    if (dice.happens(0.0004)) restart(windows)
    if (dice.happens(0.0008)) {
      const window = dice.pick(windows)
      window.setOnline(!window.isOnline)
      everOffline = true
    }
    await clock.pass(stepMs)
  }
  for (const window of windows) {
    window.close()
    window.setOnline(true)
  }
  for (let wait = 0; wait < 2_000 && !areEqual(windows, server); wait += 1) await clock.pass(100)
  return { windows, server, typed, everOffline }
}

/** Every connection is cut, and opened again. */
function restart(windows: readonly SimulatedWindow[]) {
  for (const window of windows.filter(({ isOnline }) => isOnline)) {
    window.setOnline(false)
    window.setOnline(true)
  }
}

function areEqual(windows: readonly SimulatedWindow[], server: SimulatedServer): boolean {
  return windows.every(
    ({ autosave, slides }) => autosave.state.kind === 'saved' && sameJson(slides, server.slides),
  )
}

function slideOf(id: string): Slide {
  return fullSlide(id, { bullet_points: ['First', 'Second'] })
}
