// npm run bench: bundles and runs each benchmark, and prints medians and ratios.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, run, runBin } from './lib/run.mjs'

await ensureDependencies()
await ensureBuilt()
const chromium = await findChromium()
const built = await runBin('vite', [
  'build',
  '--config',
  'bench/vite.config.ts',
  '--logLevel',
  'warn',
])
if (built !== 0) process.exit(built)
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0
  ? wanted
  : [
      'generation',
      'exports',
      'pictures',
      'memory',
      'editor',
      'landing',
      'workspace',
      'deckRead',
      'analytics',
      'live',
      'liveMemory',
      'footprint',
    ]) {
  // Semi-spaces of 32 MB give the same young generation, 96 MB, as in the render threads of the server.
  const flags = ['--expose-gc', '--max-semi-space-size=32']
  const code = await run(process.execPath, [...flags, join(root, `bench/dist/${name}.js`)], {
    env: chromium ? { CHROMIUM_PATH: chromium } : {},
  })
  if (code !== 0) process.exit(code)
}
