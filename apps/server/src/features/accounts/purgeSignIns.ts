import type { Queries } from '../../db/openDatabase.ts'
import { purgeFlows } from './company/oidcFlowsRepository.ts'
import { purgeChallenges } from './passkeys/passkeysRepository.ts'
import { purgeInvitations } from './registration/accountInvitationsRepository.ts'
import { purgePendingSignIns } from './signInSteps/pendingSignInsRepository.ts'

/** Removes sign-ins that nobody finished, and invitations that nobody took: of each at most `limit`. The most of any. */
export async function purgeSignIns(queries: Queries, now: Date, limit: number): Promise<number> {
  const removed = [
    await purgePendingSignIns(queries, now, limit),
    await purgeChallenges(queries, now, limit),
    await purgeFlows(queries, now, limit),
    await purgeInvitations(queries, now, limit),
  ]
  return Math.max(...removed)
}
