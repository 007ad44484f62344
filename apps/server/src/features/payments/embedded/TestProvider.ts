import { createHash, randomUUID } from 'node:crypto'
import { planRules, type TestPaymentAnswer } from '@deckloom/contract'
import { z } from 'zod'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { createSecret } from '../../../platform/secrets/secretToken.ts'
import { endOfPeriod, computeRemainder } from '../provider/periods.ts'
import type { Order, PaymentProvider, ProviderEvent } from '../provider/PaymentProvider.ts'
import { readCard, renewsWith, type TestCard } from './testCards.ts'
import {
  changeSubscription,
  dueSubscriptions,
  enqueueWebhook,
  findPayment,
  findPaymentBySecret,
  findTestSubscription,
  insertOrder,
  insertPayment,
  movePayment,
  listPaid,
  paymentsOf,
  type TestPayment,
  type TestSubscription,
} from './testProviderRepository.ts'
import { presentIntent, presentInvoice, presentSubscription } from './presentTestObjects.ts'
import { isSigned } from './webhookSignature.ts'

export interface TestProviderParts {
  readonly database: Pick<Database, 'queries'>
  /** Signs the webhooks. */
  readonly secret: string
  readonly now: () => Date
  /** Called when a webhook was queued. */
  readonly onWebhookQueued: () => void
}

const unpaid = ['requires_payment_method', 'requires_action'] as const
const dayMs = 24 * 60 * 60 * 1_000
const notice = z.object({ id: z.string(), type: z.string(), subscription: z.string() })

/** A payment provider without real money: its state is in our database. */
export class TestProvider implements PaymentProvider {
  readonly name = 'test'
  readonly signatureHeader = 'x-test-signature'
  readonly publishableKey = undefined
  readonly #parts: TestProviderParts

  constructor(parts: TestProviderParts) {
    this.#parts = parts
  }

