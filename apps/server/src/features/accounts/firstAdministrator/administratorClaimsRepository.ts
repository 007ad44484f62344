import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { administratorClaims } from '../../../db/schema/identity.ts'

/** Stores the one valid claim, or none. `token` is a SHA-256. */
export async function replaceClaim(
  queries: Queries,
  claim: typeof administratorClaims.$inferInsert | undefined,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.delete(administratorClaims)
    if (claim) await transaction.insert(administratorClaims).values(claim)
  })
}

/** Consumes a claim atomically: of concurrent attempts, one succeeds. */
export async function takeClaim(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<boolean> {
  const taken = await queries
    .delete(administratorClaims)
    .where(and(eq(administratorClaims.token, token), gt(administratorClaims.expiresAt, now)))
    .returning({ token: administratorClaims.token })
  return taken.length > 0
}
