// npm run golden, scoreboard, fidelity, linebreaks: bundles the commands in proof/ and runs the one that is named.
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run, runBin } from './lib/run.mjs'

const [name, ...options] = process.argv.slice(2)
await ensureDependencies()
const built = await runBin('vite', [
  'build',
  '--config',
  'proof/vite.config.ts',
  '--logLevel',
  'warn',
])
if (built !== 0) process.exit(built)
const chromium = name === 'fidelity' || name === 'linebreaks' ? await findChromium() : undefined
const env = chromium ? { CHROMIUM_PATH: chromium } : {}
process.exit(
  await run(process.execPath, [join(root, `proof/dist/${name}.js`), ...options], { env }),
)
