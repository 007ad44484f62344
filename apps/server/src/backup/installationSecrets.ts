import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config/config.ts'

export const secretsSchema = z.object({
  /** Signs cookies and encrypts the secrets of authenticator apps. */
  sessionSecret: z.string(),
  /** The audit trail's keys, including former ones. */
  auditKeys: z.array(z.string()).min(1),
  /** The last verified end of the audit trail, as in `audit-head`. */
  auditHead: z.string().optional(),
})
export type InstallationSecrets = z.infer<typeof secretsSchema>

type Place = Pick<Config, 'dataDir' | 'sessionSecret' | 'auditKeys'>

const fileNames = { session: 'session-secret', audit: 'audit-key', head: 'audit-head' } as const

/** The secrets of an installation. Throws if they don't exist, and creates none. */
export function readSecrets({ dataDir, sessionSecret, auditKeys }: Place): InstallationSecrets {
  const session = sessionSecret ?? contentOf(dataDir, fileNames.session)
  const keys = [...auditKeys, ...linesOf(contentOf(dataDir, fileNames.audit))]
  if (session === undefined || keys.length === 0) {
    const [variable, file] =
      session === undefined ? ['SESSION_SECRET', fileNames.session] : ['AUDIT_KEY', fileNames.audit]
    throw new Error(
      `${variable} is not set, and ${join(dataDir, file)} is not there. Run the backup with the environment of the server, DATA_DIR included.`,
    )
  }
  const auditHead = contentOf(dataDir, fileNames.head)
  return {
    sessionSecret: session,
    auditKeys: [...new Set(keys)],
    ...(auditHead !== undefined && { auditHead }),
  }
}

/** Throws if this installation has another session secret already: one of the two would be lost. */
export function checkSecrets(
  { dataDir, sessionSecret }: Place,
  archived: InstallationSecrets,
): void {
  const here = sessionSecret ?? contentOf(dataDir, fileNames.session)
  if (here === undefined || here === archived.sessionSecret) return
  const what =
    sessionSecret === undefined
      ? `${join(dataDir, fileNames.session)} holds another secret than the archive. Move it away`
      : 'SESSION_SECRET is not the one of the archive. Unset it'
  throw new Error(
    `${what} to take over that of the archive, or restore with --without-secrets: then everybody signs in again, and authenticator apps are set up again.`,
  )
}

/** Stores the secrets where servers read them. Those of the environment take precedence. */
export function placeSecrets(
  { dataDir, sessionSecret }: Place,
  { sessionSecret: session, auditKeys: keys, auditHead }: InstallationSecrets,
): void {
  if (sessionSecret === undefined) keep(dataDir, fileNames.session, session)
  const known = linesOf(contentOf(dataDir, fileNames.audit))
  const all = [...new Set([...known, ...keys])]
  if (all.length > known.length) keep(dataDir, fileNames.audit, all.join('\n'))
  // A later one is kept: it reveals that the archive lacks newer rows.
  if (auditHead !== undefined && !existsSync(join(dataDir, fileNames.head)))
    keep(dataDir, fileNames.head, auditHead)
}

function keep(dataDir: string, name: string, content: string): void {
  writeFileSync(join(dataDir, name), content, { mode: 0o600, flush: true })
}

function contentOf(dataDir: string, name: string): string | undefined {
  const file = join(dataDir, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function linesOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
