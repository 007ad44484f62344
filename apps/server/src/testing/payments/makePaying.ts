import type { PaidTier } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import type { Person } from '../testApp.ts'

/** Gives an account a plan as if it had been paid for, for longer than any test runs. */
export async function makePaying(
  queries: Queries,
  { id }: Pick<Person, 'id'>,
  tier: PaidTier = 'pro',
): Promise<void> {
  const plan = { subscriptionTier: tier, subscriptionStatus: 'active' }
  await queries
    .update(users)
    .set({ ...plan, subscriptionEndDate: new Date('2099-01-01') })
    .where(eq(users.id, id))
}
