import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { serve } from '../../http/serve.ts'
import {
  markNotificationsRead,
  type NotificationRoutePorts,
  readNotifications,
} from './readNotifications.ts'

const { operation } = endpoints

export function notificationRoutes(app: FastifyInstance, ports: NotificationRoutePorts): void {
  serve(app, operation.readNotifications, (request) =>
    readNotifications(ports, signedIn(request).id),
  )

  serve(app, operation.markNotificationsRead, (request) =>
    markNotificationsRead(ports, { ...request.body, userId: signedIn(request).id }),
  )
}
