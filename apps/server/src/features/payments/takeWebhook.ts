import { Failure } from '../../http/errors/failure.ts'
import { closeEvent, journalEvent } from './paymentsRepository.ts'
import { type SettlePorts, settleSubscription } from './settleSubscription.ts'

/** Processes a webhook once; it is stored first, and answered when its effects are stored. */
export async function takeWebhook(
  ports: SettlePorts,
  body: Buffer,
  signature: string | undefined,
): Promise<{ readonly received: true } | Failure> {
  const { database, provider, now } = ports
  const { queries } = database
  const event = provider.readWebhook(body, signature)
  if (event instanceof Failure) return event
  const { id, type } = event
  const handled = await journalEvent(queries, { id, type, provider: provider.name }, now())
  if (handled) return { received: true }
  const subscriptionId = await event.subscriptionId()
  if (subscriptionId !== undefined) await settleSubscription(ports, subscriptionId, id)
  await closeEvent(queries, { id, subscriptionId }, now())
  return { received: true }
}
