import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { join, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { openAdministratorClaim } from './administratorClaim.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the first administrator on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let now = new Date('2026-11-05T12:00:00Z')

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => now })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const start = () => openAdministratorClaim({ queries: opened.database.queries, now: () => now })
    const claim = async (person: Person, token: string | undefined) => {
      await prove(person)
      return (await person.ask('POST /api/administrator-claim', { token })).statusCode
    }
    const isAdmin = async (person: Person): Promise<boolean> =>
      (await person.ask('GET /api/auth/user')).json().isAdmin

    test('finding 4: comes by the link that the newest start printed, which works once, for 24 hours, after a proof', async () => {
      const [ada, ben] = [await join(app), await join(app)]
      const earlier = await start()
      const token = await start()
      const unproven = await ada.ask('POST /api/administrator-claim', { token })
      expect(unproven.json().code).toBe('reauth_required')
      expect(await claim(ada, earlier)).toBe(400)
      const began = now
      now = new Date(began.getTime() + 24 * 60 * 60_000)
      expect(await claim(ada, token)).toBe(400)
      now = began

      const won = await Promise.all([claim(ada, token), claim(ben, token)])
      expect(new Set(won)).toEqual(new Set([204, 400]))
      expect([await isAdmin(ada), await isAdmin(ben)].filter(Boolean)).toHaveLength(1)
      expect(await start()).toBeUndefined()
      expect(await claim(ben, token)).toBe(400)
    })

    test('does not come by the link once there is one by another way', async () => {
      const { queries } = opened.database
      await queries.update(users).set({ isAdmin: false })
      const token = await start()
      await queries.update(users).set({ isAdmin: true })
      const late = await join(app)

      expect(await claim(late, token)).toBe(400)
      expect(await isAdmin(late)).toBe(false)
    })
  })
}
