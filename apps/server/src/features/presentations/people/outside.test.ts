import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { createMailbox, tokenIn } from '../../../testing/mail/mailbox.ts'
import { emailTo } from '../../../testing/identity/moveTo.ts'
import { aDeck, join, joinUnverified, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { invitationFailure } from './invitationPolicy.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`invitations without outsiders on ${driver.name}`, () => {
    const mail = createMailbox()
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { mailer: mail })
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

    test('an invitation of before, or one that was passed on, brings in nobody from outside', async () => {
      await verify(new Date())
      await allow(true)
      const { id } = await aDeck(owner)
      const team = (await owner.ask('POST /api/teams', { name: 'Weavers' })).json()
      const invite = async (email: string) => {
        await owner.ask(`POST /api/presentations/${id}/collaborators`, { email, role: 'editor' })
        await owner.ask(`POST /api/teams/${team.id}/members`, { email })
        return tokenIn(await emailTo(mail, email, 'Ada Weaver shared “A deck” with you'))
      }
      const accept = (person: Person, token: string) =>
        person.ask('POST /api/invitations/accept', { token, asAnother: true })
      const passedOn = await invite('nora@loom.example')
      const own = await invite('ines@other.example')
      await invite('otto@other.example')
      await allow(false)
      const sees = async (person: Person) => [
        (await person.ask(`GET /api/presentations/${id}`)).statusCode,
        (await person.ask(`GET /api/teams/${team.id}`)).statusCode,
      ]

      const outsider = await join(app, 'paul@other.example')
      const typed = await joinUnverified(app, 'typed@loom.example')
      const ines = await joinUnverified(app, 'ines@other.example')
      for (const [person, token] of [
        [outsider, passedOn],
        [typed, passedOn],
        [ines, own],
      ] as const) {
        expect((await accept(person, token)).json().code).toBe('turned_off')
        expect(await sees(person)).toEqual([404, 404])
      }
      expect(await sees(await join(app, 'otto@other.example'))).toEqual([404, 404])
      const colleague = await join(app, 'carla@loom.example')
      expect((await accept(colleague, passedOn)).statusCode).toBe(200)
      expect(await sees(await join(app, 'nora@loom.example'))).toEqual([404, 200])

      // Pending invitations are still there once it is allowed.
      await allow(true)
      expect((await accept(ines, own)).statusCode).toBe(200)
      expect((await sees(ines))[0]).toBe(200)
      await allow(false)
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
