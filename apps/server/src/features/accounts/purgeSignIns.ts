import type { Queries } from '../../db/openDatabase.ts'
import { purgeFlows } from './company/oidcFlowsRepository.ts'
import { purgeChallenges } from './repositories/passkeysRepository.ts'
import { purgeInvitations } from './repositories/accountInvitationsRepository.ts'
import { purgePendingSignIns } from './repositories/pendingSignInsRepository.ts'

/**
 * Deletes expired sign-ins and invitations, at most `limit` per kind. Resolves to the highest count
 * of a kind.
 */
export async function purgeSignIns(queries: Queries, now: Date, limit: number): Promise<number> {
  const removed = [
    await purgePendingSignIns(queries, now, limit),
    await purgeChallenges(queries, now, limit),
    await purgeFlows(queries, now, limit),
    await purgeInvitations(queries, now, limit),
  ]
  return Math.max(...removed)
}
