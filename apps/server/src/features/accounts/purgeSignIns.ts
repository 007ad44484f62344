import type { Queries } from '../../db/openDatabase.ts'
import { purgeFlows } from './company/oidcFlowsRepository.ts'
import { purgeChallenges } from './passkeys/passkeysRepository.ts'
import { purgeInvitations } from './registration/accountInvitationsRepository.ts'
import { purgePendingSignIns } from './signInSteps/pendingSignInsRepository.ts'

/** Removes sign-ins that nobody finished, and invitations that nobody took. */
export async function purgeSignIns(queries: Queries, now: Date): Promise<void> {
  await purgePendingSignIns(queries, now)
  await purgeChallenges(queries, now)
  await purgeFlows(queries, now)
  await purgeInvitations(queries, now)
}
