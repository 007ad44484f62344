// npm run check: the quick gate. Static checks, the table of covered statements, and every test that needs
// neither a server nor a browser.
import { checkCoverage } from './coverage/generate.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { runGates } from './lib/gates.mjs'
import { runBinQuietly, say } from './lib/run.mjs'

await ensureDependencies()
const folders = [
  'packages/deck/',
  'packages/themes/',
  'packages/contract/',
  'packages/scene/',
  'packages/editor/',
  'packages/writer/',
  'packages/render-react/',
  'apps/web/',
]
// Side by side: the unused-code gate keeps one core busy, and so do the tests while they start.
const [failed, tested] = await Promise.all([
  runGates(),
  runBinQuietly('vitest', ['run', ...folders]),
])
failed.push(...checkCoverage())
say(`\n── unit tests\n${tested.printed.trimEnd()}`)
if (tested.code !== 0) failed.push('unit tests')
say(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
