import type { Queries } from './openDatabase.ts'
import { type Mail, mailQueue } from './schema/mail.ts'

/** Queues an email; inside a transaction it is sent if, and only if, the transaction commits. */
export async function enqueueMail(queries: Queries, mail: Mail, now: Date): Promise<void> {
  await queries.insert(mailQueue).values({ mail, nextAttemptAt: now })
}
