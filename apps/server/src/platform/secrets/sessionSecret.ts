import { join } from 'node:path'
import { keptSecret } from './keptSecret.ts'

/** The key that signs cookies: the configured one, else one that is made once for this data folder and kept in it. */
export function sessionSecret(configured: string | undefined, dataDir: string): string {
  return configured ?? keptSecret(join(dataDir, 'session-secret'))
}
