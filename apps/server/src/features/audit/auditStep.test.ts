import { Readable } from 'node:stream'
import { asc, type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditCheckpoints, auditTrail } from '../../db/schema/audit.ts'
import { runStep } from '../../testing/hourlyWork/runStep.ts'
import { auditEntry, tamperWithAudit } from '../../testing/database/auditTrails.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { openAuditKeys } from './auditKeys.ts'
import { appendAudit, readChain } from './auditRepository.ts'
import { auditStep } from './auditStep.ts'
import { checkAudit } from './checkAudit.ts'
import { exportAudit, readExport } from './exportAudit.ts'

const keys = openAuditKeys({
  auditKeys: ['a key of the tests, long enough to count'],
  dataDir: '/nonexistent',
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the audit trail's retention on ${driver.name}`, () => {
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

    test('loses rows of before to a signed checkpoint alone, and is whole without them', async () => {
      const { queries } = opened.database
      const day = 24 * 60 * 60 * 1_000
      const step = auditStep(keys, 30 * day)
      const [start, later] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-03-01T00:00:00Z')]
      const old = Array.from({ length: 7 }, (_, index) => ({
        ...auditEntry(`old ${index}`),
        at: start,
      }))
      await appendAudit(queries, old, keys.current)
      await append('deck 1', 'deck 2')
      await expect(queries.execute(sql`delete from audit_trail where id < 3`)).rejects.toThrow()

      expect(await runStep(queries, step, later)).toBe(7)

      expect((await rows()).map(({ id }) => id)).toEqual([8, 9])
      expect(await check()).toEqual({ rows: 2, unchecked: 0, fault: null })
      const lines: string[] = []
      for await (const line of exportAudit(readChain(queries))) lines.push(line)
      const outside = readExport(Readable.from(lines))
      expect(await check({ rows: outside })).toEqual({ rows: 2, unchecked: 0, fault: null })
      await append('deck 3')
      expect((await check()).rows).toBe(3)
      await expect(queries.execute(sql`delete from audit_trail where id = 8`)).rejects.toThrow()

      await tamper(sql`delete from audit_trail where id = 8`)
      expect((await check()).fault).toEqual({ row: 9, reason: 'missing' })
    })

    test('shows that somebody without the key removed rows and put a checkpoint in their place', async () => {
      const { queries } = opened.database
      await append('deck 1', 'deck 2', 'deck 3')
      const [, second] = await rows()
      const forged = { id: 2, hash: second?.hash ?? '', keyId: keys.current.id, at: new Date() }
      const signature = { signature: 'f'.repeat(64), signedBy: keys.current.id }
      await queries.insert(auditCheckpoints).values({ ...forged, ...signature })
      await queries.execute(sql`delete from audit_trail where id < 3`)

      expect((await check()).fault).toEqual({ row: 2, reason: 'checkpoint' })
    })

    test('a trail that is broken keeps its rows, and the last row stays always', async () => {
      const { queries } = opened.database
      const step = auditStep(keys, 1)
      const later = new Date(Date.now() + 1_000_000)
      await append('deck 1', 'deck 2', 'deck 3')
      await tamper(sql`update audit_trail set target = 'deck 9' where id = 1`)
      await expect(runStep(queries, step, later)).rejects.toThrow('Row 1 of the audit trail')
      expect(await rows()).toHaveLength(3)
      await tamper(sql`update audit_trail set target = 'deck 1' where id = 1`)

      expect(await runStep(queries, auditStep(keys, undefined), later)).toBe(0)
      expect(await runStep(queries, step, later)).toBe(2)
      expect(await rows()).toHaveLength(1)
    })
  })
}
