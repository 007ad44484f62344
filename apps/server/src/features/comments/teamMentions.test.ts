import type { SharedRole, ThreadPage } from '@deckloom/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { teamDecks, teamMembers } from '../../db/schema/presentations.ts'
import {
  type DiscussedDecks,
  firstOf,
  noticesOf,
  onSlide,
  openDiscussedDecks,
  startThread,
  threadsFor,
} from '../../testing/decks/discussedDecks.ts'
import { join, type Person } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { commentMail } from './commentMail.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`mentions of teams on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let decks: DiscussedDecks
    let queries: DiscussedDecks['queries']
    let owner: Person
    let editor: Person

    beforeAll(async () => {
      opened = await driver.open()
      decks = await openDiscussedDecks(opened)
      ;({ queries } = decks)
      ;({ owner, editor } = decks.people)
    })
    afterAll(async () => {
      await decks.app.close()
      await opened.remove()
    })

    /** A team of the deck's owner that shares the deck. */
    const teamOn = async (
      deck: number,
      { name = 'Harbor crew', role = 'commenter' }: { name?: string; role?: SharedRole },
      members: readonly Person[] = [],
    ): Promise<number> => {
      const { id }: { id: number } = (await owner.ask('POST /api/teams', { name })).json()
      await queries
        .insert(teamMembers)
        .values([
          ...members.map(({ id: userId, email }) => ({ teamId: id, userId, email })),
          { teamId: id, email: `pending-${id}@example.org` },
        ])
      await queries.insert(teamDecks).values({ teamId: id, presentationId: deck, role })
      return id
    }
    const told = async (person: Person, thread: number) =>
      (await noticesOf(person)).filter((notice) => notice.endsWith(`?thread=${thread}`))
    const endTeam = (id: number) => owner.ask(`DELETE /api/teams/${id}`)

    test('teams are offered whose members see the comments, and no others can be mentioned', async () => {
      const { id, url } = await decks.sharedDeck()
      const other = await decks.sharedDeck()
      const able = [
        { id: await teamOn(id, { name: 'harbor' }), name: 'harbor' },
        { id: await teamOn(id, { name: 'Sales', role: 'editor' }), name: 'Sales' },
      ]
      const unable = [
        await teamOn(id, { name: 'Press', role: 'viewer' }),
        await teamOn(other.id, { name: 'Elsewhere' }),
        2_147_483_647_000,
      ]

      expect((await threadsFor(editor, url)).teams).toEqual(able)
      const body = { ...onSlide, text: 'Look' }
      for (const team of unable) {
        const refused = await owner.ask(`POST ${url}`, { ...body, teams: [team] })
        expect([refused.statusCode, refused.json().message]).toEqual([
          400,
          'Only teams that see the comments on this presentation can be mentioned',
        ])
      }
      const six = Array.from({ length: 6 }, () => able[0]?.id)
      const refused = await owner.ask(`POST ${url}`, { ...body, teams: six })
      expect(refused.json().message).toContain('A comment mentions at most 5 teams')
      expect((await threadsFor(owner, url)).items).toEqual([])
    })

    test('a mention tells every member once, in the product and by email, but not its writer', async () => {
      const { id, url } = await decks.sharedDeck()
      const [bo, cleo, gone] = [
        await decks.named('Bo'),
        await decks.named('Cleo'),
        await decks.named('Gone'),
      ]
      await queries.update(users).set({ disabledAt: new Date() }).where(eq(users.id, gone.id))
      const crew = await teamOn(id, {}, [bo, cleo, editor, gone])
      const second = await teamOn(id, { name: 'Second', role: 'editor' }, [cleo])
      await queries
        .update(teamMembers)
        .set({ lastSeen: new Date() })
        .where(and(eq(teamMembers.teamId, crew), eq(teamMembers.userId, bo.id)))
      const thread = await startThread(editor, url, {
        text: '@Harbor crew @Second and you, @Bo N, have a look',
        mentions: [bo.id],
        teams: [crew, second],
      })

      const teams = [
        { id: crew, name: 'Harbor crew', isOwn: true },
        { id: second, name: 'Second', isOwn: false },
      ]
      expect(thread.comments[0]).toMatchObject({ teams, mentions: [{ name: 'Bo N' }] })
      const notice = `comment-mentioned /editor/${id}?thread=${thread.id}`
      expect(await told(bo, thread.id)).toEqual([notice])
      expect(await told(cleo, thread.id)).toEqual([notice])
      expect(await told(editor, thread.id)).toEqual([])
      const { items } = (await cleo.ask('GET /api/notifications')).json()
      expect(items[0].title).toBe('Ines N mentioned Harbor crew in a comment')
      const subjects = (person: Person) =>
        decks.post.emails.flatMap(({ to, subject }) => (to === person.email ? [subject] : []))
      const mailed = () => [bo, cleo, owner].map(subjects)
      await expect
        .poll(mailed, { timeout: 20_000 })
        .toEqual([
          ['Ines N mentioned you in “Tidewater”'],
          ['Ines N mentioned Harbor crew in “Tidewater”'],
          ['Ines N mentioned Harbor crew in “Tidewater”'],
        ])
      expect(subjects(editor)).toEqual([])
      expect(subjects(gone)).toEqual([])

      const mine: ThreadPage = (await cleo.ask(`GET ${url}?filter=mine`)).json()
      expect(mine.items.map((item) => item.id)).toEqual([thread.id])
      // Neither for who is not in a team, nor for the writer, who is in one.
      for (const person of [decks.people.commenter, editor]) {
        const none: ThreadPage = (await person.ask(`GET ${url}?filter=mine`)).json()
        expect(none.items).toEqual([])
      }
    })

    test('on a hidden slide only members who see it are told', async () => {
      const { id, url } = await decks.sharedDeck()
      const [reader, writer] = [await decks.named('Reader'), await decks.named('Writer')]
      const crew = await teamOn(id, {}, [reader, writer])
      await decks.addEditor(id, writer)
      const body = { text: '@Harbor crew', teams: [crew], slideId: 'hidden' }
      const thread = await startThread(editor, url, body)

      expect(await told(writer, thread.id)).toHaveLength(1)
      expect(await told(owner, thread.id)).toHaveLength(1)
      expect(await told(reader, thread.id)).toEqual([])
    })

    test('an edit tells those whom the comment did not mention before', async () => {
      const { id, url } = await decks.sharedDeck()
      const [named, member] = [await decks.named('Named'), await decks.named('Member')]
      await decks.addEditor(id, named)
      const crew = await teamOn(id, {}, [named, member])
      const thread = await startThread(owner, url, { text: '@Named N', mentions: [named.id] })
      const comment = `${url}/${thread.id}/comments/${firstOf(thread)}`
      const mails = (person: Person) =>
        decks.post.emails.filter(({ to }) => to === person.email).length

      await owner.ask(`PATCH ${comment}`, { text: '@Harbor crew', teams: [crew] })
      await owner.ask(`PATCH ${comment}`, {
        text: '@Harbor crew, @Named N',
        teams: [crew],
        mentions: [named.id],
      })
      const later = await startThread(owner, url, { text: '@Harbor crew', teams: [crew] })
      await expect.poll(() => [mails(named), mails(member)], { timeout: 20_000 }).toEqual([2, 2])
      expect(await told(named, thread.id)).toHaveLength(1)
      expect(await told(member, thread.id)).toHaveLength(1)
      expect(await told(member, later.id)).toHaveLength(1)
    })

    test('the name stays as text when the team is gone, or no longer shares the deck', async () => {
      const { id, url } = await decks.sharedDeck()
      const member = await decks.named('Member')
      const [crew, other] = [await teamOn(id, {}, [member]), await teamOn(id, { name: 'Sales' })]
      const text = '@Harbor crew and @Sales, is this right?'
      const thread = await startThread(editor, url, { text, teams: [crew, other] })
      const shown = async () => (await threadsFor(owner, url)).items[0]?.comments[0]
      const mail = () =>
        commentMail(
          { queries, home: () => 'https://deckloom.test' },
          {
            kind: 'comment-mentioned',
            userId: owner.id,
            commentId: firstOf(thread),
            teamId: crew,
          },
        )

      expect((await mail())?.email.text).toContain('Ines N mentioned Harbor crew in a comment')
      await queries.delete(teamDecks).where(eq(teamDecks.teamId, other))
      expect(await shown()).toMatchObject({ text, teams: [{ name: 'Harbor crew' }] })
      expect((await endTeam(crew)).statusCode).toBe(204)
      expect(await shown()).toMatchObject({ text, teams: [] })
      expect((await mail())?.email.text).toContain('Ines N mentioned you in a comment')
      expect((await threadsFor(owner, url)).teams).toEqual([])
    })

    test('a comment that is deleted mentions no team', async () => {
      const { id, url } = await decks.sharedDeck()
      const crew = await teamOn(id, {}, [])
      const thread = await startThread(editor, url, { text: '@Harbor crew', teams: [crew] })
      await owner.ask(`POST ${url}/${thread.id}/comments`, { text: 'Yes' })
      await editor.ask(`DELETE ${url}/${thread.id}/comments/${firstOf(thread)}`)

      const { items } = await threadsFor(owner, url)
      expect(items[0]?.comments[0]).toMatchObject({ isDeleted: true, teams: [] })
      const stranger = await join(decks.app)
      expect((await stranger.ask(`GET ${url}`)).statusCode).toBe(404)
    })
  })
}
