import type { StoredPicture } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import { updateAvatar } from './accountsRepository.ts'

export interface AvatarPorts {
  readonly queries: Queries
  /** Checks a picture, cuts a square out of it and keeps that. */
  readonly keepAvatar: (owner: Account, bytes: Uint8Array) => Promise<StoredPicture | Failure>
}

/** Gives an account a picture, or with null takes it away. What it had before is cleared away with unnamed pictures. */
export async function changeAvatar(
  { queries, keepAvatar }: AvatarPorts,
  account: Account,
  bytes: Uint8Array | null,
): Promise<Account | Failure> {
  const kept = bytes && (await keepAvatar(account, bytes))
  if (kept instanceof Failure) return kept
  return updateAvatar(queries, account.id, kept?.url ?? null)
}
