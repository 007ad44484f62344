import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import type { LiveBus } from '../../../platform/live/LiveBus.ts'
import { type LiveLimits, LiveRooms } from '../../../platform/live/LiveRooms.ts'
import { findNextEndMs } from './liveRepository.ts'
import { readRights } from './readRights.ts'
import { liveRoutes } from './routes.ts'

interface LiveParts {
  readonly queries: Queries
  readonly sessions: Sessions
  readonly bus: LiveBus
  readonly now: () => Date
  /** Its scale multiplies the numbers of windows that may be open. */
  readonly config: { readonly rateLimitScale: number }
}

/** More windows than somebody who loses track of them opens; a server is measured with 2,000 (0081). */
const mostWindows = { ofPersonOnDeck: 20, ofPerson: 60, ofServer: 10_000 } as const

function limitsFor({ rateLimitScale: scale }: LiveParts['config']): LiveLimits {
  const { ofPersonOnDeck, ofPerson, ofServer } = mostWindows
  return {
    ofPersonOnDeck: Math.max(1, ofPersonOnDeck * scale),
    ofPerson: Math.max(1, ofPerson * scale),
    ofServer: Math.max(1, ofServer * scale),
  }
}

/** Connects everybody who has a deck open, until the server stops. */
export function openLive(
  app: FastifyInstance,
  { queries, sessions, bus, now, config }: LiveParts,
): LiveRooms {
  const rooms = new LiveRooms({
    bus,
    limits: limitsFor(config),
    now: () => now().getTime(),
    rightsOf: (members) => readRights({ queries, sessions }, members),
    nextEndMs: () => findNextEndMs(queries),
    warn: (message) => app.log.warn(message),
  })
  liveRoutes(app, { queries, rooms, sessions })
  // Whatever a call changed may be a right: they are all read again, instead of each use case telling which.
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const isChange = method !== 'GET' && method !== 'HEAD' && statusCode < 400
    if (isChange && routeOptions.config.limit !== 'save') rooms.recheck()
  })
  app.shutdown.stopping.addEventListener('abort', () => void rooms.close(), { once: true })
  app.addHook('preClose', () => rooms.close())
  return rooms
}
