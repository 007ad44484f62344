import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/openDatabase.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Notify } from '../../platform/notices.ts'
import { type MaintenanceStep, singleStep } from '../../db/maintenance/step.ts'
import { testProviderRoutes } from './embedded/routes.ts'
import { TestProvider } from './embedded/TestProvider.ts'
import { WebhookSender } from './embedded/WebhookSender.ts'
import { endPlan } from './endPlan.ts'
import { reconcile } from './reconcile.ts'
import { paymentRoutes, webhookPath } from './routes.ts'
import type { SettlePorts } from './settleSubscription.ts'
import type { StripeSettings } from './stripe/StripeProvider.ts'

export interface PaymentsParts {
  readonly database: Database
  readonly audit: Audit
  readonly notify: Notify
  readonly now: () => Date
  /** Signs the webhooks of the test provider. */
  readonly secret: string
  readonly payments:
    | { readonly kind: 'off' }
    | { readonly kind: 'test' }
    | ({ readonly kind: 'stripe' } & StripeSettings)
}

const lookName = 'Payments without a notice'

/** The interface for other features. */
export interface Payments {
  /** Ends an account's paid plan at once; rejects with `ProviderDown` if that is not certain. */
  readonly endPlan: (userId: string) => Promise<void>
  /** The hourly maintenance steps. */
  readonly steps: readonly MaintenanceStep[]
}

/** Takes payments by the configured provider, until the app closes. */
export async function openPayments(app: FastifyInstance, parts: PaymentsParts): Promise<Payments> {
  const { payments, ...shared } = parts
  const warn = (message: string) => app.log.warn(message)
  if (payments.kind === 'off') {
    paymentRoutes(app, undefined)
    return { endPlan: () => Promise.resolve(), steps: [] }
  }
  if (payments.kind === 'stripe') {
    // Loaded on demand: most servers take no payments.
    const { StripeProvider } = await import('./stripe/StripeProvider.ts')
    const ports = { ...shared, warn, provider: new StripeProvider(payments, parts.now) }
    paymentRoutes(app, ports)
    const look = async () => void (await reconcile(ports))
    return { endPlan: (userId) => endPlan(ports, userId), steps: [singleStep(lookName, look)] }
  }
  const { provider, ports } = openTestProvider(app, parts)
  paymentRoutes(app, ports)
  testProviderRoutes(app, provider)
  const look = async () => {
    await provider.renewDue()
    await reconcile(ports)
  }
  return { endPlan: (userId) => endPlan(ports, userId), steps: [singleStep(lookName, look)] }
}

function openTestProvider(
  app: FastifyInstance,
  { database, audit, notify, now, ...parts }: PaymentsParts,
) {
  const warn = (message: string) => app.log.warn(message)
  const secret = createHmac('sha256', parts.secret).update('test payments').digest('hex')
  const provider = new TestProvider({ database, secret, now, onWebhookQueued: () => sender.wake() })
  const sender = new WebhookSender({
    queries: database.queries,
    secret,
    now,
    warn,
    deliver: async (body, signature) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: webhookPath,
        headers: { 'content-type': 'application/json', [provider.signatureHeader]: signature },
        payload: body,
      })
      return statusCode
    },
  })
  app.addHook('onClose', () => sender.stop())
  const ports: SettlePorts = { database, provider, audit, notify, now, warn }
  return { provider, ports }
}
