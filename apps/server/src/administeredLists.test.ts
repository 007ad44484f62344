// Administrators' lists are paged by cursors: every row once, in order, however many have the same
// timestamp.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { aDeck, join, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const rows = 120
const lists = ['users', 'sessions', 'links', 'invitations'] as const
type List = (typeof lists)[number]

interface Listed {
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly nextCursor: string | null
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`lists of administrators on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: Awaited<ReturnType<typeof testApp>>
    let admin: Person
    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      admin = await join(app)
      const { queries } = opened.database
      await queries.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
      await fill(opened, (await aDeck(admin)).id)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const page = async (list: List, search: string, cursor: string | null): Promise<Listed> => {
      const given = { ...(search && { search }), ...(cursor !== null && { cursor }) }
      const answer = await admin.ask(
        `GET /api/admin/${list}?${new URLSearchParams(given).toString()}`,
      )
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    const walk = async (list: List, search = '') => {
      const items: Listed['items'][number][] = []
      let cursor: string | null = null
      do {
        const { items: more, nextCursor }: Listed = await page(list, search, cursor)
        expect(more.length).toBeLessThanOrEqual(50)
        items.push(...more)
        cursor = nextCursor
      } while (cursor !== null)
      return items
    }

    test.each(lists)('%s: each row on one page, and the newest first', async (list) => {
      const found = await walk(list)

      const keys = found.map(({ kind, id }) => JSON.stringify([kind, id]))
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeGreaterThanOrEqual(rows)
      const moment = {
        users: 'createdAt',
        sessions: 'lastUsedAt',
        links: 'id',
        invitations: 'invitedAt',
      }[list]
      const places = found.map((item) => item[moment])
      const order = places.toSorted((a, b) =>
        list === 'links' ? Number(b) - Number(a) : String(b).localeCompare(String(a)),
      )
      expect(places).toEqual(order)
    })

    test.each(lists)('%s: what a search finds, on as many pages as it takes', async (list) => {
      const all = await walk(list, 'OTHER')
      expect(all.length).toBeGreaterThanOrEqual(rows)
      for (const [search, expected] of [
        ['other7@', 1],
        ['r7@EXAMPLE.o', 1],
        ['other7', 11],
        ['_', 0],
        ['%', 0],
        ['7other', 0],
      ] as const) {
        const found = await walk(list, search)

        expect([search, found.length]).toEqual([
          search,
          list === 'invitations' ? expected * 2 : expected,
        ])
      }
    })

    test('a cursor that leads nowhere is refused', async () => {
      const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
      for (const list of lists) {
        for (const place of [
          [],
          'x',
          ['x', 'y', 'z'],
          [{}, 1],
          ['2026-13-45T00:00:00.000000Z', 'deck', 1],
        ]) {
          const answer = await admin.ask(`GET /api/admin/${list}?cursor=${cursor(place)}`)
          const { code } = answer.json()
          expect([list, place, answer.statusCode, code]).toEqual([
            list,
            place,
            400,
            'validation_failed',
          ])
        }
      }
    })
  })
}

/**
 * Accounts with a session, a link and two invitations each; ten at a time with the same timestamp.
 */
function fill({ database: { queries } }: OpenedDatabase, deck: number): Promise<void> {
  const moment = sql`(now() - (n / 10) * interval '1 minute')`
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into users (id, email, first_name, last_name, created_at)
      select 'other' || n, 'other' || n || '@example.org', 'Ada', 'Weaver', ${moment}
      from generate_series(1, ${rows}::int) n`)
    await transaction.execute(sql`
      insert into sessions (sid, sess, expire)
      select 'sid' || n, json_build_object('userId', 'other' || n,
        'createdAt', to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '1 day'
      from generate_series(1, ${rows}::int) n`)
    await transaction.execute(sql`
      insert into share_links (presentation_id, token, created_by)
      select ${deck}, 'token' || n, 'other' || n from generate_series(1, ${rows}::int) n`)
    await transaction.execute(sql`
      insert into collaborators (presentation_id, email, token, invited_by, invited_at)
      select ${deck}, 'other' || n || '@example.org', 'invited' || n, null, ${moment}
      from generate_series(1, ${rows}::int) n`)
    await transaction.execute(sql`
      insert into account_invitations (email, invited_by, expires_at, created_at)
      select 'guest.' || substr(md5(n::text), 1, 8) || '@example.com', 'other' || n, now() + interval '1 day', ${moment}
      from generate_series(1, ${rows}::int) n`)
  })
}
