// npm run gallery: every slide of the golden decks, drawn in the browser, on http://localhost:5180.
import { ensureDependencies } from './lib/dependencies.mjs'
import { runBin } from './lib/run.mjs'

await ensureDependencies()
process.exit(
  await runBin('vite', ['--config', 'proof/gallery/vite.config.ts', ...process.argv.slice(2)]),
)
