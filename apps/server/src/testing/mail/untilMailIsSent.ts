import { isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Queries } from '../../db/openDatabase.ts'
import { mailQueue } from '../../db/schema/mail.ts'

/** Resolves once emails of earlier calls have left the queue; failed ones stay. */
export async function untilMailIsSent(queries: Queries): Promise<void> {
  await expect
    .poll(() => queries.$count(mailQueue, isNull(mailQueue.failedAt)), { timeout: 5_000 })
    .toBe(0)
}
