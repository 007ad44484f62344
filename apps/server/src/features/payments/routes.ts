import { cancelPlanBody, createPaymentIntentBody, paymentSuccessBody } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits } from '../../http/limits.ts'
import { beginPayment } from './beginPayment.ts'
import { cancelPlan, readBilling } from './billing.ts'
import { confirmPayment } from './confirmPayment.ts'
import { ProviderDown } from './provider/PaymentProvider.ts'
import type { SettlePorts } from './settleSubscription.ts'
import { takeWebhook } from './takeWebhook.ts'

export const webhookPath = '/api/payment/webhook'

/** Undefined where no payments are taken: the same routes then say so. */
export function paymentRoutes(server: FastifyInstance, ports: SettlePorts | undefined): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/create-payment-intent',
    { config: { access: 'user', limit: 'pay' }, schema: { body: createPaymentIntentBody } },
    (request, reply) =>
      through(ports, reply, (open) => beginPayment(open, signedIn(request), request.body)),
  )

  app.post(
    '/api/payment/success',
    { config: { access: 'user', limit: 'pay' }, schema: { body: paymentSuccessBody } },
    (request, reply) =>
      through(ports, reply, async (open) => {
        const { paymentIntentId } = request.body
        return (
          (await confirmPayment(open, signedIn(request), paymentIntentId)) ?? { received: true }
        )
      }),
  )

  app.get('/api/billing', { config: { access: 'user' } }, (request, reply) =>
    // Nothing to pay is nothing to show, and no error.
    ports
      ? through(ports, reply, (open) => readBilling(open, signedIn(request)))
      : reply.send({ plan: null, invoices: [] }),
  )

  app.post(
    '/api/billing/cancel',
    { config: { access: 'user', limit: 'pay' }, schema: { body: cancelPlanBody } },
    (request, reply) =>
      through(ports, reply, async (open) => {
        const { cancel } = request.body
        const changed = await cancelPlan(open, signedIn(request), cancel)
        if (!(changed instanceof Failure)) request.audit('plan-cancel', { target: String(cancel) })
        return changed
      }),
  )

  webhookRoute(server, ports)
}

/** The provider's notices. What is signed is the bytes as they came, so nothing reads them before. */
function webhookRoute(server: FastifyInstance, ports: SettlePorts | undefined): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      webhookPath,
      { config: { access: 'public', limit: 'webhook' }, bodyLimit: bodyLimits.webhook },
      (request, reply) =>
        through(ports, reply, async (open) => {
          const { body } = request
          if (!Buffer.isBuffer(body)) return new Failure('invalid_signature')
          return takeWebhook(open, body, signatureOf(request, open))
        }),
    )
  })
}

function signatureOf({ headers }: FastifyRequest, { provider }: SettlePorts): string | undefined {
  return [headers[provider.signatureHeader]].flat()[0]
}

async function through<T>(
  ports: SettlePorts | undefined,
  reply: FastifyReply,
  act: (ports: SettlePorts) => Promise<T | Failure>,
): Promise<FastifyReply> {
  if (!ports) return refuse(reply, new Failure('payments_off'))
  try {
    return answer(reply, await act(ports), (value) => value)
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    reply.request.log.warn({ err: error }, 'the payment provider is away')
    return refuse(reply, new Failure('provider_down', undefined, { retryAfter: 30 }))
  }
}
