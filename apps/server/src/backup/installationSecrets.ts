import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config/config.ts'

export const secretsSchema = z.object({
  /** Signs cookies, and seals what authenticator apps share with us. */
  sessionSecret: z.string(),
  /** Of the audit trail: what wrote its rows. */
  auditKeys: z.array(z.string()).min(1),
  /** Where the trail ended when it was last looked at, as in `audit-head`. */
  auditHead: z.string().optional(),
})
export type InstallationSecrets = z.infer<typeof secretsSchema>

type Place = Pick<Config, 'dataDir' | 'sessionSecret' | 'auditKeys'>

const fileNames = { session: 'session-secret', audit: 'audit-key', head: 'audit-head' } as const

/** The secrets of an installation. Throws where they are not, and makes none. */
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

/** Throws where this installation has another session secret already: one of the two would have to go. */
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

/** Puts the secrets where servers look for them. Those of the environment count before them. */
export function placeSecrets(
  { dataDir, sessionSecret }: Place,
  { sessionSecret: session, auditKeys: keys, auditHead }: InstallationSecrets,
): void {
  if (sessionSecret === undefined) keep(dataDir, fileNames.session, session)
  const known = linesOf(contentOf(dataDir, fileNames.audit))
  const all = [...new Set([...known, ...keys])]
  if (all.length > known.length) keep(dataDir, fileNames.audit, all.join('\n'))
  // A later one stays: rows that it knows of and the archive does not are missing.
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
