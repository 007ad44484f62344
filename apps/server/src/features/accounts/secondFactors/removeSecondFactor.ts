import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/failure.ts'
import { hasWayIn } from '../hasWayIn.ts'
import { deletePasskey } from '../passkeys/passkeysRepository.ts'
import { dropNeedlessCodes, type RecoveryPorts } from './recoveryCodes.ts'
import { deleteApp, findSecondFactors, passkeysOf } from './secondFactorsRepository.ts'

/** Takes an account's authenticator app away. Undefined when it is gone. */
export async function removeApp(
  ports: RecoveryPorts,
  userId: string,
): Promise<Failure | undefined> {
  const { app, passkeys } = await findSecondFactors(ports.queries, userId)
  if (!app) return new Failure('not_found')
  const refused = passkeys === 0 ? await requiredHere(ports.queries) : undefined
  if (refused) return refused
  await deleteApp(ports.queries, userId)
  await dropNeedlessCodes(ports, userId)
  return undefined
}

/** Takes one of an account's passkeys away. Undefined when it is gone. */
export async function removePasskey(
  ports: RecoveryPorts,
  userId: string,
  id: string,
): Promise<Failure | undefined> {
  const { queries } = ports
  const owned = await passkeysOf(queries, userId)
  if (!owned.some((passkey) => passkey.id === id)) return new Failure('not_found')
  if (owned.length === 1) {
    if (!(await hasWayIn(queries, userId, { passkeys: false }))) {
      const words = 'This is the only way into your account. Choose a password first.'
      return new Failure('forbidden', words)
    }
    const { app } = await findSecondFactors(queries, userId)
    const refused = app ? undefined : await requiredHere(queries)
    if (refused) return refused
  }
  await deletePasskey(queries, { id, userId })
  await dropNeedlessCodes(ports, userId)
  return undefined
}

/** The last second step stays where an administrator asks everybody for one. */
async function requiredHere(queries: Queries): Promise<Failure | undefined> {
  const { requireSecondFactor } = await readSettings(queries)
  if (!requireSecondFactor) return undefined
  const words = 'Your administrator requires a second step. Add another one first.'
  return new Failure('forbidden', words)
}
