import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import type { LiveBus } from '../../../platform/live/LiveBus.ts'
import { LiveRooms } from '../../../platform/live/LiveRooms.ts'
import { readRights } from './readRights.ts'
import { liveRoutes } from './routes.ts'

interface LiveParts {
  readonly queries: Queries
  readonly sessions: Sessions
  readonly bus: LiveBus
  readonly now: () => Date
}

/** Connects everybody who has a deck open, until the server stops. */
export function openLive(
  app: FastifyInstance,
  { queries, sessions, bus, now }: LiveParts,
): LiveRooms {
  const rooms = new LiveRooms({
    bus,
    now: () => now().getTime(),
    rightsOf: (members) => readRights({ queries, sessions }, members),
    warn: (message) => app.log.warn(message),
  })
  liveRoutes(app, { queries, rooms, sessions })
  // Whatever a call changed may be a right: they are all read again, instead of each use case telling which.
  app.addHook('onResponse', async ({ method, routeOptions: { config } }, { statusCode }) => {
    const isChange = method !== 'GET' && method !== 'HEAD' && statusCode < 400
    if (isChange && config.limit !== 'save') rooms.recheck()
  })
  app.shutdown.stopping.addEventListener('abort', () => void rooms.close(), { once: true })
  app.addHook('preClose', () => rooms.close())
  return rooms
}
