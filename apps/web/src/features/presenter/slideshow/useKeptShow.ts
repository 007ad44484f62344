import { useEffect } from 'react'
import { type KeptShow, keepShow, type ShowWindow } from './keptShow.ts'

/** Stores each state of the show, for a reload of the window. */
export function useKeptShow({ deckId, role }: ShowWindow, kept: KeptShow): void {
  const { state, startedAt, timer } = kept
  useEffect(
    () => keepShow({ deckId, role }, { state, startedAt, timer }),
    [deckId, role, state, startedAt, timer],
  )
}
