import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditTrail } from '../../db/schema/audit.ts'
import { auditEntry } from '../../testing/database/auditTrails.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { openAuditKeys } from './auditKeys.ts'
import { readChain } from './auditRepository.ts'
import { AuditWriter } from './AuditWriter.ts'
import { checkAudit } from './checkAudit.ts'

const keyText = 'a key of the tests, long enough to count'
const keys = openAuditKeys({ auditKeys: [keyText], dataDir: '/nonexistent' })
const ignore = () => undefined

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`writing the audit trail on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeEach(async () => {
      opened = await driver.open()
    })
    afterEach(() => opened.remove())

    const rows = () => opened.database.queries.select().from(auditTrail).orderBy(asc(auditTrail.id))

    test('is one chain when two servers write at the same time', async () => {
      const { queries } = opened.database
      const writers = [1, 2].map(
        () => new AuditWriter({ queries, key: keys.current, warn: ignore }),
      )
      for (let count = 0; count < 100; count += 1) {
        for (const writer of writers) writer.record(auditEntry(`deck ${count}`))
        if (count % 10 === 0) await new Promise(setImmediate)
      }
      await Promise.all(writers.map((writer) => writer.stop()))

      expect(await rows()).toHaveLength(200)
      const chain = readChain(queries)
      const { check } = await checkAudit({ rows: chain, keys, head: undefined })
      expect(check).toEqual({ rows: 200, unchecked: 0, fault: null })
    })

    test('catches up after the database was away, and says what there was no room for', async () => {
      const { queries } = opened.database
      const warnings: string[] = []
      const warn = (message: string) => warnings.push(message)
      const writer = new AuditWriter({ queries, key: keys.current, warn, room: 3, retryMs: 50 })
      await queries.execute(sql`alter table audit_trail rename to audit_trail_away`)
      for (const target of ['1', '2', '3', '4', '5']) writer.record(auditEntry(target))
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
