import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'
import { findAdministered } from './administeredAccountsRepository.ts'
import { endAnySession } from './administeredSessionsRepository.ts'

/** Signs one device of anybody's out, and answers whose it was. */
export async function revokeSession(
  { queries }: { readonly queries: Queries },
  id: string,
): Promise<string | Failure> {
  return (await endAnySession(queries, id)) ?? new Failure('not_found')
}

/** Signs an account out everywhere but in the session `kept`. */
export async function revokeSessions(
  { queries }: { readonly queries: Queries },
  { id, kept }: { readonly id: string; readonly kept: string | undefined },
): Promise<Failure | undefined> {
  if (!(await findAdministered(queries, id))) return new Failure('not_found')
  await endSessionsOf(queries, id, kept)
  return undefined
}
