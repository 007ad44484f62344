import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Reads a file's secret; creates it at random, readable by the owner only, if it doesn't exist. */
export function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    keepFirst(draft, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Two servers may start at once: the first one's file wins, and no half-written file is ever read.
 */
function keepFirst(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
