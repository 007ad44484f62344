import { createTrackingClient, type TrackActivityBody, visitedPage } from '@deckloom/contract'
import { visitLimits } from '@deckloom/deck'
import { warnOfProblem } from '../logProblem.ts'
import { asksNotToBeTracked, visitSession } from './visitSession.ts'
import { fetchHere } from '../place.ts'

const tracking = createTrackingClient((path, init) => fetchHere(path, { ...init, keepalive: true }))

/** Reports a page visit to the server. `path` has no query; secrets in it are not sent. */
export async function trackVisit(path: string): Promise<void> {
  const page = visitedPage(path)
  const body = {
    path: page.includes(':token') ? page : path.slice(0, visitLimits.pathLength),
    ...(!asksNotToBeTracked() && {
      userAgent: navigator.userAgent.slice(0, visitLimits.userAgentLength),
    }),
  }
  await tracking.trackVisit(visitSession(), body).catch(warnOfProblem)
}

/** Reports a user activity to the server. */
export async function trackActivity(
  activityType: TrackActivityBody['activityType'],
  metadata?: TrackActivityBody['metadata'],
): Promise<void> {
  const body = { activityType, ...(metadata && { metadata }) }
  await tracking.trackActivity(visitSession(), body).catch(warnOfProblem)
}
