import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key that signs cookies: the configured one, else one that is made once for this data folder and kept in it. */
export function sessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    keepFirst(draft, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Two servers may start at once: the first one's file stays, and no half-written file is ever read. */
function keepFirst(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
