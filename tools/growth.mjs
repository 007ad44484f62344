// npm run growth: measures the same load on a database of 200 decks and on one of GROWTH_DECKS (120,000).
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run, runBin } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
const bundle = ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn']
const built = await runBin('vite', bundle)
process.exit(
  built === 0 ? await run(process.execPath, [join(root, 'bench/dist/growth.js')]) : built,
)
