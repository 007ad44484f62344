import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { hasWayIn } from '../credentials/hasWayIn.ts'
import { deletePasskey } from '../repositories/passkeysRepository.ts'
import { dropNeedlessCodes, type RecoveryPorts } from '../secondFactors/recoveryCodes.ts'
import {
  deleteApp,
  findSecondFactors,
  passkeysOf,
} from '../repositories/secondFactorsRepository.ts'

export interface RemovalPorts extends RecoveryPorts {
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** Removes an account's authenticator app; the owner is notified by email. Undefined on success. */
export async function removeApp(ports: RemovalPorts, userId: string): Promise<Failure | undefined> {
  const { app, passkeys } = await findSecondFactors(ports.queries, userId)
  if (!app) return new Failure('not_found')
  const refused = passkeys === 0 ? await findRequirement(ports.queries) : undefined
  if (refused) return refused
  await removeAndNotify(ports, { userId, change: 'app-removed' }, (transaction) =>
    deleteApp(transaction, userId),
  )
  return undefined
}

/** Removes one of an account's passkeys; the owner is notified by email. Undefined on success. */
export async function removePasskey(
  ports: RemovalPorts,
  userId: string,
  id: string,
): Promise<Failure | undefined> {
  const { queries } = ports
  const owned = await passkeysOf(queries, userId)
  if (!owned.some((passkey) => passkey.id === id)) return new Failure('not_found')
  if (owned.length === 1) {
    if (!(await hasWayIn(queries, userId, { passkeys: false }))) {
      const words = 'This is your only way to sign in. Set a password first.'
      return new Failure('forbidden', words)
    }
    const { app } = await findSecondFactors(queries, userId)
    const refused = app ? undefined : await findRequirement(queries)
    if (refused) return refused
  }
  await removeAndNotify(ports, { userId, change: 'passkey-removed' }, (transaction) =>
    deletePasskey(transaction, { id, userId }),
  )
  return undefined
}

/**
 * Removes a second factor and needless recovery codes and queues the email about it, in one
 * transaction.
 */
async function removeAndNotify(
  ports: RemovalPorts,
  change: { readonly userId: string; readonly change: 'app-removed' | 'passkey-removed' },
  remove: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  await ports.queries.transaction(async (transaction) => {
    await remove(transaction)
    await dropNeedlessCodes({ ...ports, queries: transaction }, change.userId)
    await enqueueMail(transaction, { kind: 'second-step-changed', ...change }, ports.now())
  })
  ports.mailWaits()
}

/** The last second factor cannot be removed while one is required. */
async function findRequirement(queries: Queries): Promise<Failure | undefined> {
  const { requireSecondFactor } = await readSettings(queries)
  if (!requireSecondFactor) return undefined
  const words = 'Your administrator requires a second step. Add another one first.'
  return new Failure('forbidden', words)
}
