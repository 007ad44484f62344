import type { Queries } from '../../../db/openDatabase.ts'
import { QueueWorker } from '../../../platform/jobs/QueueWorker.ts'
import { claimWebhook, postponeWebhook, removeWebhook } from './testProviderRepository.ts'
import { describeError } from '../../../platform/describeError.ts'
import { signWebhook } from './webhookSignature.ts'

export interface WebhookSenderParts {
  readonly queries: Queries
  readonly secret: string
  readonly now: () => Date
  /** Posts a signed body to the server's own webhook URL; resolves to the status. */
  readonly deliver: (body: Buffer, signature: string) => Promise<number>
  readonly warn: (message: string) => void
}

const secondsUntilRetry = [5, 30, 5 * 60, 60 * 60]
const lookMs = 30_000
// Longer than a delivery takes.
const leaseSeconds = 60

/** Delivers the webhooks of the test provider, with retries. */
export class WebhookSender extends QueueWorker {
  constructor(parts: WebhookSenderParts) {
    super({
      work: async (stopped) => {
        while (!stopped() && (await sendNext(parts))) {
          // Delivered: try the next one.
        }
      },
      failed: (error) => parts.warn(`Test payments: ${describeError(error)}`),
      everyMs: lookMs,
    })
  }
}

/** Delivers the next webhook under a lease. False if none is due. */
async function sendNext({ queries, secret, now, deliver }: WebhookSenderParts): Promise<boolean> {
  const webhook = await claimWebhook(queries, {
    now: now(),
    until: addSeconds(now(), leaseSeconds),
  })
  if (!webhook) return false
  const { id, type, subscriptionId, attempts } = webhook
  const body = Buffer.from(JSON.stringify({ id, type, subscription: subscriptionId }))
  const status = await deliver(body, signWebhook(body, secret, now()))
  if (status < 300) await removeWebhook(queries, id)
  else {
    const wait = secondsUntilRetry[Math.min(attempts, secondsUntilRetry.length) - 1] ?? 0
    await postponeWebhook(queries, { id, nextAttemptAt: addSeconds(now(), wait) })
  }
  return true
}

function addSeconds(start: Date, seconds: number): Date {
  return new Date(start.getTime() + seconds * 1_000)
}
