import { endpoints, visitedPage } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Activity, Visit } from './signs.ts'

const { operation } = endpoints

export interface TrackingPorts {
  readonly record: (sign: Visit | Activity) => void
  readonly now: () => Date
}

/** Receives page views. The visitor is identified by the session only, never by the request body. */
export function trackingRoutes(app: FastifyInstance, { record, now }: TrackingPorts): void {
  serve(app, operation.trackVisit, (request) => {
    const { path, userAgent } = request.body
    record({
      kind: 'visit',
      userId: request.account?.id ?? null,
      sessionId: sessionOf(request),
      page: visitedPage(path),
      userAgent: asksNotToBeTracked(request) ? null : (userAgent ?? null),
      referrer: originOf(request.headers.referer),
      at: now(),
    })
    return undefined
  })

  serve(app, operation.trackActivity, (request) => {
    const { activityType, metadata } = request.body
    record({
      kind: activityType,
      userId: request.account?.id ?? null,
      presentationId: deckOf(metadata?.['presentationId']),
      at: now(),
    })
    return undefined
  })
}

/** The browser's id for its visit; it distinguishes visits and authenticates nobody. */
function sessionOf({ headers }: FastifyRequest): string | null {
  const name = headers['x-session-id']
  return typeof name === 'string' && /^session-\d{13}-[0-9a-z]{1,12}$/.test(name) ? name : null
}

function asksNotToBeTracked({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1'
}

function originOf(referrer: string | undefined): string | null {
  const origin = URL.parse(referrer ?? '')?.origin
  return origin === undefined || origin === 'null' ? null : origin.slice(0, 200)
}

function deckOf(id: unknown): number | null {
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= 2_147_483_647 ? Number(id) : null
}
