import type { Queries } from './openDatabase.ts'
import { type Mail, mailQueue } from './schema/mail.ts'

/** Puts mail into the queue; inside a transaction it is sent if, and only if, the transaction commits. */
export async function enqueueMail(queries: Queries, mail: Mail, now: Date): Promise<void> {
  await queries.insert(mailQueue).values({ mail, nextAttemptAt: now })
}
