import { type NotificationList, readNotificationsBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { bodyLimits } from '../../http/limits.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { countUnread, listNotifications, markRead } from './notificationsRepository.ts'
import { presentNotification } from './presentNotification.ts'

export interface NotificationRoutePorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}

/** As many as somebody reads; older ones are kept and not shown. */
const most = 50
/** What was told while there were plans. */
const aboutPlans = ['trial-ending', 'plan-started', 'plan-given'] as const

export function notificationRoutes(
  server: FastifyInstance,
  { queries, now, entitlements: { hasPlans } }: NotificationRoutePorts,
): void {
  const without = hasPlans ? [] : aboutPlans
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/notifications', { config: { access: 'user' } }, async (request, reply) => {
    const { id: userId } = signedIn(request)
    const rows = await listNotifications(queries, { userId, without, most })
    const list: NotificationList = {
      unread: await countUnread(queries, { userId, without }),
      items: rows.map((row) => presentNotification(row, now())),
    }
    return reply.send(list)
  })

  app.post(
    '/api/notifications/read',
    {
      config: { access: 'user' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: readNotificationsBody },
    },
    async (request, reply) => {
      const { ids } = request.body
      await markRead(queries, { userId: signedIn(request).id, ids, now: now() })
      return reply.code(204).send()
    },
  )
}
