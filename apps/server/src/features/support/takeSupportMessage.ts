import type { SupportMessageBody } from '@deckloom/contract'
import { enqueueMail } from '../../db/enqueueMail.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { PriorityCheck } from '../../http/sessions/planGate.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { insertSupportMessage } from './supportRepository.ts'

export interface SupportPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Recipients of an email about each message. */
  readonly readers: readonly string[]
  /** Whether an account's plan includes priority support. */
  readonly hasPriority: PriorityCheck
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** Stores a message together with the emails about it; does not depend on their delivery. */
export async function takeSupportMessage(
  { queries, now, readers, hasPriority, mailWaits }: SupportPorts,
  { account, ...body }: SupportMessageBody & { readonly account: Account | null },
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const createdAt = now()
    const writer = {
      userId: account?.id,
      isPriority: account !== null && hasPriority(account),
    }
    const messageId = await insertSupportMessage(transaction, { ...body, ...writer, createdAt })
    for (const to of readers) {
      await enqueueMail(transaction, { kind: 'support-message', messageId, to }, createdAt)
    }
  })
  mailWaits()
}
