import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseOptions } from '../db/openDatabase.ts'

/** Returns where the bundle under test has what the databases of tests are made from. */
export function locateBundle(): Pick<DatabaseOptions, 'script' | 'snapshot' | 'migrations'> {
  const bundle = inject('bundle')
  return {
    script: join(bundle, 'embeddedDatabase.js'),
    snapshot: join(bundle, 'snapshot'),
    migrations: join(bundle, 'drizzle'),
  }
}
