import { statSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { AccountEvent } from '@deckloom/contract'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditTrail } from '../../db/schema/audit.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import { JobRegistry } from '../../platform/jobs/JobRegistry.ts'
import { aDeck, join, password, testApp } from '../../testing/testApp.ts'
import { auditEntry, tamperWithAudit } from '../../testing/database/auditTrails.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { beginning, createPlainLink } from './auditChain.ts'
import { auditHead } from './auditHead.ts'
import { openAuditKeys } from './auditKeys.ts'
import { appendAudit, readChain } from './auditRepository.ts'
import { checkAudit } from './checkAudit.ts'
import { openAudit } from './openAudit.ts'

const keysOf = (...configured: string[]) =>
  openAuditKeys({ auditKeys: configured, dataDir: '/nonexistent' })
const keyText = 'a key of the tests, long enough to count'
const keys = keysOf(keyText)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the audit trail on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeEach(async () => {
      opened = await driver.open()
    })
    afterEach(() => opened.remove())

    const rows = () => opened.database.queries.select().from(auditTrail).orderBy(asc(auditTrail.id))
    const tamper = (statement: SQL) => tamperWithAudit(opened.database.queries, statement)

    const append = (...targets: string[]) =>
      appendAudit(opened.database.queries, targets.map(auditEntry), keys.current)
    const check = async (parts: Partial<Parameters<typeof checkAudit>[0]> = {}) => {
      const chain = readChain(opened.database.queries)
      return (await checkAudit({ rows: chain, keys, head: undefined, ...parts })).check
    }

    test('has one line for everything that matters, and nobody by name', async () => {
      const app = await testApp(opened)
      const post = (url: string, payload: object, headers = {}) =>
        app.inject({ method: 'POST', url, payload, headers, remoteAddress: '192.0.2.9' })
      const [ada, bea] = [await join(app, 'ada.canary@example.com'), await join(app)]
      await post('/api/auth/login', { email: ada.email, password: 'wrong canary 1' })
      await post('/api/auth/login', { email: ada.email, password })
      await post('/api/auth/login', { email: ada.email, password }, { origin: 'https://evil.test' })
      // Entries are written after the response, so a further call could overtake one.
      await expect.poll(async () => (await rows()).length).toBe(5)
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
      await ada.ask('POST /api/logout')
      await app.inject({ method: 'POST', url: '/api/logout' })
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
        ...auditEntry(`deck ${index}`),
        actor: ada.id,
      }))
      await appendAudit(opened.database.queries, many, keys.current)
      expect(await events()).toHaveLength(100)
      await app.close()
    })

    test('breaks when a row is changed, taken out, put in or moved', async () => {
      const { queries } = opened.database
      await append('deck 1', 'deck 2')
      await append('deck 3', 'deck 4', 'deck 5')
      const broken = async () => {
        const chain = readChain(queries, { pageLength: 2 })
        return (await checkAudit({ rows: chain, keys, head: undefined })).check.fault?.row
      }
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

    test('breaks when somebody adds or rewrites rows without the key, as plain as those of before or with a key of their own', async () => {
      const { queries } = opened.database
      const oldest = auditEntry('deck 1')
      await queries.insert(auditTrail).values({ ...oldest, ...createPlainLink(beginning, oldest) })
      await append('deck 2')
      expect(await check()).toEqual({ rows: 2, unchecked: 0, fault: null })
      const [, last] = await rows()
      if (!last) throw new Error('the second row is missing')

      const forged = auditEntry('forged')
      await queries.insert(auditTrail).values({ ...forged, ...createPlainLink(last, forged) })
      expect(await check()).toMatchObject({ fault: { row: 3, reason: 'unkeyed' } })
      await tamper(sql`delete from audit_trail where id = 3`)
      await tamper(sql`update audit_trail set target = 'forged' where id = 1`)
      expect(await check()).toMatchObject({ fault: { row: 1, reason: 'changed' } })
      // The last unkeyed hash is public; the first keyed row covers it all the same.
      await tamper(sql`delete from audit_trail where id = 1`)
      await queries.insert(auditTrail).values({ ...forged, ...createPlainLink(beginning, forged) })
      expect(await check()).toMatchObject({ fault: { row: 2, reason: 'changed' } })

      await tamper(sql`delete from audit_trail`)
      await append('deck 1')
      const stranger = keysOf('a key that somebody else has made up!').current
      await appendAudit(queries, [auditEntry('forged')], stranger)
      await append('deck 3')
      expect(await check()).toEqual({ rows: 3, unchecked: 1, fault: null })
    })

    test('a key that was replaced still checks the rows that it wrote', async () => {
      const { queries } = opened.database
      await append('deck 1', 'deck 2')
      const renewed = keysOf('the key of the new year, longer than before', keyText)
      await appendAudit(queries, [auditEntry('deck 3')], renewed.current)

      expect(await check({ keys: renewed })).toEqual({ rows: 3, unchecked: 0, fault: null })
      expect(await check({ keys: keysOf('the key of the new year, longer than before') })).toEqual({
        rows: 3,
        unchecked: 2,
        fault: null,
      })
      await tamper(sql`update audit_trail set target = 'x' where id = 1`)
      expect(await check({ keys: renewed })).toMatchObject({ fault: { row: 1 } })
    })

    test('a key is made once for a data folder, readable by its owner, and stays good beside a configured one', async () => {
      const { dataDir } = opened
      const made = openAuditKeys({ auditKeys: [], dataDir })
      expect(statSync(joinPath(dataDir, 'audit-key')).mode & 0o777).toBe(0o600)
      expect(openAuditKeys({ auditKeys: [], dataDir }).current).toEqual(made.current)
      await appendAudit(opened.database.queries, [auditEntry('deck 1')], made.current)

      const configured = openAuditKeys({ auditKeys: [keyText], dataDir })
      expect(configured.current.id).toBe(keys.current.id)
      await appendAudit(opened.database.queries, [auditEntry('deck 2')], configured.current)
      expect(await check({ keys: configured })).toEqual({ rows: 2, unchecked: 0, fault: null })
      const dump = JSON.stringify(await rows())
      expect(dump).not.toContain(made.current.secret)
    })

    test('shows by the noted head that the end was cut off or replaced, which the table does not', async () => {
      await append('deck 1', 'deck 2', 'deck 3')
      const { last: head } = await checkAudit({
        rows: readChain(opened.database.queries),
        keys,
        head: undefined,
      })
      await append('deck 4')
      expect(await check({ head })).toEqual({ rows: 4, unchecked: 0, fault: null })

      await tamper(sql`delete from audit_trail where id > 2`)
      expect((await check()).fault).toBeNull()
      expect((await check({ head })).fault).toEqual({ row: 3, reason: 'cut' })
      await append('another deck 3', 'another deck 4')
      expect((await check()).fault).toBeNull()
      expect((await check({ head })).fault).toEqual({ row: 3, reason: 'replaced' })
      const since = readChain(opened.database.queries, { from: head.id })
      expect((await check({ head, sinceHead: true, rows: since })).fault).toMatchObject({ row: 3 })
      await tamper(sql`delete from audit_trail`)
      expect((await check({ head })).fault).toEqual({ row: 1, reason: 'cut' })
    })

    test('a server notes the end of the trail when it stops, and says in its log what became of it', async () => {
      const { dataDir, database } = opened
      const lines: string[] = []
      const start = async () => {
        const stream = { write: (line: string) => lines.push(line) }
        const app = fastify({ logger: { level: 'info', stream } })
        const jobs = new JobRegistry(() => new Date())
        const parts = { queries: database.queries, config: { auditKeys: [], dataDir }, jobs }
        const { writer } = openAudit(app, parts)
        await app.ready()
        return { app, writer }
      }
      const { app, writer } = await start()
      for (const target of ['deck 1', 'deck 2', 'deck 3']) writer.record(auditEntry(target))
      await app.close()
      const noted = auditHead(dataDir).read()
      const last = (await rows()).at(-1)
      expect(noted).toEqual({ id: 3, hash: last?.hash, keyId: last?.keyId })
      expect(statSync(auditHead(dataDir).file).mode & 0o777).toBe(0o600)
      expect(lines.join('')).toContain(`"auditHead":{"id":3,"mac":"${noted?.hash}"}`)

      await tamper(sql`delete from audit_trail where id = 3`)
      const again = await start()
      const alarm =
        'The end of the audit trail was cut off, from row 3 on. 2 rows before it are whole.'
      await expect.poll(() => lines.join('')).toContain(alarm)
      await again.app.close()
      // The last good head is kept: the alarm does not end by itself.
      expect(auditHead(dataDir).read()).toEqual(noted)
    })

    test('refuses changes even to whoever may write to the database', async () => {
      const { queries } = opened.database
      await append('deck 1')
      const changes = [
        queries.update(auditTrail).set({ actor: 'bea' }),
        queries.delete(auditTrail).where(eq(auditTrail.id, 1)),
        queries.execute(sql`truncate audit_trail`),
      ]
      for (const change of changes) await expect(change).rejects.toThrow()
      expect(await rows()).toHaveLength(1)
    })
  })
}