  async begin({ userId, tier, interval, amountCents, key }: Order) {
    const tag = createHash('sha256').update(key).digest('hex').slice(0, 24)
    const [subscriptionId, intentId] = [`sub_test_${tag}`, `pi_test_${tag}`]
    const createdAt = this.#parts.now()
    const subscription: TestSubscription = {
      id: subscriptionId,
      userId,
      tier,
      interval,
      amountCents,
      createdAt,
      status: 'incomplete',
      periodEnd: null,
      cancelAtPeriodEnd: false,
      card: null,
    }
    const payment: TestPayment = {
      id: intentId,
      subscriptionId,
      amountCents,
      createdAt,
      secret: `${intentId}_secret_${createSecret()}`,
      status: 'requires_payment_method',
      refundedCents: 0,
      card: null,
      periodStart: null,
    }
    await insertOrder(this.#queries, subscription, payment)
    const stored = await findPayment(this.#queries, intentId)
    const clientSecret = stored?.payment.secret ?? payment.secret
    return { intentId, clientSecret, subscriptionId, customerId: userId }
  }

  async readIntent(id: string) {
    const found = await findPayment(this.#queries, id)
    return found && presentIntent(found.payment, found.subscription)
  }

  async readSubscription(id: string) {
    const found = await findTestSubscription(this.#queries, id)
    return found && presentSubscription(found, await paymentsOf(this.#queries, id))
  }

  async setCancelAtPeriodEnd(id: string, cancelAtPeriodEnd: boolean) {
    await this.#change(id, { cancelAtPeriodEnd }, 'customer.subscription.updated')
  }

  async end(id: string, { refund }: { readonly refund: boolean }) {
    const now = this.#parts.now()
    const [last] = await paymentsOf(this.#queries, id)
    const subscription = await findTestSubscription(this.#queries, id)
    if (refund && last?.status === 'succeeded' && subscription) {
      const refundedCents = computeRemainder(last, subscription.periodEnd, now)
      await movePayment(this.#queries, last.id, { from: ['succeeded'], refundedCents })
    }
    await this.#change(id, { status: 'canceled', periodEnd: now }, 'customer.subscription.deleted')
  }

  async listInvoices(customerId: string) {
    return (await listPaid(this.#queries, customerId)).map(({ payment }) => presentInvoice(payment))
  }

  readWebhook(body: Buffer, signature: string | undefined): ProviderEvent | Failure {
    const { secret, now } = this.#parts
    if (!isSigned(body, signature, { secret, now: now() })) return new Failure('invalid_signature')
    const { id, type, subscription } = notice.parse(JSON.parse(body.toString('utf8')))
    return { id, type, subscriptionId: () => Promise.resolve(subscription) }
  }

  /** Pays by card. Payments of others are not found. */
  async pay(
    userId: string,
    clientSecret: string,
    card: TestCard,
  ): Promise<TestPaymentAnswer | Failure> {
    const found = await this.#own(userId, clientSecret)
    if (found instanceof Failure) return found
    const { id } = found.payment
    const read = readCard(card, this.#parts.now())
    if (typeof read === 'string') return createFailed(id, read)
    if (read.behavior === 'declined') {
      await this.#note(this.#queries, found.subscription.id, 'payment_intent.payment_failed')
      this.#parts.onWebhookQueued()
      return createFailed(id, 'Your card was declined.')
    }
    if (read.behavior === 'asks') {
      const asked = { status: 'requires_action', card: read.last4 } as const
      await movePayment(this.#queries, id, { from: unpaid, ...asked })
      return { status: 'requires_action', paymentIntentId: id }
    }
    await this.#succeed(found.payment, found.subscription, read.last4)
    return { status: 'succeeded', paymentIntentId: id }
  }

  /** The result of the test bank's page, for a payment that awaits it. */
  async confirm(
    userId: string,
    clientSecret: string,
    approved: boolean,
  ): Promise<TestPaymentAnswer | Failure> {
    const found = await this.#own(userId, clientSecret)
    if (found instanceof Failure) return found
    const { payment, subscription } = found
    if (payment.status !== 'requires_action') return new Failure('payment_incomplete')
    if (approved) {
      await this.#succeed(payment, subscription, payment.card)
      return { status: 'succeeded', paymentIntentId: payment.id }
    }
    const again = { status: 'requires_payment_method', card: null } as const
    await movePayment(this.#queries, payment.id, { from: ['requires_action'], ...again })
    return createFailed(payment.id, 'The confirmation was refused. Please choose another card.')
  }

  /**
   * Renews or ends due subscriptions; a failed renewal is retried until the grace period is over.
   */
  async renewDue(): Promise<void> {
    const now = this.#parts.now()
    for (const subscription of await dueSubscriptions(this.#queries, now)) {
      if (subscription.cancelAtPeriodEnd) await this.#close(subscription)
      else if (renewsWith(subscription.card)) await this.#renew(subscription)
      else await this.#failRenewal(subscription, now)
    }
  }

  get #queries(): Database['queries'] {
    return this.#parts.database.queries
  }

  async #own(userId: string, clientSecret: string) {
    const found = await findPaymentBySecret(this.#queries, clientSecret)
    if (!found || found.subscription.userId !== userId) return new Failure('not_found')
    return found
  }

  async #succeed(payment: TestPayment, subscription: TestSubscription, card: string | null) {
    const now = this.#parts.now()
    await this.#queries.transaction(async (transaction) => {
      const paid = { status: 'succeeded', card, periodStart: now } as const
      if (!(await movePayment(transaction, payment.id, { from: unpaid, ...paid }))) return
      const periodEnd = endOfPeriod(now, subscription.interval)
      await changeSubscription(transaction, subscription.id, { status: 'active', periodEnd, card })
      for (const type of ['payment_intent.succeeded', 'invoice.paid'])
        await this.#note(transaction, subscription.id, type)
    })
    this.#parts.onWebhookQueued()
  }

  async #renew({ id, amountCents, interval, periodEnd, card }: TestSubscription) {
    const start = periodEnd ?? this.#parts.now()
    await this.#queries.transaction(async (transaction) => {
      const paymentId = `pi_test_${randomUUID()}`
      await insertPayment(transaction, {
        id: paymentId,
        subscriptionId: id,
        amountCents,
        card,
        periodStart: start,
        secret: createSecret(),
        refundedCents: 0,
        status: 'succeeded',
        createdAt: this.#parts.now(),
      })
      const next = { status: 'active', periodEnd: endOfPeriod(start, interval) } as const
      await changeSubscription(transaction, id, next)
      await this.#note(transaction, id, 'invoice.paid')
    })
    this.#parts.onWebhookQueued()
  }

  async #failRenewal(subscription: TestSubscription, now: Date) {
    const end = subscription.periodEnd?.getTime() ?? 0
    if (now.getTime() >= end + planRules.graceDays * dayMs) return this.#close(subscription)
    return this.#change(subscription.id, { status: 'past_due' }, 'invoice.payment_failed')
  }

  #close({ id }: TestSubscription) {
    return this.#change(id, { status: 'canceled' }, 'customer.subscription.deleted')
  }

  async #change(id: string, next: Partial<TestSubscription>, type: string) {
    await this.#queries.transaction(async (transaction) => {
      await changeSubscription(transaction, id, next)
      await this.#note(transaction, id, type)
    })
    this.#parts.onWebhookQueued()
  }

  async #note(queries: Queries, subscriptionId: string, type: string) {
    const createdAt = this.#parts.now()
    const id = `evt_test_${randomUUID()}`
    const waiting = { attempts: 0, nextAttemptAt: createdAt, createdAt }
    await enqueueWebhook(queries, { id, type, subscriptionId, ...waiting })
  }
}

function createFailed(paymentIntentId: string, message: string): TestPaymentAnswer {
  return { status: 'failed', paymentIntentId, message }
}
