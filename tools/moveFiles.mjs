// npm run move-files: copies the files of the configured installation into its bucket, or back.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
process.exit(
  await run(process.execPath, [
    join(root, 'dist/server/moveFilesCommand.js'),
    ...process.argv.slice(2),
  ]),
)
