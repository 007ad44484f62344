// npm run restore: restores an archive into an empty installation.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
process.exit(
  await run(process.execPath, [
    join(root, 'dist/server/restoreCommand.js'),
    ...process.argv.slice(2),
  ]),
)
