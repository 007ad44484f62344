import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Slide } from '@deckloom/deck'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { jobOf, picturedSlide, writtenSlides } from '../../testing/decks/renderJobs.ts'
import { Overloaded } from '../jobs/FairQueue.ts'
import { RenderCanceled } from './deckRenderer.ts'
import { createDeckRenderer } from './renderDeck.ts'
import { RenderFailed, RenderPool, type RenderPoolOptions } from './RenderPool.ts'

let slides: readonly Slide[]
let pool: RenderPool
const folder = mkdtempSync(join(tmpdir(), 'deckloom-pool-'))

beforeAll(async () => {
  slides = await writtenSlides(8)
  writeFileSync(
    join(folder, 'failing.mjs'),
    failingWorker(join(inject('bundle'), 'renderWorker.js')),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => pool.close())

function open(options: Partial<RenderPoolOptions> = {}): RenderPool {
  const limits = { workers: 1, queue: 4, timeLimitMs: 50_000, memoryMb: 512 }
  const script = join(inject('bundle'), 'renderWorker.js')
  pool = new RenderPool({ script, fontFolder: undefined, ...limits, ...options })
  return pool
}

/** The real worker, which fails in the way that the title of its deck names. */
function failingWorker(script: string): string {
  // Registers its listener first: a message posted before any listener is buffered, one after the
  // first is not.
  return `import ${JSON.stringify(pathToFileURL(script).href)}
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ request }) => {
  if (request.title === 'exit') process.exit(7)
  if (request.title === 'throw') throw new Error('A bug outside of the job')
  for (const kept = []; request.title === 'grow'; ) kept.push(Array.from({ length: 1000 }, Math.random))
})
`
}

/** Pictures so large that drawing them takes a while. */
const slow = () => jobOf(slides, { output: { format: 'png', width: 1920 } })

test.each(['pdf', 'pptx', 'png', 'svg'] as const)(
  'makes the same %s as without a worker, with the same warnings',
  async (format) => {
    const output = format === 'png' ? { format, width: 480 } : { format }
    const deck = [...slides, picturedSlide(slides, ['https://192.0.2.1/a.png'])]
    const job = jobOf(deck, { output })

    const [own, direct] = await Promise.all([open().render(job), createDeckRenderer()(job)])

    expect(Buffer.from(own.bytes).equals(direct.bytes)).toBe(true)
    expect(own.warnings).toEqual(direct.warnings)
    expect(own.warnings).toHaveLength(1)
  },
)

test('tells of every slide and leaves the thread of its caller free', async () => {
  const progress: number[] = []
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 5)

  await open().render(slow(), { onSlide: (finished) => progress.push(finished) })

  clearInterval(clock)
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(ticks).toBeGreaterThan(20)
})

test('gives the place of a canceled job to the next one', async () => {
  const controller = new AbortController()
  const canceled = open().render(slow(), {
    signal: controller.signal,
    onSlide: (finished) => {
      if (finished === 1) controller.abort()
    },
  })
  const next = pool.render(jobOf(slides))

  await expect(canceled).rejects.toThrow(RenderCanceled)
  expect((await next).bytes.length).toBeGreaterThan(1_000)
})

test('refuses what its queue does not hold, and takes a job again once one gave up', async () => {
  const controller = new AbortController()
  const running = open({ queue: 1 }).render(slow())
  const waiting = pool.render(jobOf(slides), { signal: controller.signal })

  await expect(pool.render(jobOf(slides))).rejects.toThrow(Overloaded)
  controller.abort()
  await expect(waiting).rejects.toThrow(RenderCanceled)
  const taken = pool.render(jobOf(slides))

  expect((await running).bytes.length).toBeGreaterThan(1_000)
  expect((await taken).bytes.length).toBeGreaterThan(1_000)
})

test('fails a job that takes too long, and starts another worker for the next', async () => {
  const many = Array.from({ length: 25 }, () => slides).flat()
  const long = jobOf(many, { output: { format: 'png', width: 3840 } })

  await expect(open({ timeLimitMs: 3_000 }).render(long)).rejects.toThrow(RenderFailed)
  expect((await pool.render(jobOf(slides.slice(0, 1)))).bytes.length).toBeGreaterThan(1_000)
})

test.each(['exit', 'throw', 'grow'])(
  'fails the job of a worker that ends by %s, and starts another for the next',
  async (title) => {
    const script = join(folder, 'failing.mjs')
    const failing = open({ script, memoryMb: 40 }).render(jobOf(slides, { title }))
    const next = pool.render(jobOf(slides))

    await expect(failing).rejects.toThrow(RenderFailed)
    expect((await next).bytes.length).toBeGreaterThan(1_000)
  },
)

test('passes a bug on as a failure and keeps the worker', async () => {
  const bug = jobOf(slides, { output: { format: 'png', width: -1 } })

  await expect(open().render(bug)).rejects.toThrow('cannot be -1 pixels wide')
  expect((await pool.render(jobOf(slides))).bytes.length).toBeGreaterThan(1_000)
})
