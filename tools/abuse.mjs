// npm run abuse: runs the adversarial tests in their long form, and prints the result of each in one line.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root, runBin, say } from './lib/run.mjs'

const server = join(root, 'apps/server')
const suites = [
  {
    name: '400 runs of two to five windows on one deck over a failing network: all end equal, 0 letters lost',
    folder: root,
    files: ['--project', 'packages', 'packages/editor/src/simulation/manyWindows.test.ts'],
    env: { ABUSE_LIVE_RUNS: '400' },
  },
  {
    name: '50 runs of 500 commands, undone and done again at random: identical JSON both ways',
    folder: root,
    files: ['--project', 'packages', 'packages/editor/src/document/DeckDocument.property.test.ts'],
    env: { ABUSE_UNDO_RUNS: '50' },
  },
  {
    name: '10,000 malformed requests on each database: 0 answers of 5xx, 0 hangs',
    files: ['src/malformedRequests.test.ts'],
    env: { ABUSE_REQUESTS: '10000' },
  },
  {
    name: '20,000 hostile requests over every route in every spelling: 0 answers of 5xx, /healthz never silent for 250 ms',
    files: ['src/hostileTraffic.test.ts'],
    env: { ABUSE_TRAFFIC: '20000', ABUSE_SILENCE_MS: '250' },
  },
  {
    name: 'every route in every spelling: the same rules, or no route',
    files: ['src/http/spellings.test.ts'],
    env: {},
  },
  {
    name: 'every route by every actor: 0 wrong decisions, and a test fails for every rule that is removed',
    files: ['src/accessMatrix.test.ts'],
    env: {},
  },
  {
    name: '1,500 texts of repeated and nested markup to every route: /healthz answers within 250 ms',
    files: ['src/hostileTexts.test.ts'],
    env: { ABUSE_TEXTS: '1500', ABUSE_SILENCE_MS: '250' },
  },
  {
    name: '500 hostile files: none over its time limit, memory back within 10 % after',
    files: ['src/hostileFiles.test.ts'],
    env: { ABUSE_FILES: '500' },
  },
  {
    name: '200 kill -9 on the embedded database, 50 on PostgreSQL: 0 acknowledged saves lost, 0 torn decks',
    files: ['src/main.test.ts'],
    env: { ABUSE_KILLS_EMBEDDED: '200', ABUSE_KILLS_POSTGRESQL: '50' },
  },
  {
    name: '200 rounds of pg_terminate_backend in every state: nothing uncaught, the pool whole',
    files: ['src/db/connection/lostConnections.test.ts'],
    env: { ABUSE_TERMINATIONS: '200' },
  },
  {
    name: '2,500 requests over all routes whose connection is cut: 503 or done, never half',
    files: ['src/databaseFaults.test.ts'],
    env: { ABUSE_CUTS: '2500' },
  },
  {
    name: '2,000 orders of payment notices of each provider with repetitions on each database: the same state, granted at most once',
    files: ['src/features/payments/webhookOrder.test.ts'],
    env: { ABUSE_WEBHOOKS: '2000' },
  },
]

const journeys = [
  {
    name: '200 editor sessions with faults: 0 lost edits, "Saved" never shown early',
    files: ['journeys/faults.spec.ts'],
    env: { ABUSE_SESSIONS: '200' },
  },
  {
    name: '5 runs of 500 edits at random in a browser, undone and done again: identical JSON both ways',
    files: ['journeys/random-edits.spec.ts'],
    env: { ABUSE_EDIT_RUNS: '5', ABUSE_EDITS: '500' },
  },
  {
    name: '100 crashes of the tab while somebody types: at most 300 ms of typing lost, "Saved" always true',
    files: ['journeys/typing-crashes.spec.ts'],
    env: { ABUSE_CRASHES: '100' },
  },
  {
    name: '10 sessions of 20 minutes of two or five real windows on one deck, offline, cut off and with killed servers, on one server or two: all end equal, 0 letters lost',
    files: ['journeys/manyWindows.spec.ts'],
    env: { ABUSE_LIVE_SESSIONS: '10', ABUSE_LIVE_MINUTES: '20' },
  },
]

await ensureDependencies()
await ensureBuilt()
const chromium = await findChromium()
const failed = []
for (const { name, folder = server, files, env } of suites) {
  const code = await runBin('vitest', ['run', '--root', folder, ...files], { env })
  if (code !== 0) failed.push(name)
}
for (const { name, files, env } of journeys) {
  const code = await runBin(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...files],
    { env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
  )
  if (code !== 0) failed.push(name)
}
say('')
for (const { name } of [...suites, ...journeys])
  say(`${failed.includes(name) ? 'FAILED' : 'passed'} ${name}`)
process.exit(failed.length === 0 ? 0 : 1)
