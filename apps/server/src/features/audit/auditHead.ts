import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Link } from './auditChain.ts'

const headSchema = z.strictObject({
  id: z.number().int().positive(),
  hash: z.string(),
  keyId: z.string().nullable(),
})

/**
 * The last verified end of the audit trail, in a file beside the key: rows cut off at the end leave
 * no trace in the database.
 */
export function auditHead(dataDir: string) {
  const file = join(dataDir, 'audit-head')
  return {
    file,
    read: (): Link | undefined =>
      existsSync(file) ? headSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined,
    write(head: Link): void {
      const draft = `${file}.${process.pid}`
      const { id, hash, keyId } = head
      writeFileSync(draft, `${JSON.stringify({ id, hash, keyId })}\n`, { mode: 0o600 })
      // Atomic.
      renameSync(draft, file)
    },
  }
}
