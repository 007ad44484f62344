import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptSecret } from '../../platform/secrets/keptSecret.ts'

/** A key of the audit trail. */
export interface AuditKey {
  /** Names it in the rows; tells nothing about it. */
  readonly id: string
  readonly secret: string
}

export interface AuditKeys {
  /** What new rows are written with. */
  readonly current: AuditKey
  /** Also those of before, by which their rows are checked. */
  find(id: string): AuditKey | undefined
}

/**
 * The keys of the configuration, the current one first, or one that is made once for this data folder. None is ever in
 * the database: whoever can write there cannot write rows that count. The file's key stays good for the rows that it
 * wrote before one was configured.
 */
export function auditKeys({
  auditKeys: configured,
  dataDir,
}: {
  readonly auditKeys: readonly string[]
  readonly dataDir: string
}): AuditKeys {
  const file = join(dataDir, 'audit-key')
  const kept = configured.length === 0 || existsSync(file) ? linesOf(file, configured) : []
  const [current, ...others] = [...configured, ...kept].map(named)
  if (!current) throw new Error(`${file} holds no key`)
  const all = new Map([current, ...others].map((key) => [key.id, key]))
  return { current, find: (id) => all.get(id) }
}

/** A key a line, the current one first: a new one is put above. */
function linesOf(file: string, configured: readonly string[]): readonly string[] {
  const text = configured.length === 0 ? keptSecret(file) : readFileSync(file, 'utf8')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function named(secret: string): AuditKey {
  const id = createHmac('sha256', secret).update('the name of this key').digest('hex').slice(0, 12)
  return { id, secret }
}
