import { join } from 'node:path'
import { readOrCreateSecret } from './readOrCreateSecret.ts'

/**
 * The key that signs cookies: the configured one, else one that is created once per data folder.
 */
export function sessionSecret(configured: string | undefined, dataDir: string): string {
  return configured ?? readOrCreateSecret(join(dataDir, 'session-secret'))
}
