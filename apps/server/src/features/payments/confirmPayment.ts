import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import { findIntent } from './paymentsRepository.ts'
import { type SettlePorts, settleSubscription } from './settleSubscription.ts'

/**
 * Looks at a payment because somebody says that it succeeded. Nothing of what they say is believed: the provider is
 * asked for its status, amount, currency and owner. It only makes faster what the provider's notice does.
 */
export async function confirmPayment(
  ports: SettlePorts,
  account: Account,
  paymentIntentId: string,
): Promise<Failure | undefined> {
  const begun = await findIntent(ports.database.queries, paymentIntentId)
  if (!begun || begun.userId !== account.id) return new Failure('not_found')
  const intent = await ports.provider.readIntent(paymentIntentId)
  if (!intent || intent.userId !== account.id) return new Failure('not_found')
  const right = intent.amountCents === begun.amountCents && intent.currency === 'usd'
  if (intent.status !== 'succeeded' || !right) return new Failure('payment_incomplete')
  const settled = await settleSubscription(ports, begun.subscriptionId, paymentIntentId)
  return settled?.grantedAt ? undefined : new Failure('payment_incomplete')
}
