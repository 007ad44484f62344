import { endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { Failure } from '../../http/errors/failure.ts'
import { serve } from '../../http/serve.ts'
import { beginPayment } from './beginPayment.ts'
import { cancelPlan, readBilling } from './billing.ts'
import { confirmPayment } from './confirmPayment.ts'
import { ProviderDown } from './provider/PaymentProvider.ts'
import type { SettlePorts } from './settleSubscription.ts'
import { takeWebhook } from './takeWebhook.ts'

const { plans } = endpoints

export const webhookPath = plans.takePaymentNotice.path

/** `ports` is undefined if payments are turned off; the routes then say so. */
export function paymentRoutes(app: FastifyInstance, ports: SettlePorts | undefined): void {
  serve(app, plans.createPaymentIntent, (request) =>
    actThrough(ports, request, (open) => beginPayment(open, signedIn(request), request.body)),
  )

  serve(app, plans.confirmPayment, (request) =>
    actThrough(ports, request, async (open) => {
      const { paymentIntentId } = request.body
      const refused = await confirmPayment(open, signedIn(request), paymentIntentId)
      return refused ?? { received: true as const }
    }),
  )

  serve(app, plans.readBilling, (request) =>
    // Without payments there is nothing to show, which is not an error.
    ports
      ? actThrough(ports, request, (open) => readBilling(open, signedIn(request)))
      : { plan: null, invoices: [] },
  )

  serve(app, plans.cancelPlan, (request) =>
    actThrough(ports, request, (open) => cancelPlan(open, signedIn(request), request.body.cancel)),
  )

  webhookRoute(app, ports)
}

/** Receives the provider's webhooks. The signature covers the raw bytes, so nothing may parse them before. */
function webhookRoute(app: FastifyInstance, ports: SettlePorts | undefined): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    serve(scope, plans.takePaymentNotice, (request) =>
      actThrough(ports, request, async (open) => {
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

async function actThrough<T>(
  ports: SettlePorts | undefined,
  { log }: FastifyRequest,
  act: (ports: SettlePorts) => Promise<T | Failure>,
): Promise<T | Failure> {
  if (!ports) return new Failure('payments_off')
  try {
    return await act(ports)
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.warn({ err: error }, 'payment provider unavailable')
    return new Failure('provider_down', undefined, { retryAfter: 30 })
  }
}
