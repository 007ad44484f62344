import type { AdministeredAccount, AdministeredSession, Page } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { cutPage, readCursor } from '../../../http/answers/cursor.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { accountPlace, listAccounts } from './administeredAccountsRepository.ts'
import { listAllSessions, sessionPlace } from './administeredSessionsRepository.ts'
import { presentAdministered } from './presentAdministered.ts'

const pageSize = 50

interface ListPorts {
  readonly queries: Queries
  readonly now: () => Date
}

/** What is looked for in a list, and the page before. */
interface Wanted {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
}

/** A page of the accounts, the newest first. */
export async function readAccounts(
  { queries, now }: ListPorts,
  { search = '', cursor }: Wanted,
): Promise<Page<AdministeredAccount> | Failure> {
  const after = readCursor(accountPlace, cursor)
  if (after instanceof Failure) return after
  const found = await listAccounts(queries, { search, after, limit: pageSize + 1 })
  const placeOf = ({ registered, id }: (typeof found)[number]) => [registered, id]
  const { rows, nextCursor } = cutPage(found, pageSize, placeOf)
  return { items: rows.map((row) => presentAdministered(row, now())), nextCursor }
}

/** A page of the sessions of all accounts. `current` is the sid of the caller's session. */
export async function readAllSessions(
  { queries, now }: ListPorts,
  { search = '', cursor, current }: Wanted & { readonly current: string | undefined },
): Promise<Page<AdministeredSession> | Failure> {
  const after = readCursor(sessionPlace, cursor)
  if (after instanceof Failure) return after
  const wanted = { search, after, limit: pageSize + 1, now: now() }
  const found = await listAllSessions(queries, wanted)
  const placeOf = ({ id, sess }: (typeof found)[number]) => [sess.usedAt ?? sess.createdAt, id]
  const { rows, nextCursor } = cutPage(found, pageSize, placeOf)
  const items = rows.map(({ id, sid, sess, userId, email }) => ({
    id,
    account: { id: userId, email },
    device: sess.device ?? 'Unknown device',
    createdAt: sess.createdAt,
    lastUsedAt: sess.usedAt ?? sess.createdAt,
    isCurrent: sid === current,
  }))
  return { items, nextCursor }
}
