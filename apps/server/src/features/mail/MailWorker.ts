import type { Queries } from '../../db/openDatabase.ts'
import type { Mail } from '../../db/schema/mail.ts'
import type { Email, Mailer } from '../../platform/mail/email.ts'
import { QueueWorker } from '../../platform/jobs/QueueWorker.ts'
import { clockSlackSeconds } from '../../platform/clockSetBack.ts'
import { describeError } from '../../platform/describeError.ts'
import { claimMail, postponeMail, removeMail } from './mailRepository.ts'

/** An email for a row of the queue, and what to do once it was accepted. */
export interface PreparedMail {
  readonly email: Email
  readonly accepted?: () => Promise<void>
}

export interface MailWorkerParts {
  readonly queries: Queries
  readonly mailer: Mailer
  /** Undefined if the recipient no longer exists. */
  readonly prepare: (mail: Mail, secret: string) => Promise<PreparedMail | undefined>
  /**
   * The secret in the link of an email. Constant per email: whichever copy arrives, its link works.
   */
  readonly secretOf: (messageId: string) => string
  readonly now: () => Date
  readonly warn: (message: string) => void
}

const secondsUntilRetry = [10, 60, 5 * 60, 30 * 60, 2 * 60 * 60, 12 * 60 * 60]
const longestWaitSeconds = Math.max(...secondsUntilRetry) + clockSlackSeconds
const leaseMs = 2 * 60 * 1_000
const lookMs = 10_000

/** Sends queued emails: at once when woken, and retries every ten seconds. */
export class MailWorker extends QueueWorker {
  constructor(parts: MailWorkerParts) {
    super({
      work: async (stopped) => {
        while (!stopped() && (await sendNext(parts))) {
          // Sent: try the next one.
        }
      },
      failed: (error) => parts.warn(`Mail could not be looked after: ${describeError(error)}`),
      everyMs: lookMs,
    })
  }
}

/** Tries the next email. False if none is due. */
async function sendNext({ queries, mailer, prepare, secretOf, now, warn }: MailWorkerParts) {
  const start = now()
  const claimed = await claimMail(queries, {
    now: start,
    until: addMs(start, leaseMs),
    last: addMs(start, longestWaitSeconds * 1_000),
  })
  if (!claimed) return false
  const { id, mail, messageId, attempts } = claimed
  try {
    const prepared = await prepare(mail, secretOf(messageId))
    if (prepared) {
      await mailer.send(prepared.email, messageId)
      await prepared.accepted?.()
    }
    await removeMail(queries, id)
  } catch (error) {
    const wait = secondsUntilRetry[attempts - 1]
    const nextAttemptAt = wait === undefined ? undefined : addMs(now(), wait * 1_000)
    await postponeMail(queries, { id, error: summarizeError(error), now: now(), nextAttemptAt })
    // The mail server's message is shown to administrators in the queue; the log does not reveal
    // the recipient.
    warn(`Mail ${id} was not sent (attempt ${attempts}): ${describeError(error)}`)
  }
  return true
}

function addMs(start: Date, milliseconds: number): Date {
  return new Date(start.getTime() + milliseconds)
}

// Servers respond with whole conversations; the start contains the reason.
function summarizeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}
