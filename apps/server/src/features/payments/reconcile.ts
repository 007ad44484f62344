import { findSubscription, listUnsettled } from './paymentsRepository.ts'
import { endOthers, type SettlePorts, settleSubscription } from './settleSubscription.ts'

/** As long as the provider retries its webhooks, and a day. */
const lookBackMs = 4 * 24 * 60 * 60 * 1_000

/**
 * Settles what no webhook has reported: payments without a grant, renewals and endings. Resolves to
 * how many were checked.
 */
export async function reconcile(ports: SettlePorts): Promise<number> {
  const { queries } = ports.database
  const now = ports.now()
  const ids = await listUnsettled(queries, { now, since: new Date(now.getTime() - lookBackMs) })
  for (const id of ids) {
    await settleSubscription(ports, id, 'reconcile')
    const row = await findSubscription(queries, id)
    if (row) await endOthers(ports, row)
  }
  return ids.length
}
