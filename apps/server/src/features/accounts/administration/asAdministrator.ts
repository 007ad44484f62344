import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/failure.ts'
import { stillAdministers } from './administeredAccounts.ts'

/** Does something in one transaction, unless the caller's rights were taken in the same moment. */
export function asAdministrator<Result>(
  queries: Queries,
  by: string,
  work: (transaction: Queries) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return queries.transaction(async (transaction) =>
    // Of two who take it from each other in the same moment one was signed out by the other.
    (await stillAdministers(transaction, by)) ? work(transaction) : new Failure('unauthenticated'),
  )
}
