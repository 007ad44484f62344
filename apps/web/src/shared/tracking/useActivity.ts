import type { ActivityType } from '@deckloom/contract'
import { useEffect } from 'react'
import { warnOfProblem } from '../logProblem.ts'

/** Reports an activity once, with the deck it is about. */
export function useActivity(activityType: ActivityType, deckId?: number): void {
  useEffect(() => noteActivity(activityType, deckId), [activityType, deckId])
}

/** Reports an activity that happens later. */
export function noteActivity(activityType: ActivityType, deckId?: number): void {
  import('./track.ts')
    .then(({ trackActivity }) =>
      trackActivity(activityType, deckId === undefined ? undefined : { presentationId: deckId }),
    )
    .catch(warnOfProblem)
}
