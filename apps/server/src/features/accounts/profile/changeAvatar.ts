import type { StoredPicture } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { updateAvatar } from '../repositories/accountsRepository.ts'

export interface AvatarPorts {
  readonly queries: Queries
  /** Validates a picture and stores its center square. */
  readonly keepAvatar: (owner: Account, bytes: Uint8Array) => Promise<StoredPicture | Failure>
}

/** Sets or, with null, removes an account's picture. The sweep removes the previous one. */
export async function changeAvatar(
  { queries, keepAvatar }: AvatarPorts,
  account: Account,
  bytes: Uint8Array | null,
): Promise<Account | Failure> {
  const kept = bytes && (await keepAvatar(account, bytes))
  if (kept instanceof Failure) return kept
  return updateAvatar(queries, account.id, kept?.url ?? null)
}
