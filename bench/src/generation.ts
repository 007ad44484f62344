// Ten slides by the embedded writer: the writer alone, and from request to answer at the running server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { briefs, deckFor } from './decks.ts'
import { interleave, median, ms, print, report } from './measure.ts'

const rounds = 11
const port = 39_117
const url = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-bench-'))

const start = performance.now()
const server = spawn(process.execPath, [resolve('dist/server/main.js')], {
  env: {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
await answering()
print(`\nFirst start on an empty folder, to the first answer: ${ms(performance.now() - start)}`)

const registered = await fetch(`${url}/api/auth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    email: 'bench@example.org',
    password: 'harbour-silt-7',
    firstName: 'Bench',
    lastName: 'Mark',
  }),
})
const cookie = registered.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')

let round = 0
const results = await interleave(
  [
    { name: 'writer alone', run: () => deckFor((round += 1), 10) },
    { name: 'POST /api/generate, to the answer', run: generate },
  ],
  rounds,
)
report('Embedded generation of 10 slides', results, 'POST /api/generate, to the answer')
const served = median(results[1]?.times ?? [])
print(`  target 300 ms: ${served < 300 ? 'met' : 'missed'}`)

server.kill('SIGTERM')
await once(server, 'exit')
rmSync(dataDir, { recursive: true, force: true })

async function generate(): Promise<void> {
  round += 1
  const answer = await fetch(`${url}/api/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ prompt: briefs[round % briefs.length], slideCount: 10 }),
  })
  if (!answer.ok) throw new Error(`generation answered ${answer.status}: ${await answer.text()}`)
  await answer.json()
}

async function answering(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const ok = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('the server did not answer within 30 s')
}
