// npm run doctor: says what is wrong with the installation that the environment names, and what to do.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
process.exit(await run(process.execPath, [join(root, 'dist/server/doctorCommand.js')]))
