import type { SupportMessageBody } from '@deckloom/contract'
import { enqueueMail } from '../../db/enqueueMail.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { hasPriority } from '../../platform/caller.ts'
import { insertSupportMessage } from './supportRepository.ts'

export interface SupportPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Recipients of an email about each message. */
  readonly readers: readonly string[]
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** Stores a message together with the emails about it; does not depend on their delivery. */
export async function takeSupportMessage(
  { queries, now, readers, mailWaits }: SupportPorts,
  message: SupportMessageBody & { readonly userId: string | undefined },
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const createdAt = now()
    const messageId = await insertSupportMessage(transaction, {
      ...message,
      isPriority: hasPriority(),
      createdAt,
    })
    for (const to of readers) {
      await enqueueMail(transaction, { kind: 'support-message', messageId, to }, createdAt)
    }
  })
  mailWaits()
}
