import { randomUUID } from 'node:crypto'
import type { AccountEvent } from '@deckloom/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditTrail } from '../../db/schema/audit.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import type { AuditEntry } from '../../platform/audit.ts'
import { aDeck, join, password, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { AuditWriter } from './AuditWriter.ts'
import { appendAudit, findBrokenLink } from './auditRepository.ts'

const entry = (target: string): AuditEntry => ({
  at: new Date('2026-05-01T12:00:00.123Z'),
  action: 'deck-delete',
  outcome: 'done',
  actor: 'ada',
  target,
  caller: '192.0.2.1',
  requestId: randomUUID(),
})
const unheard = () => undefined

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the audit trail on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeEach(async () => {
      opened = await driver.open()
    })
    afterEach(() => opened.remove())

    const rows = () => opened.database.queries.select().from(auditTrail).orderBy(asc(auditTrail.id))
    /** Changes rows as somebody could who owns the database. */
    const tamper = async (statement: ReturnType<typeof sql>) => {
      const { queries } = opened.database
      await queries.execute(sql`alter table audit_trail disable trigger user`)
      await queries.execute(statement)
      await queries.execute(sql`alter table audit_trail enable trigger user`)
    }

    test('has one line for everything that matters, and nobody by name', async () => {
      const app = await testApp(opened)
      const post = (url: string, payload: object, headers = {}) =>
        app.inject({ method: 'POST', url, payload, headers, remoteAddress: '192.0.2.9' })
      const [ada, bea] = [await join(app, 'ada.canary@example.com'), await join(app)]
      await post('/api/auth/login', { email: ada.email, password: 'wrong canary 1' })
      await post('/api/auth/login', { email: ada.email, password })
      await post('/api/auth/login', { email: ada.email, password }, { origin: 'https://evil.test' })
      const names = { firstName: 'Ada', lastName: 'Weaver' }
      await post('/api/auth/forgot-password', { email: ada.email, ...names })
      const { id } = await aDeck(ada)
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: bea.id, role: 'viewer' })
      await bea.ask(`DELETE /api/presentations/${id}`)
      await bea.ask(`DELETE /api/presentations/${id}`)
      await ada.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
      await ada.ask(`DELETE /api/presentations/${id}`)
      await ada.ask('GET /api/logout')
      await app.inject({ url: '/api/logout' })
      await app.close()

      const trail = await rows()
      expect(trail.map(({ action, outcome, actor }) => [action, outcome, actor])).toEqual([
        ['register', 'done', ada.id],
        ['register', 'done', bea.id],
        ['sign-in', 'refused', null],
        ['sign-in', 'done', ada.id],
        ['call-cross-site', 'refused', null],
        ['reset-ask', 'done', null],
        ['call-forbidden', 'refused', bea.id],
        ['deck-export', 'done', ada.id],
        ['deck-delete', 'done', ada.id],
        ['sign-out', 'done', ada.id],
      ])
      expect(trail[6]?.target).toBe(`DELETE /api/presentations/:id deck ${id}`)
      expect(trail[2]).toMatchObject({
        caller: '192.0.2.9',
        target: trail[5]?.target,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(JSON.stringify(trail)).not.toMatch(/canary|@|weaving/)
    })

    test('has a line for a limit that was reached, one a minute however often', async () => {
      let now = Date.parse('2026-05-01T12:00:00Z')
      const app = await testApp(opened, {
        now: () => new Date(now),
        environment: { RATE_LIMIT_SCALE: '1' },
      })
      const ask = () =>
        app.inject({
          method: 'POST',
          url: '/api/auth/validate-reset-token',
          payload: { token: 'x'.repeat(43) },
        })
      for (let count = 0; count < 30; count += 1) await ask()
      now += 60_000
      await ask()
      await app.close()

      expect((await rows()).map(({ action, target }) => [action, target])).toEqual([
        ['call-limited', 'POST /api/auth/validate-reset-token'],
        ['call-limited', 'POST /api/auth/validate-reset-token'],
      ])
    })

    test('shows an account its own last hundred events, failed sign-ins included', async () => {
      const app = await testApp(opened)
      const [ada, bea] = [await join(app), await join(app)]
      await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: ada.email.toUpperCase(), password: 'wrong 12345' },
      })
      const events = async (): Promise<readonly AccountEvent[]> =>
        (await ada.ask('GET /api/user/audit')).json()
      await expect.poll(events).toHaveLength(2)

      expect(await events()).toEqual([
        { at: expect.any(String), action: 'sign-in', outcome: 'refused', from: '127.0.0.1' },
        { at: expect.any(String), action: 'register', outcome: 'done', from: '127.0.0.1' },
      ])
      expect((await bea.ask('GET /api/user/audit')).json()).toHaveLength(1)
      const many = Array.from({ length: 150 }, (_, index) => ({
        ...entry(`deck ${index}`),
        actor: ada.id,
      }))
      await appendAudit(opened.database.queries, many)
      expect(await events()).toHaveLength(100)
      await app.close()
    })

    test('breaks when a row is changed, taken out, put in or moved', async () => {
      const { queries } = opened.database
      await appendAudit(queries, [entry('deck 1'), entry('deck 2')])
      await appendAudit(queries, [entry('deck 3'), entry('deck 4'), entry('deck 5')])
      const broken = () => findBrokenLink(queries, 2)
      expect(await broken()).toBeUndefined()

      for (const column of ['action', 'outcome', 'actor', 'target', 'caller', 'request_id']) {
        const name = sql.identifier(column)
        await tamper(sql`update audit_trail set ${name} = ${name} || 'x' where id = 3`)
        expect(await broken(), column).toBe(3)
        await tamper(sql`update audit_trail set ${name} = rtrim(${name}, 'x') where id = 3`)
        expect(await broken(), column).toBeUndefined()
      }
      await tamper(sql`update audit_trail set at = at + interval '1 millisecond' where id = 2`)
      expect(await broken()).toBe(2)
      await tamper(sql`update audit_trail set at = at - interval '1 millisecond' where id = 2`)
      await tamper(sql`delete from audit_trail where id = 4`)
      expect(await broken()).toBe(5)
      await tamper(sql`update audit_trail set id = 4 where id = 5`)
      expect(await broken()).toBe(4)
    })

    test('refuses changes even to whoever may write to the database', async () => {
      const { queries } = opened.database
      await appendAudit(queries, [entry('deck 1')])
      const changes = [
        queries.update(auditTrail).set({ actor: 'bea' }),
        queries.delete(auditTrail).where(eq(auditTrail.id, 1)),
        queries.execute(sql`truncate audit_trail`),
      ]
      for (const change of changes) await expect(change).rejects.toThrow()
      expect(await rows()).toHaveLength(1)
    })

    test('is one chain when two servers write at the same time', async () => {
      const { queries } = opened.database
      const writers = [1, 2].map(() => new AuditWriter({ queries, warn: unheard }))
      for (let count = 0; count < 100; count += 1) {
        for (const writer of writers) writer.record(entry(`deck ${count}`))
        if (count % 10 === 0) await new Promise(setImmediate)
      }
      await Promise.all(writers.map((writer) => writer.stop()))

      expect(await rows()).toHaveLength(200)
      expect(await findBrokenLink(queries)).toBeUndefined()
    })

    test('catches up after the database was away, and says what there was no room for', async () => {
      const { queries } = opened.database
      const warnings: string[] = []
      const warn = (message: string) => warnings.push(message)
      const writer = new AuditWriter({ queries, warn, room: 3, retryMs: 50 })
      await queries.execute(sql`alter table audit_trail rename to audit_trail_away`)
      for (const target of ['1', '2', '3', '4', '5']) writer.record(entry(target))
      await expect.poll(() => warnings.length).toBeGreaterThan(0)
      await queries.execute(sql`alter table audit_trail_away rename to audit_trail`)

      await expect
        .poll(async () => (await rows()).map(({ target }) => target))
        .toEqual(['1', '2', '3'])
      await writer.stop()
      expect(warnings.at(-1)).toBe('2 entries of the audit trail were not written')
    })
  })
}
