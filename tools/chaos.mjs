// npm run chaos: injects every fault into two servers for CHAOS_MINUTES (30) while CHAOS_PEOPLE (50) work.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run, runBin } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
const bundle = ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn']
const built = await runBin('vite', bundle)
process.exit(built === 0 ? await run(process.execPath, [join(root, 'bench/dist/chaos.js')]) : built)
