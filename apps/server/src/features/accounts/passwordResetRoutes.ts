import { forgotPasswordBody, resetPasswordBody, validateResetTokenBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits } from '../../http/limits.ts'
import {
  forgotPassword,
  type PasswordResetPorts,
  resetPassword,
  validateResetToken,
} from './passwordReset.ts'

export function passwordResetRoutes(server: FastifyInstance, ports: PasswordResetPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const bodyLimit = bodyLimits.credentials

  app.post(
    '/api/auth/forgot-password',
    {
      config: { access: 'public', limit: 'forgotPassword', form: true },
      bodyLimit,
      schema: { body: forgotPasswordBody },
    },
    async (request, reply) => {
      request.audit('reset-ask', { target: ports.tagAddress(request.body.email) })
      return reply.send(await forgotPassword(ports, request.body))
    },
  )

  app.post(
    '/api/auth/validate-reset-token',
    {
      config: { access: 'public', limit: 'resetToken' },
      bodyLimit,
      schema: { body: validateResetTokenBody },
    },
    async (request, reply) =>
      answer(reply, await validateResetToken(ports, request.body.token), (value) => value),
  )

  app.post(
    '/api/auth/reset-password',
    {
      config: { access: 'public', limit: 'resetToken' },
      bodyLimit,
      schema: { body: resetPasswordBody },
    },
    async (request, reply) => {
      const done = await resetPassword(ports, request.body)
      if (done instanceof Failure) return refuse(reply, done)
      request.audit('reset-use', { actor: done.userId })
      return reply.send({ message: done.message })
    },
  )
}
