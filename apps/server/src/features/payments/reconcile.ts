import { findSubscription, unsettled } from './paymentsRepository.ts'
import { endOthers, type SettlePorts, settleSubscription } from './settleSubscription.ts'

/** As long as a provider repeats its notices, and a day. */
const lookBackMs = 4 * 24 * 60 * 60 * 1_000

/** Finds out what no notice has told: paid and not granted, renewed or ended and not noticed. How many were looked at. */
export async function reconcile(ports: SettlePorts): Promise<number> {
  const { queries } = ports.database
  const now = ports.now()
  const ids = await unsettled(queries, { now, since: new Date(now.getTime() - lookBackMs) })
  for (const id of ids) {
    await settleSubscription(ports, id, 'reconcile')
    const row = await findSubscription(queries, id)
    if (row) await endOthers(ports, row)
  }
  return ids.length
}
