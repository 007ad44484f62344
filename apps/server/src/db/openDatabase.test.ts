import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenedDatabase, testDrivers } from '../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(driver.name, () => {
    let opened: OpenedDatabase

    beforeAll(async () => {
      opened = await driver.open()
      await opened.database.queries.execute(
        sql`create table notes (id int primary key, words text)`,
      )
    })
    afterAll(() => opened.remove())

    const queries = () => opened.database.queries
    const count = async () => {
      const { rows } = await queries().execute<{ n: number }>(
        sql`select count(*)::int as n from notes`,
      )
      return rows[0]?.n
    }

    test('gives every caller the answer to their own question, however large and however many at once', async () => {
      const large = 'y'.repeat(400_000)

      const wrong = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const words = index % 2 === 0 ? large : `short ${index}`
          const { rows } = await queries().execute<{ id: number; words: string }>(
            index % 2 === 0
              ? sql`select ${words}::text as words, ${index}::int as id`
              : sql`select ${index}::int as id, 'x' as pad, ${words}::text as words`,
          )
          return rows[0]?.id !== index || rows[0].words !== words
        }),
      )

      expect(wrong.filter(Boolean)).toHaveLength(0)
    })

    test('keeps concurrent transactions apart', async () => {
      await Promise.allSettled(
        Array.from({ length: 30 }, (_, index) =>
          queries().transaction(async (transaction) => {
            await transaction.execute(sql`insert into notes values (${index}, 'first')`)
            await transaction.execute(sql`insert into notes values (${index + 1_000}, 'second')`)
            if (index % 3 === 0) throw new Error('changed my mind')
          }),
        ),
      )

      expect(await count()).toBe(40)
    })

    test('goes on after queries that fail', async () => {
      const before = await count()
      const failures = await Promise.allSettled([
        queries().execute(sql`selec nonsense`),
        queries().execute(sql`select 1 / ${0}::int`),
        queries().transaction(async (transaction) => {
          await transaction.execute(sql`insert into notes values (5000, 'x')`)
          await transaction.execute(sql`insert into notes values (5000, 'again')`)
        }),
      ])

      expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      expect(await count()).toBe(before)
    })
  })
}
