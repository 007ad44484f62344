import type { AccountStatistics } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { countAccount } from './statisticsRepository.ts'

/** Counts the contents of an account. */
export function readStatistics(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  { id }: Account,
): Promise<AccountStatistics> {
  return countAccount(queries, { userId: id, now: now() })
}
