// An account with more decks than are searched one by one still finds each of them, and nothing of
// anybody else's.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const [mine, others] = [260, 1_200]

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`search among many decks on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: Awaited<ReturnType<typeof testApp>>
    let ada: Person
    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      ada = await join(app)
      const other = await join(app)
      await fill(opened, { ada: ada.id, other: other.id })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const find = async (q: string): Promise<readonly string[]> => {
      const answer = await ada.ask(`GET /api/search?q=${encodeURIComponent(q)}`)
      const { decks }: { decks: readonly { title: string }[] } = answer.json()
      return decks.map(({ title }) => title)
    }
    const numbers = (titles: readonly string[]) =>
      titles.map((title) => Number(/^Deck (\d+)/.exec(title)?.[1]))

    test('a word that all of them have gives the newest', async () => {
      const found = numbers(await find('everywhere'))
      expect(found.length).toBeGreaterThan(1)
      expect(found).toEqual(found.map((_, index) => index + 1))
    })

    test('a word of the very oldest alone is found', async () => {
      expect(numbers(await find('ancient'))).toEqual([258, 259, 260])
      expect(numbers(await find('everywhere anci'))).toEqual([258, 259, 260])
    })

    test('a title goes before newer texts, however old it is', async () => {
      expect(numbers(await find('singular'))).toEqual([255, 1, 2, 3])
    })

    test('a word that very many others have, and one old deck of hers', async () => {
      expect(numbers(await find('crowded'))).toEqual([250])
    })

    test('what others have alone is not found', async () => {
      expect(await find('foreign')).toEqual([])
      expect(await find('nowhere')).toEqual([])
    })
  })
}

/** The lower its number, the newer a deck; writes what triggers would. */
function fill(
  { database: { queries } }: OpenedDatabase,
  { ada, other }: { readonly ada: string; readonly other: string },
): Promise<void> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`
      insert into presentations (user_id, title, last_modified)
      select ${ada}, 'Deck ' || n || case when n = 255 then ' singular' else '' end, now() - n * interval '1 minute'
      from generate_series(1, ${mine}::int) n`)
    await transaction.execute(sql`
      insert into presentations (user_id, title, last_modified)
      select ${other}, 'Theirs ' || n, now() from generate_series(1, ${others}::int) n`)
    const words = sql`array['everywhere', 'crowded', 'foreign']`
    await transaction.execute(sql`
      insert into deck_index (presentation_id, words, visible_words, charts, pictures)
      select id, words, words, 0, 0 from (
        select id, array_to_tsvector(case when user_id = ${other} then ${words} else
          array['everywhere'] || case when n >= 258 then array['ancient'] else '{}' end
          || case when n = 250 then array['crowded'] else '{}' end
          || case when n = 255 then array['singular', 't:singular'] when n <= 3 then array['singular'] else '{}' end
        end) as words
        from (select id, user_id, substring(title from '\\d+')::int as n from presentations) numbered
      ) read`)
    await transaction.execute(sql`set local session_replication_role = origin`)
  })
}
