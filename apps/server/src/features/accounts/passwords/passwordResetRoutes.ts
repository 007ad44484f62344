import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../http/errors/failure.ts'
import {
  requestPasswordReset,
  type PasswordResetPorts,
  resetPassword,
  validateResetToken,
} from './passwordReset.ts'
import { serve } from '../../../http/serve.ts'

const { accounts } = endpoints

export function passwordResetRoutes(app: FastifyInstance, ports: PasswordResetPorts): void {
  serve(app, accounts.forgotPassword, async (request) => {
    request.audit('reset-ask', { target: ports.tagAddress(request.body.email) })
    return requestPasswordReset(ports, request.body)
  })

  serve(app, accounts.validateResetToken, (request) =>
    validateResetToken(ports, request.body.token),
  )

  serve(app, accounts.resetPassword, async (request) => {
    const done = await resetPassword(ports, request.body)
    if (done instanceof Failure) return done
    request.actor = done.userId
    return { message: done.message }
  })
}
