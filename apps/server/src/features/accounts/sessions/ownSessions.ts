import { createHash } from 'node:crypto'
import type { SessionItem } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { endSessionOf, sessionsOf } from '../repositories/sessionsRepository.ts'

export interface OwnSessionPorts {
  readonly queries: Queries
  readonly now: () => Date
}

/** The sessions of an account, newest first. `current` is the sid of the requesting session. */
export async function listSessions(
  { queries, now }: OwnSessionPorts,
  { account, current }: { readonly account: Account; readonly current: string | undefined },
): Promise<readonly SessionItem[]> {
  const rows = await sessionsOf(queries, account, now())
  return rows.map(({ sid, sess }) => ({
    id: publicId(sid),
    device: sess.device ?? 'Unknown device',
    createdAt: sess.createdAt,
    lastUsedAt: sess.usedAt ?? sess.createdAt,
    isCurrent: sid === current,
  }))
}

/**
 * Ends one of the account's own sessions; resolves to its sid, or undefined if there is none of
 * this id.
 */
export async function endSession(
  { queries, now }: OwnSessionPorts,
  { account, id }: { readonly account: Account; readonly id: string },
): Promise<string | undefined> {
  const rows = await sessionsOf(queries, account, now())
  const found = rows.find(({ sid }) => publicId(sid) === id)
  if (found) await endSessionOf(queries, { sid: found.sid, userId: account.id })
  return found?.sid
}

/** The public id of a session. Not the sid: the primary key stays on the server. */
function publicId(sid: string): string {
  return createHash('sha256').update(`session ${sid}`).digest('hex').slice(0, 16)
}
