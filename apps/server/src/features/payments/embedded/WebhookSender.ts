import type { Queries } from '../../../db/openDatabase.ts'
import { QueueWorker } from '../../../platform/QueueWorker.ts'
import {
  dueWebhooks,
  postponeWebhook,
  removeWebhook,
  type TestWebhook,
} from './testProviderRepository.ts'
import { errorWords } from '../../../platform/errorWords.ts'
import { signWebhook } from './webhookSignature.ts'

export interface WebhookSenderParts {
  readonly queries: Queries
  readonly secret: string
  readonly now: () => Date
  /** Sends a signed body to the server's own address for notices; its status. */
  readonly deliver: (body: Buffer, signature: string) => Promise<number>
  readonly warn: (message: string) => void
}

const secondsUntilRetry = [5, 30, 5 * 60, 60 * 60]
const lookMs = 30_000

/** Delivers the notices of the test provider, and repeats those that were not taken. */
export class WebhookSender extends QueueWorker {
  constructor(parts: WebhookSenderParts) {
    super({
      work: async (stopped) => {
        for (const webhook of await dueWebhooks(parts.queries, parts.now())) {
          if (stopped()) return
          await send(parts, webhook)
        }
      },
      failed: (error) => parts.warn(`Test payments: ${errorWords(error)}`),
      everyMs: lookMs,
    })
  }
}

async function send(
  { queries, secret, now, deliver }: WebhookSenderParts,
  { id, type, subscriptionId, attempts }: TestWebhook,
): Promise<void> {
  const body = Buffer.from(JSON.stringify({ id, type, subscription: subscriptionId }))
  const status = await deliver(body, signWebhook(body, secret, now()))
  if (status < 300) return removeWebhook(queries, id)
  const wait = secondsUntilRetry[Math.min(attempts, secondsUntilRetry.length - 1)] ?? 0
  const nextAttemptAt = new Date(now().getTime() + wait * 1_000)
  return postponeWebhook(queries, { id, attempts: attempts + 1, nextAttemptAt })
}
