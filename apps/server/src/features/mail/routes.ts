import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { type MailRoutePorts, readMail, tryMailAgain } from './changeMail.ts'

const { operation } = endpoints

/** Pending and failed emails, for administrators, without their recipients. */
export function mailRoutes(app: FastifyInstance, ports: MailRoutePorts): void {
  serve(app, operation.listMail, () => readMail(ports))

  serve(app, operation.retryMail, (request) => tryMailAgain(ports, request.params.id))
}
