import { type NotificationList, readNotificationsBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { bodyLimits } from '../../http/limits.ts'
import { countUnread, listNotifications, markRead } from './notificationsRepository.ts'
import { presentNotification } from './presentNotification.ts'

export interface NotificationRoutePorts {
  readonly queries: Queries
  readonly now: () => Date
}

/** As many as somebody reads; older ones are kept and not shown. */
const most = 50

export function notificationRoutes(
  server: FastifyInstance,
  { queries, now }: NotificationRoutePorts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/notifications', { config: { access: 'user' } }, async (request, reply) => {
    const { id: userId } = signedIn(request)
    const rows = await listNotifications(queries, { userId, most })
    const list: NotificationList = {
      unread: await countUnread(queries, userId),
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
