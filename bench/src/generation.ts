// Measures ten slides by the embedded writer: the writer alone, and from request to response on the running server.
import { startBenchServer } from './harness/benchServer.ts'
import { briefs, deckFor, longSource } from './harness/decks.ts'
import { interleave, median, ms, print, report } from './harness/measure.ts'

const rounds = 11
const sourceRounds = 7
/** Bytes of source text, and the limit in milliseconds for a deck of it. */
const materials = [
  { bytes: 80_000, target: 1_000 },
  { bytes: 199_000, target: 2_000 },
] as const
const server = await startBenchServer(39_117)
print(`\nFirst start on an empty folder, to the first answer: ${ms(server.startedIn)}`)

// A trial includes five generations a month, so the accounts are created before the measurement.
const perAccount = 5
const generations = rounds + 1 + materials.length * (sourceRounds + 1)
const accounts: string[] = []
while (accounts.length * perAccount < generations) accounts.push(await server.signUp())
let generated = 0

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

for (const { bytes, target } of materials) {
  const beside: number[] = []
  const source = longSource(bytes)
  const name = `POST /api/generate with ${bytes / 1_000} kB of material`
  const run = (): Promise<void> => generateBesideOthers(source, beside)
  const long = await interleave([{ name, run }], sourceRounds)
  report(`25 slides from a source of ${bytes / 1_000} kB`, long, name)
  const condensed = median(long[0]?.times ?? [])
  print(`  target ${target / 1_000} s: ${condensed < target ? 'met' : 'missed'}`)
  print(
    `  other requests meanwhile: ${beside.length}, median ${ms(median(beside))}, slowest ${ms(Math.max(...beside))}`,
  )
}

await server.stop()

async function generate(): Promise<void> {
  round += 1
  await post({ prompt: briefs[round % briefs.length] ?? '', slideCount: 10 })
}

/** Generates a long deck while sending other requests in a loop. */
async function generateBesideOthers(source: string, beside: number[]): Promise<void> {
  const writing = { isDone: false }
  const written = post({ prompt: 'Condense this', slideCount: 25, source }).finally(() => {
    writing.isDone = true
  })
  while (!writing.isDone) {
    const asked = performance.now()
    await (await fetch(`${server.url}/healthz`)).text()
    beside.push(performance.now() - asked)
    await new Promise((done) => setTimeout(done, 5))
  }
  await written
}

interface Wish {
  readonly prompt: string
  readonly slideCount: number
  readonly source?: string
}

async function post(wish: Wish): Promise<void> {
  const cookie = accounts[Math.floor(generated / perAccount)] ?? ''
  generated += 1
  const answer = await fetch(`${server.url}/api/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(wish),
  })
  if (!answer.ok) throw new Error(`generation answered ${answer.status}: ${await answer.text()}`)
  await answer.json()
}
