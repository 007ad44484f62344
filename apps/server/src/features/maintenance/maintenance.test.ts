import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseLease, takeLease, withLease } from '../../db/leases.ts'
import { users } from '../../db/schema/accounts.ts'
import { leases } from '../../db/schema/operation/maintenance.ts'
import { join, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { dueSteps, runSteps } from '../../db/maintenance/runSteps.ts'
import type { BatchContext, MaintenanceStep } from '../../db/maintenance/step.ts'
import { isCompleted, listSteps } from '../../db/maintenance/stepsRepository.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`hourly work on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let now = new Date('2026-11-23T12:00:00Z')
    const warnings: string[] = []

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())

    const queries = () => opened.database.queries
    const run = (steps: readonly MaintenanceStep[], signal = new AbortController().signal) =>
      runSteps({
        queries: queries(),
        steps,
        now: () => now,
        warn: (message) => warnings.push(message),
        signal,
      })
    const stateOf = async (name: string) => (await listSteps(queries(), [name]))[0]

    test('a step that fails is named with its reason, and the others are done all the same', async () => {
      const done: string[] = []
      const step = (name: string, work: () => void): MaintenanceStep => ({
        name,
        batch: async () => {
          work()
          done.push(name)
          return { rows: 2, next: null }
        },
      })
      const steps = [
        step('first', () => undefined),
        step('second', () => {
          throw new Error('no room in the attic')
        }),
        step('third', () => undefined),
      ]

      await expect(run(steps)).rejects.toThrow('These steps failed: second')

      expect(done).toEqual(['first', 'third'])
      expect(warnings).toEqual(['Hourly work, step "second", failed: no room in the attic'])
      expect(await stateOf('third')).toMatchObject({ rows: 2, lastOk: now, completed: true })
      expect(await stateOf('second')).toMatchObject({
        lastOk: null,
        lastError: 'no room in the attic',
        lastErrorAt: now,
        completed: false,
      })
      expect(await dueSteps({ queries: queries(), steps, now: () => now })).toEqual([])
      const later = () => new Date(now.getTime() + 60 * 60_000)
      expect(await dueSteps({ queries: queries(), steps, now: later })).toHaveLength(3)
      const earlier = () => new Date(now.getTime() - 24 * 60 * 60_000)
      expect(await dueSteps({ queries: queries(), steps, now: earlier })).toHaveLength(3)
    })

    test('batches grow while they are quick, and go on where a stopped run ended', async () => {
      const contexts: BatchContext[] = []
      const stopping = new AbortController()
      const counting: MaintenanceStep = {
        name: 'counting',
        batch: async (context) => {
          contexts.push(context)
          if (contexts.length === 2) stopping.abort()
          return { rows: 10, next: contexts.length === 4 ? null : `p${contexts.length}` }
        },
      }

      await run([counting], stopping.signal)
      expect(contexts.map(({ position }) => position)).toEqual([null, 'p1'])
      expect(contexts[1]?.limit).toBe(2 * (contexts[0]?.limit ?? 0))
      expect(await isCompleted(queries(), 'counting')).toBe(false)

      await run([counting])
      expect(contexts.map(({ position }) => position)).toEqual([null, 'p1', 'p2', 'p3'])
      expect(await isCompleted(queries(), 'counting')).toBe(true)
      expect(await stateOf('counting')).toMatchObject({ rows: 20, position: null })
    })

    test('a batch that took long is followed by a smaller one', async () => {
      const limits: number[] = []
      const slow: MaintenanceStep = {
        name: 'slow',
        batch: async ({ limit }) => {
          limits.push(limit)
          if (limits.length === 1) await new Promise((done) => setTimeout(done, 1_050))
          return { rows: 0, next: limits.length === 2 ? null : 'more' }
        },
      }

      await run([slow])

      expect(limits[1]).toBe((limits[0] ?? 0) / 2)
      expect((await stateOf('slow'))?.longestBatchMs).toBeGreaterThan(1_000)
    })

    test('a lease is one process’s until it gives it back or its time is over', async () => {
      const [mine, theirs] = [
        { name: 'lamp', holder: 'a' },
        { name: 'lamp', holder: 'b' },
      ]

      expect(await takeLease(queries(), mine)).toBe(true)
      expect(await takeLease(queries(), mine)).toBe(true)
      expect(await takeLease(queries(), theirs)).toBe(false)
      await releaseLease(queries(), theirs)
      expect(await takeLease(queries(), theirs)).toBe(false)
      await queries()
        .update(leases)
        .set({ until: sql`clock_timestamp() - interval '1 millisecond'` })
      expect(await takeLease(queries(), theirs)).toBe(true)
      await releaseLease(queries(), theirs)
      expect(await takeLease(queries(), mine)).toBe(true)
    })

    test('work under a lease is done by one of many at once, and is told when it lost it', async () => {
      let [running, most] = [0, 0]
      const work = async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((done) => setTimeout(done, 50))
        running -= 1
      }
      const tries = ['a', 'b', 'c', 'd'].map((holder) =>
        withLease(queries(), { name: 'broom', holder }, work),
      )
      expect((await Promise.all(tries)).filter(Boolean).length).toBeGreaterThan(0)
      expect(most).toBe(1)

      const isAborted = await new Promise<boolean>((resolve, reject) => {
        withLease(queries(), { name: 'mop', holder: 'a', seconds: 1 }, async (signal) => {
          await queries().update(leases).set({ holder: 'b' }).where(eq(leases.name, 'mop'))
          await new Promise((done) => setTimeout(done, 900))
          resolve(signal.aborted)
        }).catch(reject)
      })
      expect(isAborted).toBe(true)
    })

    test('two servers of one database do the hourly work once an hour between them', async () => {
      const clock = { now: () => now }
      now = new Date('2027-01-01T12:00:00Z')
      const [one, other] = [await testApp(opened, clock), await testApp(opened, clock)]
      const admin = await join(one)
      await queries().update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
      const runs = async () => {
        const counts = []
        for (const app of [one, other]) {
          const answer = await app.inject({
            method: 'GET',
            url: '/api/admin/jobs',
            headers: { cookie: admin.cookie },
          })
          const jobs: { name: string; finished: number; running: number }[] = answer.json()
          counts.push(jobs.find(({ name }) => name === 'Hourly maintenance'))
        }
        return counts
      }
      await expect
        .poll(async () => (await runs()).reduce((sum, job) => sum + (job?.finished ?? 0), 0), {
          timeout: 20_000,
        })
        .toBe(1)
      const steps = (await admin.ask('GET /api/admin/maintenance')).json()
      expect(steps.length).toBeGreaterThan(15)
      for (const step of steps) {
        expect(step, step.name).toMatchObject({ lastError: null, isUnfinished: false })
        expect(step.lastOk, step.name).not.toBeNull()
      }
      await Promise.all([one.close(), other.close()])
    })

    test('administrators see what takes the disk, by kind', async () => {
      const app = await testApp(opened)
      const admin = await join(app)
      await queries().update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))

      const report = (await admin.ask('GET /api/admin/storage')).json()

      expect(Object.keys(report.tables)).toEqual([
        'decks',
        'revisions',
        'generations',
        'audit',
        'visits',
        'mail',
      ])
      for (const bytes of Object.values(report.tables)) expect(bytes).toBeGreaterThan(8_000)
      expect(report.database).toBeGreaterThan(report.tables.decks)
      expect(report.disk.bytes).toBeGreaterThan(report.disk.free)
      expect(report.disk.free).toBeGreaterThan(0)
      expect(report.files.map(({ kind }: { kind: string }) => kind)).toEqual(
        expect.arrayContaining(['exports', 'pictures']),
      )
      await app.close()
    })
  })
}
