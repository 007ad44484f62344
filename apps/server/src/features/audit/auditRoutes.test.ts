import { Readable } from 'node:stream'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { join, type Person, prove, testApp } from '../../testing/testApp.ts'
import { tamperWithAudit } from '../../testing/database/auditTrails.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import type { ChainItem } from './auditChain.ts'
import { openAuditKeys } from './auditKeys.ts'
import { readChain } from './auditRepository.ts'
import { checkAudit } from './checkAudit.ts'
import { exportAudit, readExport } from './exportAudit.ts'

/** Somebody whom the database calls an administrator. */
async function administratorOf(
  app: FastifyInstance,
  { database }: OpenedDatabase,
): Promise<Person> {
  const person = await join(app)
  await database.queries.update(users).set({ isAdmin: true }).where(eq(users.id, person.id))
  await prove(person)
  return person
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`administrators and the audit trail on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeEach(async () => {
      opened = await driver.open()
    })
    afterEach(() => opened.remove())

    const tamper = (statement: SQL) => tamperWithAudit(opened.database.queries, statement)

    test('is checked for an administrator who asks, up to what was done just now', async () => {
      const app = await testApp(opened)
      const admin = await administratorOf(app, opened)
      const answer = await admin.ask('POST /api/admin/audit/check')
      expect(answer.json()).toEqual({ rows: 2, unchecked: 0, fault: null })
      await tamper(sql`update audit_trail set actor = 'somebody else' where id = 1`)
      const second = await admin.ask('POST /api/admin/audit/check')
      expect(second.json().fault).toEqual({ row: 1, reason: 'changed' })
      await app.close()
    })

    test('leaves as JSON lines that are checked outside, where a changed line shows as well', async () => {
      const app = await testApp(opened)
      const admin = await administratorOf(app, opened)
      const answer = await admin.ask('GET /api/admin/audit/export')
      expect(answer.headers['content-type']).toBe('application/x-ndjson')
      expect(answer.headers['content-disposition']).toBe('attachment; filename="audit.jsonl"')
      const lines = answer.body.trimEnd().split('\n')
      expect(lines.map((line) => JSON.parse(line).action)).toEqual([
        'register',
        'identity-proof',
        'audit-export',
      ])
      await app.close()

      const own = openAuditKeys({ auditKeys: [], dataDir: opened.dataDir })
      const outside = async (text: readonly string[]) => {
        const rows: AsyncIterable<ChainItem> = readExport(Readable.from(text))
        return (await checkAudit({ rows, keys: own, head: undefined })).check
      }
      expect(await outside(lines)).toEqual({ rows: 3, unchecked: 0, fault: null })
      const changed = lines.map((line) => line.replace('"register"', '"sign-out"'))
      expect((await outside(changed)).fault).toEqual({ row: 1, reason: 'changed' })
      expect((await outside(lines.slice(1))).fault).toEqual({ row: 2, reason: 'missing' })
      await expect(outside([...lines, 'and this'])).rejects.toThrow('Line 4 is not a row')
      const written: string[] = []
      for await (const line of exportAudit(readChain(opened.database.queries))) written.push(line)
      expect(written.join('').trimEnd()).toBe(lines.join('\n'))
    })

    test('is found by who acted, by what was done to whom, and by the name of an action', async () => {
      const app = await testApp(opened)
      const admin = await administratorOf(app, opened)
      await join(app, 'ada.filter@example.com')
      const bea = await join(app)
      await admin.ask(`PATCH /api/admin/users/${bea.id}`, { disabled: true })
      const items = async (search: string) => {
        const answer = await admin.ask(`GET /api/admin/audit?${search}`)
        const listed: { action: string; target: string | null }[] = answer.json()
        return listed
      }
      const found = async (search: string) => {
        return (await items(search)).map(({ action }) => action)
      }
      await expect.poll(() => found('action=account')).toEqual(['account-disable'])
      // Nobody knows people by their ids.
      expect(await items('action=account')).toMatchObject([{ target: bea.email }])
      expect(await found('account=ADA.filter')).toEqual(['register'])
      expect(await found(`account=${bea.id}`)).toEqual(['account-disable', 'register'])
      expect(await found(`account=${bea.id}&action=Account%20Disable`)).toEqual(['account-disable'])
      expect(await found('account=nobody@at.all')).toEqual([])
      await app.close()
    })
  })
}
