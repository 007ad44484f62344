import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './db/openDatabase.ts'
import { publicOrigin } from './publicOrigin.ts'

/** What a person sees when the server is up: where it is, and which parts are embedded. */
export function startText(
  config: Config,
  { port, database }: { port: number | undefined; database: Database['kind'] },
): string {
  const open = publicOrigin(config, port)
  const rows: readonly (readonly [string, string])[] = [
    [
      'database',
      database === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL, from DATABASE_URL',
    ],
    ['files', join(config.dataDir, 'files')],
    ['writer', 'embedded: no key, no network'],
    [
      'mail',
      config.smtpUrl === undefined
        ? `files in ${join(config.dataDir, 'mail')} (SMTP_URL)`
        : `SMTP, ${new URL(config.smtpUrl).host}`,
    ],
    [
      'administrators',
      config.adminEmails.size === 0
        ? 'none (ADMIN_EMAILS)'
        : `${config.adminEmails.size} from ADMIN_EMAILS`,
    ],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(16)}${value}`)
  return ['', `  Deckloom is ready at ${open}`, '', ...lines, ''].join('\n')
}
