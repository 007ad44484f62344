import type { ActivityType } from '@deckloom/contract'
import { useEffect } from 'react'
import { warnOfProblem } from '../logProblem.ts'

/** Tells once that somebody does something here, with the deck that it is about. */
export function useActivity(activityType: ActivityType, deckId?: number): void {
  useEffect(() => noteActivity(activityType, deckId), [activityType, deckId])
}

/** The same, for what somebody does later on. */
export function noteActivity(activityType: ActivityType, deckId?: number): void {
  import('./track.ts')
    .then(({ trackActivity }) =>
      trackActivity(activityType, deckId === undefined ? undefined : { presentationId: deckId }),
    )
    .catch(warnOfProblem)
}
