// npm run check: the quick gate. Static checks, the table of covered statements, and every test that needs
// neither a server nor a browser.
import { checkCoverage } from './coverage/generate.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { runGates } from './lib/gates.mjs'
import { runBin, say } from './lib/run.mjs'

await ensureDependencies()
const failed = await runGates()
failed.push(...checkCoverage())
say('\n── unit tests')
const projects = [
  'deck',
  'themes',
  'contract',
  'scene',
  'editor',
  'writer',
  'render-react',
  'web',
].map((name) => `--project=@deckloom/${name}`)
if ((await runBin('vitest', ['run', ...projects])) !== 0) failed.push('unit tests')
say(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
