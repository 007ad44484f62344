import { testConfirmationBody, testPaymentBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { answer } from '../../../http/answers.ts'
import type { TestProvider } from './TestProvider.ts'

/** The side of the test provider that its form in the browser talks to. */
export function testProviderRoutes(server: FastifyInstance, provider: TestProvider): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/test-payments/pay',
    { config: { access: 'user', limit: 'pay' }, schema: { body: testPaymentBody } },
    async (request, reply) => {
      const { clientSecret, ...card } = request.body
      const paid = await provider.pay(signedIn(request).id, clientSecret, card)
      return answer(reply, paid, (value) => value)
    },
  )

  app.post(
    '/api/test-payments/confirm',
    { config: { access: 'user', limit: 'pay' }, schema: { body: testConfirmationBody } },
    async (request, reply) => {
      const { clientSecret, approved } = request.body
      const confirmed = await provider.confirm(signedIn(request).id, clientSecret, approved)
      return answer(reply, confirmed, (value) => value)
    },
  )
}
