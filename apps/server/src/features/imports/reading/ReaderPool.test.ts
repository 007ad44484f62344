import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tooLong, tooMuch } from './fileReader.ts'
import { ServerEnding } from '../../../platform/process/ServerEnding.ts'
import { ReaderPool } from './ReaderPool.ts'

const folder = mkdtempSync(join(tmpdir(), 'deckloom-reader-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A pool whose processes run `program` instead of a reader. */
function poolOf(name: string, program: string, timeLimitMs: number): ReaderPool {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, program)
  return new ReaderPool({
    script,
    parallel: 2,
    queue: 2,
    timeLimitMs,
    memoryMb: 64,
    answerBytes: 1_000,
  })
}

const file = { name: 'a.md', bytes: Buffer.from('x') }

test.each([
  ['hangs', 'for (;;) {}', tooLong, 1_000],
  ['grows', 'const all = []; for (;;) all.push(new Array(1e6).fill(0.5))', tooMuch, 30_000],
  [
    'says too much',
    'import { writeSync } from "node:fs"; for (;;) writeSync(3, "x".repeat(1e5))',
    tooMuch,
    30_000,
  ],
] as const)('finding 7: a reader that %s is ended, and the next file is read', async (...given) => {
  const [name, program, fault, timeLimitMs] = given
  const pool = poolOf(name, program, timeLimitMs)
  expect(await pool.read('source', file)).toEqual(fault)
  expect(await pool.read('source', file)).toEqual(fault)
  await pool.close()
})

test('a file whose reader is ended because the server ends is no faulty file', async () => {
  const pool = poolOf('waits', 'setInterval(() => undefined, 1_000)', 30_000)
  // The second one waits for the first.
  const reading = [pool.read('source', file), pool.read('source', file)]
  const outcomes = Promise.allSettled(reading)
  await expect.poll(() => pool.load().running).toBe(1)
  await pool.close()
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ServerEnding) })
})
