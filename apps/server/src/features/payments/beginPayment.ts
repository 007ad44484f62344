import { type CreatePaymentIntentBody, type PaymentIntentAnswer, priceOf } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import {
  countIntents,
  findCurrentSubscription,
  type IntentRow,
  insertIntent,
  findCustomer,
  openIntent,
  isRunning,
} from './paymentsRepository.ts'
import { type SettlePorts, settleSubscription } from './settleSubscription.ts'

/** The provider cancels an unpaid first payment after 23 hours. */
const openMs = 22 * 60 * 60 * 1_000

/** Starts a payment, or resumes the open one. The price comes from the plan table. */
export async function beginPayment(
  ports: SettlePorts,
  account: Account,
  { amount, plan = 'pro', interval = 'month' }: CreatePaymentIntentBody,
): Promise<PaymentIntentAnswer | Failure> {
  const { database, provider, now } = ports
  const price = priceOf(plan, interval)
  if (price === undefined)
    return new Failure('validation_failed', 'This plan is not sold for this period.')
  if (amount !== undefined && amount !== price) return new Failure('amount_mismatch')
  const { queries } = database
  const current = await findCurrentSubscription(queries, account.id)
  if (current && isRunning(current) && current.tier === plan && current.interval === interval)
    return new Failure('already_subscribed')

  const order = { userId: account.id, tier: plan, interval }
  // Counted first: of two calls at once, the later either finds the payment of the earlier or begins it with the same key.
  const begun = await countIntents(queries, account.id)
  const open = await openIntent(queries, order, new Date(now().getTime() - openMs))
  const standing = open && (await reopenPayment(ports, open))
  if (standing) return standing

  const amountCents = price * 100
  const key = `${account.id}-${plan}-${interval}-${begun}`
  const customerId = await findCustomer(queries, account.id, provider.name)
  const { email } = account
  const started = await provider.begin({ ...order, email, customerId, amountCents, key })
  await insertIntent(queries, {
    ...order,
    id: started.intentId,
    subscriptionId: started.subscriptionId,
    amountCents,
    createdAt: now(),
    consumedAt: null,
  })
  return answerWith(ports, started.clientSecret)
}

/** The payment that was started before, if it can still be paid. */
async function reopenPayment(
  ports: SettlePorts,
  open: IntentRow,
): Promise<PaymentIntentAnswer | Failure | undefined> {
  const intent = await ports.provider.readIntent(open.id)
  if (intent?.status === 'open') return answerWith(ports, intent.clientSecret)
  if (intent?.status !== 'succeeded') return undefined
  // Paid, but the webhook has not arrived yet.
  await settleSubscription(ports, open.subscriptionId, open.id)
  return new Failure('already_subscribed')
}

function answerWith({ provider }: SettlePorts, clientSecret: string): PaymentIntentAnswer {
  return {
    clientSecret,
    provider: provider.name,
    publishableKey: provider.publishableKey ?? null,
  }
}
