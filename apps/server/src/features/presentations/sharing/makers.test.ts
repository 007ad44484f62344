import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import {
  collaborators,
  presentations,
  teamDecks,
  teamMembers,
  teams,
} from '../../../db/schema/presentations.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { aDeck, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { runStep } from '../../../testing/hourlyWork/runStep.ts'
import { markLinkedDecks } from './markLinkedDecks.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`links and who made them on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const link = async (person: Person, id: number) => {
      const made = await person.ask(`POST /api/presentations/${id}/share-links`, {})
      expect(made.statusCode).toBe(201)
      return { id: Number(made.json().id), url: `/api${made.json().path}` }
    }
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    /** A deck with a link that an editor created. */
    const ofEditor = async () => {
      const { id } = await aDeck(owner)
      const editor = await join(app)
      const row = { presentationId: id, userId: editor.id, role: 'editor' }
      await queries().insert(collaborators).values(row)
      return { deck: id, editor, link: await link(editor, id) }
    }
    const isPublic = async (id: number) =>
      (await owner.ask(`GET /api/presentations/${id}`)).json().isPublic

    test('a link ends when its maker is taken off the deck, or may no longer share it', async () => {
      for (const end of ['remove', 'viewer'] as const) {
        const { deck, link: made } = await ofEditor()
        expect(await statusOf(made.url)).toBe(200)
        const people = `/api/presentations/${deck}/collaborators`
        const [row] = (await owner.ask(`GET ${people}`)).json().collaborators

        if (end === 'remove') await owner.ask(`DELETE ${people}/${row.id}`)
        else await owner.ask(`PATCH ${people}/${row.id}`, { role: 'viewer' })

        expect(await statusOf(made.url)).toBe(404)
        expect((await owner.ask(`GET /api/presentations/${deck}/share-links`)).json()).toEqual([])
        await runStep(queries(), markLinkedDecks, new Date())
        expect(await isPublic(deck)).toBe(false)
      }
    })

    test('a link of somebody who works on the deck with a team ends with the team’s right', async () => {
      const { id } = await aDeck(owner)
      const member = await join(app)
      const [team] = await queries().insert(teams).values({ name: 'Weavers' }).returning()
      const teamId = team?.id ?? 0
      await queries().insert(teamMembers).values({ teamId, userId: member.id, email: member.email })
      await queries().insert(teamDecks).values({ teamId, presentationId: id, role: 'editor' })
      const made = await link(member, id)
      expect(await statusOf(made.url)).toBe(200)

      await queries().update(teamDecks).set({ role: 'viewer' })

      expect(await statusOf(made.url)).toBe(404)
    })

    test('links of a closed account show nothing while it is closed', async () => {
      const { deck, editor, link: made } = await ofEditor()
      const own = await link(owner, deck)
      const close = (disabledAt: Date | null) =>
        queries().update(users).set({ disabledAt }).where(eq(users.id, editor.id))

      await close(new Date())
      expect(await statusOf(made.url)).toBe(404)
      expect(await statusOf(own.url)).toBe(200)
      await close(null)
      expect(await statusOf(made.url)).toBe(200)
    })

    test('whoever may share a deck sees who made each link', async () => {
      const { deck, editor } = await ofEditor()
      await link(owner, deck)
      const makers = async (person: Person) => {
        const links = (await person.ask(`GET /api/presentations/${deck}/share-links`)).json()
        return links.map(({ madeBy }: { madeBy: string | null }) => madeBy)
      }

      expect(await makers(owner)).toEqual(['Ada Weaver', null])
      expect(await makers(editor)).toEqual([null, 'Ada Weaver'])
    })

    test('without public links none is made, and those that are there show nothing until they are back', async () => {
      const { id } = await aDeck(owner)
      const made = await link(owner, id)
      const allow = (publicLinks: boolean) =>
        writeSettings(queries(), { change: { publicLinks }, by: owner.id, now: new Date() })

      await allow(false)
      expect(await statusOf(made.url)).toBe(404)
      expect(await statusOf(`${made.url}/uploads/abcdefghijklmnop`)).toBe(404)
      const refused = await owner.ask(`POST /api/presentations/${id}/share-links`, {})
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'turned_off'])
      const people = await owner.ask(`GET /api/presentations/${id}/collaborators`)
      expect(people.json()).toMatchObject({ publicLinks: false })
      await runStep(queries(), markLinkedDecks, new Date())
      expect(await isPublic(id)).toBe(false)

      await allow(true)
      expect(await statusOf(made.url)).toBe(200)
      await runStep(queries(), markLinkedDecks, new Date())
      expect(await isPublic(id)).toBe(true)
    })

    test('a deck that goes to somebody else keeps the links that are theirs', async () => {
      const { deck, link: made } = await ofEditor()
      const heir = await join(app)
      await queries()
        .update(shareLinks)
        .set({ createdBy: heir.id })
        .where(eq(shareLinks.id, made.id))
      expect(await statusOf(made.url)).toBe(404)
      await queries()
        .update(presentations)
        .set({ userId: heir.id })
        .where(eq(presentations.id, deck))
      expect(await statusOf(made.url)).toBe(200)
    })
  })
}
