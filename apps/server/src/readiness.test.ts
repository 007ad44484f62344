import { readdirSync, renameSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileStore } from './db/schema/files.ts'
import type { QueueLoad } from './platform/jobs/FairQueue.ts'
import { S3Server } from './testing/s3/S3Server.ts'
import { aDeck, join, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const partsOk = { database: 'ok', disk: 'ok', store: 'ok', threads: 'ok' }
const [embedded, postgres] = testDrivers()
const idle: QueueLoad = { running: 0, waiting: 0, room: 4, ended: 0, refused: 0, stalledMs: 0 }

for (const driver of [embedded, postgres]) {
  describe.skipIf(!driver.available)(`readiness on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance | undefined
    let log: string
    // Only PostgreSQL may have several servers.
    const allOk = { ...partsOk, ...(driver === embedded ? {} : { servers: 'ok' }) }
    beforeEach(async () => {
      opened = await driver.open()
      log = ''
    })
    afterEach(async () => {
      await app?.close()
      await opened.remove()
    })

    const start = async (parts: Parameters<typeof testApp>[1] = {}) => {
      const logTo = new PassThrough()
      logTo.on('data', (line) => (log += String(line)))
      const environment = { LOG_LEVEL: 'warn', ...parts.environment }
      app = await testApp(opened, { ...parts, logTo, environment })
      return app
    }
    const readiness = async () => {
      const answer = await app?.inject('/readyz')
      return { code: answer?.statusCode, ...answer?.json() }
    }

    test('names every part that works, and leaves nothing in the data folder', async () => {
      await start({ threads: { render: () => idle, reader: () => idle, writer: () => idle } })
      const before = readdirSync(opened.dataDir)

      expect(await readiness()).toEqual({ code: 200, status: 'ready', checks: allOk })
      expect(readdirSync(opened.dataDir)).toEqual(before)
    })

    test('too little disk is 503, and the log says where and how much', async () => {
      await start({ environment: { DISK_MIN_FREE_MB: '900000000' } })

      const checks = { ...allOk, disk: 'failed' }
      expect(await readiness()).toEqual({ code: 503, status: 'unavailable', checks })
      expect(log).toMatch(/Not ready: disk: \S+ has \d+ MB left, less than 900000000 MB/)
    })

    test('a data folder that takes no file is 503 until it does again, once each in the log', async () => {
      await start()
      const elsewhere = `${opened.dataDir}-away`
      renameSync(opened.dataDir, elsewhere)
      const gone = await readiness()
      await pause(300)
      await readiness()
      renameSync(elsewhere, opened.dataDir)

      expect([gone.code, gone.checks.disk]).toEqual([503, 'failed'])
      await expect.poll(async () => (await readiness()).code, { timeout: 2_000 }).toBe(200)
      expect(log.match(/Not ready: disk: \S+ cannot be written: Error ENOENT/g)).toHaveLength(1)
      expect(log.match(/Ready again: disk/g)).toHaveLength(1)
    })

    test('a line of jobs that stands still is 503, and one that is only long is not', async () => {
      let stalledMs = 100_000
      const render = () => ({ ...idle, running: 2, waiting: 4, stalledMs })
      await start({ threads: { render, reader: () => idle, writer: () => idle } })

      expect(await readiness()).toMatchObject({ code: 200 })
      stalledMs = 200_000
      const later = async () => (await readiness()).checks.threads
      await expect.poll(later, { timeout: 2_000 }).toBe('failed')
      expect(await readiness()).toMatchObject({ code: 503 })
    })

    test('a server that keeps files in a folder of its own is 503: they are missing elsewhere', async () => {
      const first = await start()
      await first.close()
      await opened.database.queries.update(fileStore).set({ id: crypto.randomUUID() })
      await start()

      const checks = { ...allOk, store: 'failed' }
      expect(await readiness()).toEqual({ code: 503, status: 'unavailable', checks })
      expect(log).toContain('WRONG FILE STORE')
    })

    test('a bucket that is away is said and no reason to send people elsewhere: decks are saved', async () => {
      const s3 = new S3Server()
      await s3.start()
      const server = await start({ environment: s3.environment })
      expect((await readiness()).status).toBe('ready')
      await s3.stop()

      const standing = async () => (await readiness()).status
      await expect.poll(standing, { timeout: 4_000 }).toBe('degraded')
      const checks = { ...allOk, store: 'failed' }
      expect(await readiness()).toEqual({ code: 200, status: 'degraded', checks })
      const ada = await join(server)
      expect(await aDeck(ada)).toMatchObject({ version: 1 })
    })

    test('looks once a second at most, however many ask, and gives a part that hangs up', async () => {
      let looks = 0
      const check = () => {
        looks += 1
        return looks === 1 ? Promise.resolve() : new Promise<void>(() => {})
      }
      const { database } = opened
      await start({ database: { ...database, check } })

      const answers = await Promise.all(Array.from({ length: 50 }, () => readiness()))
      expect([new Set(answers.map(({ code }) => code)), looks]).toEqual([new Set([200]), 1])
      await pause(1_050)
      const began = performance.now()
      expect((await readiness()).checks.database).toBe('failed')
      expect(performance.now() - began).toBeLessThan(4_000)
      expect(looks).toBe(2)
    })

    test('/api/version tells anybody which version this is, and nothing more', async () => {
      const server = await start()

      const answer = await server.inject('/api/version')
      expect(answer.json()).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    })
  })
}
