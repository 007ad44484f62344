import { forgotPasswordBody, resetPasswordBody, validateResetTokenBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { answer } from '../../http/answers.ts'
import { bodyLimits } from '../../http/limits.ts'
import {
  forgotPassword,
  linkOnItsWay,
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
    async (request, reply) =>
      reply.send(
        request.looksAutomated ? linkOnItsWay(ports) : await forgotPassword(ports, request.body),
      ),
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
    async (request, reply) =>
      answer(reply, await resetPassword(ports, request.body), (value) => value),
  )
}
