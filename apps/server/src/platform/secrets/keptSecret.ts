import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** What a file holds that is made once, at random, and readable by its owner only. */
export function keptSecret(file: string): string {
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
