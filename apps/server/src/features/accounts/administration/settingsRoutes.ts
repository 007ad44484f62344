import { type ChangeSettingsBody, changeSettingsBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/access.ts'
import { answer } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { changeSettings, readAdministered } from './changeSettings.ts'

const config = { access: 'administrator' } as const
const change = { ...config, limit: 'administer', proof: true } as const

export interface SettingsPorts {
  readonly queries: Queries
  readonly now: () => Date
}

/** What holds for everybody on this installation. */
export function settingsRoutes(server: FastifyInstance, ports: SettingsPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports

  app.get('/api/admin/settings', { config }, async (_request, reply) =>
    reply.send(await readAdministered(queries)),
  )

  app.patch(
    '/api/admin/settings',
    { config: change, bodyLimit: bodyLimits.credentials, schema: { body: changeSettingsBody } },
    async (request, reply) => {
      const by = signedIn(request).id
      const changed = await changeSettings(ports, { by, change: request.body })
      request.audit('setting-change', {
        target: describeSetting(request.body),
        ...(changed instanceof Failure && { outcome: 'refused' as const }),
      })
      return answer(reply, changed, (settings) => settings)
    },
  )
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
