// Measures reading a deck of ten slides over HTTP, signed in, on PostgreSQL; the peer is a bare handler with the same
// two queries.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startBenchServer } from './harness/benchServer.ts'
import { deckFor } from './harness/decks.ts'
import { interleave, median, ms, print, type Result } from './harness/measure.ts'
import { withDatabase } from './harness/withDatabase.ts'

const [rounds, warmUps, reads, connections] = [11, 3, 2_000, 20]
const [ourPort, barePort] = [39_119, 39_120]
const target = 0.8

await withDatabase('Reading decks', async (url) => report(await measure(url)))

async function measure(url: string): Promise<readonly Result[]> {
  const server = await startBenchServer(ourPort, { DATABASE_URL: url })
  const bare = spawn(process.execPath, ['bench/dist/bareServer.js'], {
    env: { PATH: process.env['PATH'], PORT: String(barePort), DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    const path = `/api/presentations/${await makeDeck(server)}`
    const contender = (title: string, port: number) => ({
      name: title,
      run: () => readMany({ port, path, agent, headers: { cookie: server.cookie } }),
    })
    const ours = contender('Deckloom', ourPort)
    const peer = contender('bare Fastify and pg', barePort)
    await untilItAnswers(peer.run)
    return await interleave([ours, peer], rounds, warmUps)
  } finally {
    agent.destroy()
    bare.kill()
    await once(bare, 'exit')
    await server.stop()
  }
}

async function makeDeck(server: { readonly url: string; readonly cookie: string }) {
  const answer = await fetch(`${server.url}/api/presentations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: server.cookie, origin: server.url },
    body: JSON.stringify({ title: 'Bench', slides: await deckFor(0, 10) }),
  })
  if (!answer.ok)
    throw new Error(`the deck was answered with ${answer.status}: ${await answer.text()}`)
  const deck: { readonly id: number } = await answer.json()
  return deck.id
}

async function untilItAnswers(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await wait(50)
    }
  }
}

interface Question {
  readonly port: number
  readonly path: string
  readonly agent: Agent
  readonly headers: Readonly<Record<string, string>>
}

/** Keeps one read in flight on each connection. */
async function readMany(question: Question): Promise<void> {
  let left = reads
  const one = async () => {
    while (left > 0) {
      left -= 1
      await read(question)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
}

function read({ port, ...question }: Question): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, ...question }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`the deck was answered with ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}

function report(results: readonly Result[]): void {
  const [ours, bare] = results.map(({ times }) => times)
  if (!ours || !bare) return
  const ratio = median(ours.map((time, round) => (bare[round] ?? Number.NaN) / time))
  print(
    `\nReading a deck of 10 slides, signed in, on PostgreSQL: ${reads} times over ${connections} connections`,
  )
  for (const { name: title, times } of results) {
    const perSecond = Math.round((reads / median(times)) * 1_000)
    print(`  ${title.padEnd(24)} ${ms(median(times)).padStart(10)}   ${perSecond} a second`)
  }
  const met = ratio >= target ? 'met' : 'missed'
  print(
    `  the bare handler's rate: ${Math.round(ratio * 100)} percent, target ${target * 100}: ${met}`,
  )
}
