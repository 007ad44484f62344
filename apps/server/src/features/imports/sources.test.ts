import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { presentations } from '../../db/schema/presentations.ts'
import { Overloaded } from '../../platform/jobs/FairQueue.ts'
import { expectFailure } from '../../testing/http/expectFailure.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { ReaderPool } from './reading/ReaderPool.ts'

const whole = { 'content-type': 'application/octet-stream' }
const dayMs = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`sources on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person
    let today = Date.now()

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => new Date(today) })
      person = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const expectRefused = (answer: LightMyRequestResponse, status: number, code: string) => {
      expectFailure(answer.body)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    }
    const read = (name: string, bytes: Uint8Array | string) =>
      person.ask(`POST /api/sources?name=${encodeURIComponent(name)}`, Buffer.from(bytes), whole)

    test('answers with the text of a file and stores nothing', async () => {
      const answer = await read('Häfen.csv', 'Quay,Ships\nNorth,88\n')

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        name: 'Häfen.csv',
        text: '| Quay | Ships |\n| --- | --- |\n| North | 88 |',
        notes: [],
      })
      expect(await opened.database.queries.$count(presentations)).toBe(0)
    })

    test.each([
      ['notes.exe', 'MZ', 415, 'unsupported_media_type'],
      ['notes.docx', '# No document', 415, 'unsupported_media_type'],
      ['notes.md', '', 422, 'unreadable_file'],
      ['bomb.docx', zipSync({ bomb: new Uint8Array(30_000_000) }), 422, 'unsafe_file'],
      [
        'laughs.docx',
        zipSync({ '_rels/.rels': strToU8('<!DOCTYPE x [<!ENTITY a "a">]><x>&a;</x>') }),
        422,
        'unsafe_file',
      ],
    ])('refuses %s with a sentence', async (...[name, bytes, status, code]) => {
      const answer = await read(name, bytes)

      expectRefused(answer, status, code)
      expect(answer.json().message).toMatch(/^[A-Z].{20,}\.$/)
    })

    test('refuses a body that is not sent as a file, and a name that is none', async () => {
      expectRefused(
        await person.ask('POST /api/sources?name=a.md', { x: 1 }),
        415,
        'unsupported_media_type',
      )
      expectRefused(
        await person.ask('POST /api/sources', Buffer.from('x'), whole),
        400,
        'validation_failed',
      )
    })

    test('says how large a file may be', async () => {
      const answer = await read('large.md', 'a'.repeat(20 * 1024 * 1024 + 1))

      expectRefused(answer, 413, 'too_large')
      expect(answer.json().message).toBe('Files can be up to 20 MB.')
    })

    test('answers 402 to an account whose trial has run out', async () => {
      today += 4 * dayMs
      const answer = await read('notes.md', '# Looms')
      today -= 4 * dayMs

      expectRefused(answer, 402, 'subscription_required')
    })

    test('answers 503 while more is waiting than can be read', async () => {
      const readFile = vi.fn(async () => {
        throw new Overloaded('Too much is waiting')
      })
      const busy = await testApp(opened, { readFile })
      const answer = await (
        await join(busy)
      ).ask('POST /api/sources?name=a.md', Buffer.from('x'), whole)

      expectRefused(answer, 503, 'overloaded')
      await busy.close()
    })
  })
}

describe('the processes that read', () => {
  const open = (options: Partial<ConstructorParameters<typeof ReaderPool>[0]> = {}) =>
    new ReaderPool({
      script: joinPath(inject('bundle'), 'readerProcess.js'),
      parallel: 2,
      queue: 8,
      timeLimitMs: 50_000,
      memoryMb: 640,
      answerBytes: 10_000_000,
      ...options,
    })
  const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })

  test('read what is read without them, and faults too', async () => {
    const pool = open()
    const pdf = readFileSync(joinPath(import.meta.dirname, '../../testing/files/report.pdf'))

    expect(await pool.read('source', file('a.md', '# Looms'))).toEqual({
      kind: 'markdown',
      text: '# Looms',
      notes: [],
    })
    expect(await pool.read('source', { name: 'report.pdf', bytes: pdf })).toMatchObject({
      text: expect.stringContaining('# Harbour report'),
    })
    expect(await pool.read('source', file('a.exe', 'MZ'))).toMatchObject({ fault: 'kind' })
    await pool.close()
  })

  test('give a file up that takes too long or too much memory, and read the next', async () => {
    const slow = open({ timeLimitMs: 1 })
    const small = open({ memoryMb: 8 })
    const large = '<a/>'.repeat(900_000)
    const bytes = zipSync({ '_rels/.rels': strToU8(`<x>${large}</x>`) }, { level: 0 })

    expect(await slow.read('source', file('a.md', '# Looms'))).toMatchObject({
      fault: 'too-large',
      message: expect.stringContaining('took too long'),
    })
    expect(await small.read('source', { name: 'a.docx', bytes })).toMatchObject({
      fault: 'too-large',
    })
    await Promise.all([slow.close(), small.close()])
  })

  test('see nothing of the environment', async () => {
    const folder = mkdtempSync(joinPath(tmpdir(), 'deckloom-reader-'))
    const script = joinPath(folder, 'tellEnvironment.mjs')
    writeFileSync(
      script,
      `import { writeSync } from 'node:fs'
import { serialize } from 'node:v8'
writeSync(3, serialize({ reading: Object.keys(process.env) }))`,
    )
    const pool = open({ script })

    expect(await pool.read('source', file('a.md', 'x'))).toEqual([])
    await pool.close()
    rmSync(folder, { recursive: true })
  })
})
