import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { aDeck, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { invitationFailure } from './invitationPolicy.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`invitations without outsiders on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      owner = await join(app, 'ada@loom.example')
      await allow(false)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const allow = (outsideInvitations: boolean) =>
      writeSettings(queries(), { change: { outsideInvitations }, by: owner.id, now: new Date() })
    const verify = (emailVerifiedAt: Date | null) =>
      queries().update(users).set({ emailVerifiedAt }).where(eq(users.id, owner.id))

    test('only the domain of the inviter’s own verified address is inside, for decks and for teams', async () => {
      await verify(new Date())
      const { id } = await aDeck(owner)
      const team = (await owner.ask('POST /api/teams', { name: 'Weavers' })).json()
      for (const what of [
        `POST /api/presentations/${id}/collaborators`,
        `POST /api/teams/${team.id}/members`,
      ] as const) {
        expect((await owner.ask(what, { email: 'Ines@Loom.example' })).statusCode).toBe(202)
        for (const email of ['ines@sub.loom.example', 'ines@other.example']) {
          const refused = await owner.ask(what, { email })
          expect([refused.statusCode, refused.json().code]).toEqual([403, 'turned_off'])
        }
      }
      const people = await owner.ask(`GET /api/presentations/${id}/collaborators`)
      expect(people.json()).toMatchObject({ outsideInvitations: false })
      expect(people.json().collaborators).toHaveLength(1)
    })

    test('an address that is not verified is no company', async () => {
      await verify(null)
      const { id } = await aDeck(owner)
      const refused = await owner.ask(`POST /api/presentations/${id}/collaborators`, {
        email: 'ines@loom.example',
      })
      expect(refused.json().code).toBe('turned_off')
    })

    test('configured domains count instead of the inviter’s own', async () => {
      await verify(new Date())
      const companyDomains = new Set(['weavers.example'])
      const failureFor = (email: string) =>
        invitationFailure(queries(), { inviter: owner.id, email, companyDomains })

      expect(await failureFor('ines@weavers.example')).toBeUndefined()
      expect((await failureFor('ines@loom.example'))?.code).toBe('turned_off')
      await allow(true)
      expect(await failureFor('ines@loom.example')).toBeUndefined()
    })
  })
}
