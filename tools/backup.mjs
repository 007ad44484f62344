// npm run backup: writes all data of the installation to one archive, or verifies an archive.
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
