// npm run backup: writes everything that the installation keeps into one archive, or checks one.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
process.exit(
  await run(process.execPath, [
    join(root, 'dist/server/backupCommand.js'),
    ...process.argv.slice(2),
  ]),
)
