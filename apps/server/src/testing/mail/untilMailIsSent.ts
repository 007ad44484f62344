import { isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Queries } from '../../db/openDatabase.ts'
import { mailQueue } from '../../db/schema/mail.ts'

/** Emails that an earlier call began leave the queue in their own time; those that have failed stay. */
export async function untilMailIsSent(queries: Queries): Promise<void> {
  await expect
    .poll(() => queries.$count(mailQueue, isNull(mailQueue.failedAt)), { timeout: 5_000 })
    .toBe(0)
}
