import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WriteRequest } from '@deckloom/writer'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { WriterPool, type WriterPoolOptions } from './WriterPool.ts'
import { WritingStopped } from './WritingStopped.ts'

const folder = mkdtempSync(join(tmpdir(), 'deckloom-writing-'))
const request: WriteRequest = { prompt: 'A harbour', slideCount: 5, presentationType: 'report' }
let pool: WriterPool

beforeAll(() => writeFileSync(join(folder, 'hostile.mjs'), hostileThread))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => pool.close())

/** A thread that does what the prompt names. */
const hostileThread = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ input: { prompt } }) => {
  parentPort.postMessage({ kind: 'step', step: { kind: 'head', title: prompt } })
  while (prompt === 'hang') {}
  for (const kept = []; prompt === 'grow'; ) kept.push(Array.from({ length: 1000 }, Math.random))
  if (prompt === 'dig') (function dig() { try { dig() } catch (error) {
    parentPort.postMessage({ kind: 'failed', message: String(error), isTooDeep: error instanceof RangeError })
  } })()
  if (prompt === 'answer') parentPort.postMessage({ kind: 'end' })
})
`

function open(options: Partial<WriterPoolOptions> = {}): WriterPool {
  const script = join(inject('bundle'), 'writerThread.js')
  const limits = { threads: 1, queue: 4, timeLimitMs: 30_000, memoryMb: 192 }
  pool = new WriterPool({ script, ...limits, ...options })
  return pool
}

async function all<Step>(steps: AsyncIterable<Step>): Promise<readonly Step[]> {
  const taken: Step[] = []
  for await (const step of steps) taken.push(step)
  return taken
}

test('writes outlines and slides, and works on slides, as without a thread', async () => {
  const { writer, assistant } = open()
  const [head, ...entries] = await all(writer.outline(request))
  if (head?.kind !== 'head') throw new Error('An outline begins with its head')
  const outline = {
    ...head,
    entries: entries.flatMap((step) => (step.kind === 'entry' ? [step.entry] : [])),
  }
  const slides = await all(writer.slides({ request, outline, wanted: [0, 1, 2, 3, 4] }))

  expect(slides.map(({ kind }) => kind)).toEqual(['slide', 'slide', 'slide', 'slide', 'slide'])
  const [first] = slides
  if (first?.kind !== 'slide') throw new Error('Slides come in their order')
  expect(await assistant.assist({ action: 'notes', slide: first.slide })).toMatchObject({
    kind: 'versions',
  })
})

test.each(['hang', 'grow', 'dig'])(
  'gives a text up at which its thread would %s, and writes the next',
  async (prompt) => {
    const limits = { timeLimitMs: 1_500, memoryMb: 24 }
    const { writer } = open({ script: join(folder, 'hostile.mjs'), ...limits })

    await expect(all(writer.outline({ ...request, prompt }))).rejects.toThrow(WritingStopped)
    expect(await all(writer.outline({ ...request, prompt: 'answer' }))).toEqual([
      { kind: 'head', title: 'answer' },
    ])
  },
)

test('ends a text without a word whose reader has left', async () => {
  const { writer } = open({ script: join(folder, 'hostile.mjs') })
  const left = new AbortController()
  const steps = writer.outline({ ...request, prompt: 'hang' }, { signal: left.signal })
  const taken = []
  for await (const step of steps) {
    taken.push(step)
    left.abort()
  }

  expect(taken).toHaveLength(1)
  expect(await all(writer.outline({ ...request, prompt: 'answer' }))).toHaveLength(1)
})
