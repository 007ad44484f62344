import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { serve } from '../../../http/serve.ts'
import type { TestProvider } from './TestProvider.ts'

const { plans } = endpoints

/** The API of the test provider that its form in the browser calls. */
export function testProviderRoutes(app: FastifyInstance, provider: TestProvider): void {
  serve(app, plans.payWithTestCard, (request) => {
    const { clientSecret, ...card } = request.body
    return provider.pay(signedIn(request).id, clientSecret, card)
  })

  serve(app, plans.confirmTestPayment, (request) => {
    const { clientSecret, approved } = request.body
    return provider.confirm(signedIn(request).id, clientSecret, approved)
  })
}
