import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOrCreateSecret } from '../../platform/secrets/readOrCreateSecret.ts'

/** A key of the audit trail. */
export interface AuditKey {
  /** Stored in the rows; reveals nothing about the key. */
  readonly id: string
  readonly secret: string
}

export interface AuditKeys {
  /** The key for new rows. */
  readonly current: AuditKey
  /** Includes former keys, which verify their rows. */
  find(id: string): AuditKey | undefined
}

/**
 * The configured keys, the current one first, or one that is created once per data folder. None is
 * ever in the database: write access to it is not enough to forge rows. The file's key stays valid
 * for the rows that it signed before one was configured.
 */
export function openAuditKeys({
  auditKeys: configured,
  dataDir,
}: {
  readonly auditKeys: readonly string[]
  readonly dataDir: string
}): AuditKeys {
  const file = join(dataDir, 'audit-key')
  const kept = configured.length === 0 || existsSync(file) ? linesOf(file, configured) : []
  const [current, ...others] = [...configured, ...kept].map(createKey)
  if (!current) throw new Error(`${file} holds no key`)
  const all = new Map([current, ...others].map((key) => [key.id, key]))
  return { current, find: (id) => all.get(id) }
}

/** One key per line, the current one first: a new one is added above. */
function linesOf(file: string, configured: readonly string[]): readonly string[] {
  const text = configured.length === 0 ? readOrCreateSecret(file) : readFileSync(file, 'utf8')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function createKey(secret: string): AuditKey {
  const id = createHmac('sha256', secret).update('the name of this key').digest('hex').slice(0, 12)
  return { id, secret }
}
