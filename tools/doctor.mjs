// npm run doctor: checks the installation that the environment describes, and says how to fix what is wrong.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
process.exit(await run(process.execPath, [join(root, 'dist/server/doctorCommand.js')]))
