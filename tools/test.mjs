// npm test: everything, from a bare clone. Its last line sums up all runners.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { checkCoverage } from './coverage/generate.mjs'
import { idsIn, readNamedIds } from './coverage/statements.mjs'
import { findChromium } from './lib/chromium.mjs'
import { playwrightCounts, vitestCounts } from './lib/counts.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { gates, runGates } from './lib/gates.mjs'
import { root, runBin, say } from './lib/run.mjs'
import { useFastScratchFolder } from './lib/scratchFolder.mjs'

const reports = join(root, 'reports')
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []

function add(name, { passed, failed, skipped }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(name)
}

/** A runner that failed without a failed test did not run them all. */
function honest(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function gate(name, holds) {
  add(name, { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 })
}

useFastScratchFolder()
await ensureDependencies()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const failedGates = await runGates()
gates.forEach(({ name }) => gate(name, !failedGates.includes(name)))
gate('coverage', checkCoverage().length === 0)

say('\n── build')
await ensureBuilt()
gate('sizes', (await runBin('size-limit', [])) === 0)

const chromium = await findChromium()
if (!chromium) say('No Chromium could be found or installed: the browser tests fail below.')
const env = chromium ? { CHROMIUM_PATH: chromium } : {}

say('\n── unit and integration tests')
const unit = join(reports, 'vitest.json')
const unitCode = await runBin(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  { env },
)
const unitCounts = honest(vitestCounts(unit), unitCode)
add('unit and integration tests', unitCounts)

say('\n── browser tests')
const browser = join(reports, 'playwright.json')
const browserCode = await runBin('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
})
const browserCounts = honest(playwrightCounts(browser), browserCode)
add('browser tests', browserCounts)

// An id in a title proves nothing until a test of that title passed in this run.
const shown = new Set([...unitCounts.shown, ...browserCounts.shown].flatMap(idsNamedBy))
const unproven = [...readNamedIds().keys()].filter((id) => !shown.has(id))
if (unproven.length > 0) say(`\nNamed by tests that did not pass: ${unproven.join(', ')}`)
gate('statements shown', unproven.length === 0)

function idsNamedBy(title) {
  return idsIn(`'${title.replace(/^.*?(?=[A-Z]-\d{3})/, '')}`)
}

// The runners print what failed where it failed, thousands of lines before the end.
for (const { name, message } of [...unitCounts.failures, ...browserCounts.failures]) {
  say(`\n✗ ${name}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`)
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)
