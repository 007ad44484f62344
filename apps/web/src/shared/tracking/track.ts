import { createTrackingClient, type TrackActivityBody, visitedPage } from '@deckloom/contract'
import { visitLimits } from '@deckloom/deck'
import { warnOfProblem } from '../logProblem.ts'
import { asksNotToBeTracked, visitSession } from './visitSession.ts'
import { fetchHere } from '../place.ts'

const tracking = createTrackingClient((path, init) => fetchHere(path, { ...init, keepalive: true }))

/** Tells the server that a page was opened. `path` is its address without query; what opens something stays here. */
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

/** Tells the server that somebody did something. */
export async function trackActivity(
  activityType: TrackActivityBody['activityType'],
  metadata?: TrackActivityBody['metadata'],
): Promise<void> {
  const body = { activityType, ...(metadata && { metadata }) }
  await tracking.trackActivity(visitSession(), body).catch(warnOfProblem)
}
