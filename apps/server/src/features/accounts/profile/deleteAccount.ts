import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { FileStore } from '../../../platform/fileStore.ts'
import { removeFiles } from '../../../platform/files/removeFiles.ts'
import type { OwnDataPorts } from './exportOwnData.ts'
import { countAdministrators, deleteAccountRows, ownFiles } from './ownDataRepository.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'

const planStays =
  'Your plan could not be ended just now, so nothing was deleted. Please try again in a minute.'

export interface DeletionPorts extends OwnDataPorts {
  readonly exports: FileStore
  /** Ends the account's paid plan; rejects if that is not certain. */
  readonly endPlan: (userId: string) => Promise<void>
}

/**
 * Deletes an account with its decks, files, messages and sessions. The only administrator cannot be
 * deleted.
 */
export async function deleteAccount(
  { queries, uploads, exports, endPlan }: DeletionPorts,
  account: Account,
): Promise<Failure | undefined> {
  const { id, isAdmin } = account
  if (isAdmin && (await countAdministrators(queries)) < 2) return new Failure('last_admin')
  // First: once the account is gone, its payments could not be stopped any more.
  const ended = await endPlan(id).then(
    () => true,
    () => false,
  )
  if (!ended) return new Failure('unavailable', planStays, { retryAfter: 60 })
  const files = await queries.transaction(async (transaction) => {
    if (isAdmin && (await countAdministrators(transaction)) < 2) return undefined
    const found = await ownFiles(transaction, id)
    await endSessionsOf(transaction, id)
    await deleteAccountRows(transaction, account)
    return found
  })
  if (!files) return new Failure('last_admin')
  // After the rows: the hourly cleanup deletes an orphaned file, but a row without its file would
  // be broken.
  await removeFiles(
    uploads,
    files.uploads.map(({ id: name }) => name),
  )
  await removeFiles(exports, files.exports)
  return undefined
}
