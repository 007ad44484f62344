import { useEffect, useState } from 'react'
import { useSeconds } from '../useSeconds.ts'
import { keepSpeaker, readSpeaker } from './keptSpeaker.ts'
import { elapsedOf, type ShowTimer, toggleTimer } from './showTimer.ts'

export interface SpeakerTimer {
  readonly now: number
  readonly elapsed: number
  readonly running: boolean
  readonly plannedMinutes: number
  readonly toggle: () => void
  readonly reset: () => void
  /** Sets it to zero and lets it run. */
  readonly restart: () => void
  readonly pause: () => void
  readonly plan: (minutes: number) => void
}

/** Time per slide, until the user plans the length of the talk. */
const minutesPerSlide = 1.5

/** Runs from when the window opens. */
export function useSpeakerTimer(deckId: string, slideCount: number): SpeakerTimer {
  const now = useSeconds()
  const [kept, setKept] = useState(
    () =>
      readSpeaker(deckId, Date.now()) ?? {
        timer: { counted: 0, since: Date.now() },
        plannedMinutes: Math.max(1, Math.ceil(slideCount * minutesPerSlide)),
      },
  )
  useEffect(() => keepSpeaker(deckId, kept), [deckId, kept])
  const { timer, plannedMinutes } = kept
  const setTimer = (next: ShowTimer) => setKept({ ...kept, timer: next })
  return {
    now,
    elapsed: elapsedOf(timer, now),
    running: timer.since !== undefined,
    plannedMinutes,
    toggle: () => setTimer(toggleTimer(timer, Date.now())),
    reset: () =>
      setTimer(timer.since === undefined ? { counted: 0 } : { counted: 0, since: Date.now() }),
    restart: () => setTimer({ counted: 0, since: Date.now() }),
    pause: () => setTimer({ counted: elapsedOf(timer, Date.now()) }),
    plan: (minutes) => setKept({ ...kept, plannedMinutes: minutes }),
  }
}
