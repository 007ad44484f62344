import type { AdministeredSettings, ChangeSettingsBody } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings, writeSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { countWithoutSecondFactor, findAdministered } from './administeredAccountsRepository.ts'
import { asAdministrator } from './asAdministrator.ts'

interface Ports {
  readonly queries: Queries
  readonly now: () => Date
}

export async function readAdministered(queries: Queries): Promise<AdministeredSettings> {
  const settings = await readSettings(queries)
  return { settings, withoutSecondFactor: await countWithoutSecondFactor(queries) }
}

/**
 * Changes one setting. Requiring a second factor requires having one, so that nobody locks
 * themselves out.
 */
export async function changeSettings(
  { queries, now }: Ports,
  { by, change }: { readonly by: string; readonly change: ChangeSettingsBody },
): Promise<AdministeredSettings | Failure> {
  return asAdministrator(queries, by, async (transaction) => {
    if (change.requireSecondFactor === true) {
      const own = await findAdministered(transaction, by)
      if (!own?.hasPasskey && !own?.hasApp) {
        const words =
          'Add a passkey or an authenticator app to your own account first, so that you can still sign in.'
        return new Failure('forbidden', words)
      }
    }
    await writeSettings(transaction, { change, by, now: now() })
    return readAdministered(transaction)
  })
}
