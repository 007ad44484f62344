import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { findIntent } from './paymentsRepository.ts'
import { type SettlePorts, settleSubscription } from './settleSubscription.ts'

/**
 * Checks a payment that the client reports as successful. Nothing of the report is trusted: status,
 * amount, currency and owner are read from the provider. It only speeds up what the webhook does.
 */
export async function confirmPayment(
  ports: SettlePorts,
  account: Account,
  paymentIntentId: string,
): Promise<Failure | undefined> {
  const started = await findIntent(ports.database.queries, paymentIntentId)
  if (!started || started.userId !== account.id) return new Failure('not_found')
  const intent = await ports.provider.readIntent(paymentIntentId)
  if (!intent || intent.userId !== account.id) return new Failure('not_found')
  const right = intent.amountCents === started.amountCents && intent.currency === 'usd'
  if (intent.status !== 'succeeded' || !right) return new Failure('payment_incomplete')
  const settled = await settleSubscription(ports, started.subscriptionId, paymentIntentId)
  return settled?.grantedAt ? undefined : new Failure('payment_incomplete')
}
