import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { isStillAdministrator } from './administeredAccountsRepository.ts'

/** Runs `work` in a transaction, unless the caller has lost administrator rights meanwhile. */
export function asAdministrator<Result>(
  queries: Queries,
  by: string,
  work: (transaction: Queries) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return queries.transaction(async (transaction) =>
    // If two administrators demote each other at the same time, one of them is signed out.
    (await isStillAdministrator(transaction, by))
      ? work(transaction)
      : new Failure('unauthenticated'),
  )
}
