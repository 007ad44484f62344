import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { accessCalls } from './testing/access/accessCalls.ts'
import type { Call } from './testing/access/Call.ts'
import { matrix } from './testing/access/accessTable.ts'
import { join, methodAndUrl, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

/** Names of privileges, as the table, the contract and the provider spell them. */
const rights = {
  isAdmin: true,
  is_admin: true,
  tier: 'business',
  subscriptionTier: 'business',
  status: 'active',
  subscriptionStatus: 'active',
  subscriptionEndDate: '2099-01-01T00:00:00Z',
  trialEndDate: '2099-01-01T00:00:00Z',
  user: { isAdmin: true, subscriptionTier: 'business' },
} as const
const inAddress = Object.entries(rights)
  .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
  .join('&')

const [driver] = testDrivers()

describe.skipIf(!driver.available)(`rights that callers ask for on ${driver.name}`, () => {
  let opened: OpenedDatabase
  let app: FastifyInstance
  let people: Readonly<Record<(typeof actors)[number], Person>>
  let callOf: (route: string) => Promise<Call>
  const actors = ['stranger', 'viewer', 'commenter', 'editor', 'owner', 'administrator'] as const

  beforeAll(async () => {
    opened = await driver.open()
    app = await testApp(opened)
    // None of them is an administrator: the names are their columns in the table.
    people = {
      stranger: await join(app),
      viewer: await join(app),
      commenter: await join(app),
      editor: await join(app),
      owner: await join(app),
      administrator: await join(app),
    }
    callOf = accessCalls({ app, queries: opened.database.queries, people })
  })
  afterAll(async () => {
    await app.close()
    await opened.remove()
  })

  /** Accounts with privileges that were neither paid for nor granted by an administrator. */
  const privileged = async () => {
    const { rows } = await opened.database.queries.execute(sql`
      select id, is_admin, subscription_tier, subscription_status, subscription_end_date, trial_end_date from users
      where is_admin or subscription_tier <> 'free' or subscription_status not in ('trialing', 'expired')
        or subscription_end_date is not null or trial_end_date > now() + interval '4 days'`)
    return rows
  }
  /** Calls that sign out or delete their account get one of their own. */
  const cookieFor = async (route: string) =>
    /logout|auth\/|user$|user\/(?:profile|password)/.test(route)
      ? (await join(app)).cookie
      : people.owner.cookie

  test.each(Object.keys(matrix))(
    '%s grants no tier, no status and no rights, whatever is in its body and address',
    async (route) => {
      const { url, payload, type } = await callOf(route)
      const { method } = methodAndUrl(route)
      const send = async (address: string, body?: object) =>
        app.inject({
          method,
          url: address,
          headers: {
            cookie: await cookieFor(route),
            accept: '*/*',
            ...(type !== undefined && { 'content-type': type }),
          },
          ...(body && { payload: body }),
        })
      for (const [name, value] of Object.entries(rights)) {
        if (method === 'GET' || type !== undefined) break
        await send(url, { ...payload, [name]: value })
      }
      await send(`${url}${url.includes('?') ? '&' : '?'}${inAddress}`, payload)

      // Otherwise all following calls would be rejected for another reason.
      expect((await people.owner.ask('GET /api/auth/user')).statusCode).toBe(200)
      expect(await privileged()).toEqual([])
    },
  )

  test('the look at the accounts misses no right that was taken', async () => {
    const { queries } = opened.database
    for (const taken of [
      { isAdmin: true },
      { subscriptionTier: 'pro' },
      { subscriptionStatus: 'active' },
      { trialEndDate: new Date('2099-01-01') },
    ]) {
      const { id } = await join(app)
      await queries.update(users).set(taken).where(eq(users.id, id))
      expect(await privileged()).toHaveLength(1)
      await queries.delete(users).where(eq(users.id, id))
    }
  })
})
