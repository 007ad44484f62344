import { nameHere } from '../../../shared/place.ts'
import type { Zoom } from '../zoom/zoom.ts'
import type { ShowRole } from './showMessage.ts'
import type { ShowState } from './slideshow.ts'

/** State of a window, stored in its tab to survive a reload. */
export interface KeptShow {
  readonly state: ShowState
  /** When the show began. */
  readonly startedAt: number
  /** Whether the elapsed time is shown. */
  readonly timer: boolean
}

export interface ShowWindow {
  readonly deckId: string
  readonly role: ShowRole
}

/** A show that began before this is over, even if its tab was never closed. */
const forgottenAfterMs = 12 * 3_600_000

export function readShow(of: ShowWindow, now: number): KeptShow | undefined {
  try {
    const kept = readKept(JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null'))
    return kept && now - kept.startedAt < forgottenAfterMs ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepShow(of: ShowWindow, { state, startedAt, timer }: KeptShow): void {
  const { index, revealed, screen, playing, stepByStep, zoom, turn } = state
  const steps = stepByStep === undefined ? 2 : Number(stepByStep)
  const shown = [index, revealed, screens.indexOf(screen), Number(playing), steps, turn]
  const parts = zoom ? [zoom.scale, zoom.x, zoom.y] : []
  try {
    sessionStorage.setItem(
      keyOf(of),
      JSON.stringify([startedAt, Number(timer), ...shown, ...parts]),
    )
  } catch {
    // Without storage a reload starts over.
  }
}

export function forgetShow(of: ShowWindow): void {
  try {
    sessionStorage.removeItem(keyOf(of))
  } catch {
    // Nothing was stored either.
  }
}

function keyOf({ deckId, role }: ShowWindow): string {
  return nameHere(`deckloom-show-${role}-${deckId}`)
}

const screens = ['slide', 'black', 'white'] as const

/** Numbers only, which are checked with little code: a schema would be half the size of the presenter. */
function readKept(kept: unknown): KeptShow | undefined {
  if (!Array.isArray(kept) || kept.length < 8 || !kept.every(Number.isFinite)) return undefined
  const [startedAt, timer, index, revealed, screen, playing, steps, turn, ...zoom]: number[] = kept
  if (startedAt === undefined || index === undefined) return undefined
  return {
    startedAt,
    timer: timer === 1,
    state: {
      index,
      revealed: revealed ?? 0,
      screen: screens[screen ?? 0] ?? 'slide',
      playing: playing === 1,
      stepByStep: steps === 2 ? undefined : steps === 1,
      zoom: readZoom(zoom),
      turn: turn ?? 0,
    },
  }
}

function readZoom([scale, x, y]: readonly number[]): Zoom | undefined {
  return scale && x && y ? { scale, x, y } : undefined
}
