import { endpoints } from '@deckloom/contract'
import { type ChangeSettingsBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { changeSettings, readAdministered } from './changeSettings.ts'
import { serve } from '../../../http/serve.ts'

const { administration } = endpoints

export interface SettingsPorts {
  readonly queries: Queries
  readonly now: () => Date
}

/** Settings of the installation. */
export function settingsRoutes(app: FastifyInstance, ports: SettingsPorts): void {
  serve(app, administration.readSettings, () => readAdministered(ports.queries))

  serve(app, administration.changeSettings, async (request) => {
    const by = signedIn(request).id
    const changed = await changeSettings(ports, { by, change: request.body })
    request.audit('setting-change', {
      target: describeSetting(request.body),
      ...(changed instanceof Failure && { outcome: 'refused' as const }),
    })
    return changed
  })
}

/** Such as `publicLinks off`, `decksPerAccount 500` or `decksPerAccount unlimited`. */
function describeSetting(wanted: ChangeSettingsBody): string {
  return Object.entries(wanted)
    .map(([name, value]) => `${name} ${valueWord(value)}`)
    .join(', ')
}

function valueWord(value: boolean | number | null | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value ?? 'unlimited')
}
