import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readLimits } from '@deckloom/deck'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileFile } from './testing/http/hostileFiles.ts'
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts'
import { silenceOf, type SilenceMeter } from './testing/http/silenceOf.ts'
import { password } from './testing/testApp.ts'

/** Files to send; `npm run abuse` sets 500. */
const files = Number(process.env['ABUSE_FILES'] ?? 22)
// One of each kind: what the first of a kind loads stays loaded.
const warming = 22
/** Beside other tests the machine itself stalls for longer. */
const longestSilenceMs = Number(process.env['ABUSE_SILENCE_MS'] ?? 2_000)
/** Beyond its time a process is killed, which takes a moment of its own. */
const patienceMs = readLimits.timeMs + 10_000

let server: ServerProcess
let silence: SilenceMeter
const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-files-'))

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  silence = silenceOf(server.url)
})
afterAll(async () => {
  await silence.stop()
  server.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, maxRetries: 5 })
})

async function signUp(): Promise<string> {
  const person = { email: `${randomUUID()}@example.com`, password, firstName: 'A', lastName: 'B' }
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function send(cookie: string, number: number) {
  const { name, bytes } = hostileFile(number)
  const route = number % 2 === 0 ? 'sources' : 'imports'
  const began = performance.now()
  const answer = await fetch(`${server.url}/api/${route}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  })
  const { message = '' }: { message?: string } = JSON.parse(await answer.text())
  return { name, status: answer.status, message, tookMs: performance.now() - began }
}

/** Megabytes of a process, optionally with its children. */
function memoryOf(pid: number, withChildren = false): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const rows = processes.split('\n').map((row) => row.trim().split(/\s+/))
  const own = rows.filter(
    ([id, parent, , , script]) =>
      Number(id) === pid ||
      (withChildren && Number(parent) === pid && script?.includes('readerProcess') === true),
  )
  return own.reduce((sum, [, , rss]) => sum + Number(rss), 0) / 1024
}

/** Megabytes of the server and its readers, once below `limit` or after a minute: garbage is collected when there is time. */
async function memoryAtRest(limit: number): Promise<number> {
  let found = memoryOf(server.pid, true)
  for (let tries = 0; found >= limit && tries < 60; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- looks again a little later
    await wait(1_000)
    found = memoryOf(server.pid, true)
  }
  return found
}

test(
  `of ${files} hostile files none takes longer than it may, /healthz answers within ${longestSilenceMs} ms, and their memory is given back`,
  async () => {
    const people = [await signUp(), await signUp()]
    const answers: Awaited<ReturnType<typeof send>>[] = []
    let next = 0
    const work = async (cookie: string, until: number) => {
      while (next < until) {
        const number = next
        next += 1
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        answers.push(await send(cookie, number))
      }
    }
    const workTo = (until: number) => Promise.all(people.map((cookie) => work(cookie, until)))
    await workTo(warming)
    await silence.longest()
    const mostGrowth = memoryOf(server.pid) * 0.1
    let [before, after, silentMs, batches] = [0, Infinity, 0, 0]
    // Memory that is never released grows with every batch. The space that V8 and the allocator keep
    // for themselves stops growing after one or two.
    while (after - before >= mostGrowth && batches < 3) {
      batches += 1
      before = memoryOf(server.pid)
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      await workTo(warming + batches * files)
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      silentMs = Math.max(silentMs, await silence.longest())
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      after = await memoryAtRest(before + mostGrowth)
    }
    const wrong = answers.filter(
      ({ status, message, tookMs }) =>
        status >= 500 || tookMs > patienceMs || (status >= 400 && message === ''),
    )
    expect(wrong).toEqual([])
    expect(answers).toHaveLength(warming + batches * files)
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs))
    const figures = `slowest ${Math.round(slowest)} ms, memory ${Math.round(before)} MB before, ${Math.round(after)} MB after, longest silence ${Math.round(silentMs)} ms`
    process.stdout.write(`${figures}\n`)
    expect(after, figures).toBeLessThan(before + mostGrowth)
    expect(silentMs, figures).toBeLessThan(longestSilenceMs)
  },
  120_000 + 3 * files * patienceMs,
)
