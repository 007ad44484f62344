import type { QueuedMail } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import { listMail, retryMail } from './mailRepository.ts'

export interface MailRoutePorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Called when an email is to be tried at once. */
  readonly mailWaits: () => void
}

/** Emails that wait or have failed; to whom they go stays here. */
export async function readMail({
  queries,
}: Pick<MailRoutePorts, 'queries'>): Promise<readonly QueuedMail[]> {
  const rows = await listMail(queries)
  return rows.map(({ id, mail, attempts, createdAt, nextAttemptAt, failedAt, lastError }) => ({
    id,
    kind: mail.kind,
    attempts,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
    lastError,
  }))
}

/** Has an email tried again at once. */
export async function tryMailAgain(
  { queries, now, mailWaits }: MailRoutePorts,
  id: number,
): Promise<Failure | undefined> {
  if (!(await retryMail(queries, id, now()))) return new Failure('not_found')
  mailWaits()
  return undefined
}
