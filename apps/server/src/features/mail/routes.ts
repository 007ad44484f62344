import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { type MailRoutePorts, readMail, tryMailAgain } from './changeMail.ts'

const { operation } = endpoints

/** Emails that wait or have failed, for administrators; to whom they go is nothing to them. */
export function mailRoutes(app: FastifyInstance, ports: MailRoutePorts): void {
  serve(app, operation.listMail, () => readMail(ports))

  serve(app, operation.retryMail, (request) => tryMailAgain(ports, request.params.id))
}
