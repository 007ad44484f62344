import type { DeckRole, LiveMessage } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import type { Rights } from '../../../platform/live/LiveRooms.ts'
import type { Member } from '../../../platform/live/Room.ts'
import { findRoles, findVersion, keyOf, type Pair } from './liveRepository.ts'

/** A person's role on a deck; undefined if they may not see it. */
export async function readRole(queries: Queries, pair: Pair): Promise<DeckRole | undefined> {
  return (await findRoles(queries, [pair])).get(keyOf(pair))
}

/** What each of these windows may. */
export async function readRights(
  {
    queries,
    sessions,
  }: { readonly queries: Queries; readonly sessions: Pick<Sessions, 'holding'> },
  members: readonly Member[],
): Promise<Rights> {
  const signedIn = await sessions.holding([...new Set(members.map(({ sid }) => sid))])
  const present = members.filter(({ sid }) => signedIn.has(sid))
  const roles = await findRoles(queries, present)
  return {
    roles: new Map(
      present.flatMap((member) => {
        const role = roles.get(keyOf(member))
        return role ? [[member.id, role] as const] : []
      }),
    ),
    signedOut: new Set(members.flatMap(({ id, sid }) => (signedIn.has(sid) ? [] : [id]))),
  }
}

/** Tells a window that has joined which version of the deck there is. */
export async function sendVersion(
  queries: Queries,
  { deckId, send }: Pick<Member, 'deckId' | 'send'>,
): Promise<void> {
  const version = await findVersion(queries, deckId)
  const message: LiveMessage | undefined =
    version === undefined ? undefined : { type: 'version', version }
  if (message) send(JSON.stringify(message))
}
