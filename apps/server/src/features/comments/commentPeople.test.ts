import { randomUUID } from 'node:crypto'
import type { PresentationListItem, PresentationPage, ThreadPage } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comments, commentThreads } from '../../db/schema/comments.ts'
import { collaborators, presentations } from '../../db/schema/presentations.ts'
import {
  type DiscussedDecks,
  firstOf,
  noticesOf,
  onSlide,
  openDiscussedDecks,
  startThread,
  textsOf,
  threadsFor,
} from '../../testing/decks/discussedDecks.ts'
import { aSlide, join, type Person, prove } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { commentMail } from './commentMail.ts'

/** What the whole list of a person's decks says of one of them. */
async function unreadInWhole(person: Person, deck: number): Promise<number | undefined> {
  const listed: readonly PresentationListItem[] = (
    await person.ask('GET /api/presentations')
  ).json()
  return listed.find(({ id }) => id === deck)?.unreadThreads
}

/** The same, if pages of the list agree. */
async function unreadOnCards(person: Person, deck: number): Promise<number | undefined> {
  const page: PresentationPage = (await person.ask('GET /api/presentations?limit=100')).json()
  const count = page.items.find(({ id }) => id === deck)?.unreadThreads
  expect(await unreadInWhole(person, deck)).toBe(count)
  return count
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`people of comments on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let decks: DiscussedDecks
    let queries: DiscussedDecks['queries']
    let owner: Person
    let editor: Person
    let commenter: Person
    let viewer: Person

    beforeAll(async () => {
      opened = await driver.open()
      decks = await openDiscussedDecks(opened)
      ;({ queries } = decks)
      ;({ owner, editor, commenter, viewer } = decks.people)
    })
    afterAll(async () => {
      await decks.app.close()
      await opened.remove()
    })

    test('who is mentioned or assigned is told once, in the product and by email', async () => {
      const { id, url } = await decks.sharedDeck()
      const ines = await decks.named('Ines Two')
      await decks.addEditor(id, ines)
      const thread = await startThread(owner, url, {
        text: '@Ines Two is www.evil.example right? See https://evil.example/now',
        mentions: [ines.id, owner.id],
        assignTo: ines.id,
      })

      expect(thread.assignee).toEqual({ id: ines.id, name: 'Ines Two N', isSelf: false })
      const href = `/editor/${id}?thread=${thread.id}`
      expect(await noticesOf(ines)).toEqual([`comment-assigned ${href}`])
      expect(await noticesOf(owner)).not.toContain(`comment-mentioned ${href}`)
      const mails = () => decks.post.emails.filter(({ to }) => to === ines.email)
      await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
      const [mail] = mails()
      expect(mail?.subject).toBe('A comment in “Tidewater” was assigned to you')
      expect(mail?.text).toContain(href)
      expect(mail?.text).not.toContain('evil')

      // The same again, and a mention that an edit adds.
      await owner.ask(`PATCH ${url}/${thread.id}`, { assignTo: ines.id })
      expect(await noticesOf(ines)).toHaveLength(1)
      const plain = await startThread(owner, url)
      const edit = { text: '@Ines Two?', mentions: [ines.id] }
      const comment = `${url}/${plain.id}/comments/${firstOf(plain)}`
      await owner.ask(`PATCH ${comment}`, edit)
      await owner.ask(`PATCH ${comment}`, { ...edit, text: '@Ines Two!' })
      expect(await noticesOf(ines)).toEqual([
        `comment-mentioned /editor/${id}?thread=${plain.id}`,
        `comment-assigned ${href}`,
      ])
      await expect.poll(mails, { timeout: 20_000 }).toHaveLength(2)
      expect(mails()[1]?.subject).toBe('Ada N mentioned you in “Tidewater”')
      const mine: ThreadPage = (await ines.ask(`GET ${url}?filter=mine`)).json()
      expect(mine.items.map((item) => item.id)).toEqual([thread.id, plain.id])
    })

    test('only people who can comment, and who have come, can be mentioned', async () => {
      const { id, url } = await decks.sharedDeck()
      const invited = await decks.named('Invited')
      await queries
        .insert(collaborators)
        .values({ presentationId: id, userId: invited.id, role: 'editor' })
      const stranger = await join(decks.app)

      const { people } = await threadsFor(commenter, url)
      expect(people.map(({ name, role, isSelf }) => [name, role, isSelf])).toEqual([
        ['Ada N', 'owner', false],
        ['Ines N', 'editor', false],
        ['Priya N', 'commenter', true],
      ])
      for (const person of [viewer, stranger, invited]) {
        const body = { ...onSlide, text: 'Look' }
        const mention = await owner.ask(`POST ${url}`, { ...body, mentions: [person.id] })
        expect(mention.json().message).toBe('Only people who can see this comment can be mentioned')
        const assign = await owner.ask(`POST ${url}`, { ...body, assignTo: person.id })
        expect(assign.statusCode).toBe(400)
      }
      expect((await threadsFor(owner, url)).items).toEqual([])
      expect(await noticesOf(stranger)).toEqual([])
    })

    test('reactions count once a person, and are taken back', async () => {
      const { url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const comment = `${url}/${thread.id}/comments/${firstOf(thread)}`
      const shown = async (person: Person) => (await threadsFor(person, url)).items[0]?.comments[0]

      await commenter.ask(`PUT ${comment}/reactions/eyes`)
      await commenter.ask(`PUT ${comment}/reactions/eyes`)
      await owner.ask(`PUT ${comment}/reactions/thumbs-up`)
      expect((await shown(owner))?.reactions).toEqual([
        { reaction: 'thumbs-up', names: ['Ada N'], isOwn: true },
        { reaction: 'eyes', names: ['Priya N'], isOwn: false },
      ])
      await commenter.ask(`DELETE ${comment}/reactions/eyes`)
      expect((await shown(owner))?.reactions).toHaveLength(1)
      expect((await owner.ask(`PUT ${comment}/reactions/rocket`)).statusCode).toBe(400)
    })

    test('what others wrote is unread until it is read', async () => {
      const { url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const reply = await commenter.ask(`POST ${url}/${thread.id}/comments`, { text: 'Yes' })
      const newest: number = reply.json().comments[1].id
      const unread = async (person: Person) => (await threadsFor(person, url)).items[0]?.unread

      expect([await unread(owner), await unread(editor), await unread(commenter)]).toEqual([
        2, 1, 1,
      ])
      await owner.ask(`POST ${url}/${thread.id}/read`, { upTo: newest })
      await owner.ask(`POST ${url}/${thread.id}/read`, { upTo: 1 })
      expect([await unread(owner), await unread(editor)]).toEqual([0, 1])
    })

    test('lists of decks count the threads with something unread, for whom sees comments', async () => {
      const { id, url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const reply = await commenter.ask(`POST ${url}/${thread.id}/comments`, { text: 'Yes' })
      await startThread(commenter, url)
      const onHidden = await startThread(editor, url, { slideId: 'hidden' })
      const everybody = [owner, editor, commenter, viewer]
      const counts = () => Promise.all(everybody.map((person) => unreadOnCards(person, id)))

      // On the hidden slide there is nothing for the commenter, and for the viewer nowhere.
      expect(await counts()).toEqual([3, 2, 1, 0])
      await owner.ask(`POST ${url}/${thread.id}/read`, { upTo: reply.json().comments[1].id })
      expect(await counts()).toEqual([2, 2, 1, 0])
      await editor.ask(`DELETE ${url}/${onHidden.id}/comments/${firstOf(onHidden)}`)
      expect(await counts()).toEqual([1, 2, 1, 0])
      await owner.ask(`PATCH /api/presentations/${id}/sharing`, { showsNotes: true })
      await startThread(editor, url, { slideId: 'hidden' })
      expect(await counts()).toEqual([2, 2, 2, 0])
    })

    test('decks beyond the newest hundred count what is unread too', async () => {
      const { id, url } = await decks.sharedDeck()
      await startThread(owner, url)
      await queries
        .update(presentations)
        .set({ lastModified: new Date(0) })
        .where(eq(presentations.id, id))
      const counts = ['editor', 'commenter', 'viewer'].map(async (role) => {
        const busy = await decks.named('Busy')
        await queries
          .insert(collaborators)
          .values({ presentationId: id, userId: busy.id, role, lastSeen: new Date() })
        const newer = Array.from({ length: 100 }, (_, place) => `Deck ${place}`)
        await queries
          .insert(presentations)
          .values(newer.map((title) => ({ userId: busy.id, title })))
        return unreadInWhole(busy, id)
      })
      expect(await Promise.all(counts)).toEqual([1, 1, 0])
    })

    test('the same key writes one comment and tells people once', async () => {
      const { url } = await decks.sharedDeck()
      const body = { ...onSlide, text: 'Once', mentions: [editor.id] }
      const key = { 'idempotency-key': randomUUID() }
      const before = (await noticesOf(editor)).length
      const answers = [
        await owner.ask(`POST ${url}`, body, key),
        await owner.ask(`POST ${url}`, body, key),
      ]

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      expect(answers[1]?.json()).toEqual(answers[0]?.json())
      expect((await threadsFor(owner, url)).items).toHaveLength(1)
      expect(await noticesOf(editor)).toHaveLength(before + 1)
      const other = await owner.ask(`POST ${url}`, { ...body, text: 'Twice' }, key)
      expect(other.json().code).toBe('idempotency_key_reused')
      const replies = `${url}/${answers[0]?.json().id}/comments`
      const replyKey = { 'idempotency-key': randomUUID() }
      await owner.ask(`POST ${replies}`, { text: 'And' }, replyKey)
      await owner.ask(`POST ${replies}`, { text: 'And' }, replyKey)
      expect((await threadsFor(owner, url)).items.map(textsOf)).toEqual([['Once', 'And']])
    })

    test('comments go with their deck, and with their author', async () => {
      const { id, url } = await decks.sharedDeck()
      const leaver = await decks.named('Leaver')
      await decks.addEditor(id, leaver)
      const alone = await startThread(leaver, url, { text: 'LEAVER alone' })
      const joint = await startThread(leaver, url, { text: 'LEAVER first' })
      await owner.ask(`POST ${url}/${joint.id}/comments`, {
        text: 'An answer',
        assignTo: leaver.id,
        mentions: [leaver.id],
      })
      await leaver.ask(`PUT ${url}/${joint.id}/comments/${firstOf(joint)}/reactions/heart`)
      await leaver.ask(`PATCH ${url}/${joint.id}`, { isResolved: true })

      await prove(leaver)
      const archive = await leaver.ask('POST /api/user/export')
      const files = unzipSync(archive.rawPayload)
      const fileOf = (name: string) => Buffer.from(files[name] ?? new Uint8Array()).toString()
      expect(fileOf('comments.json')).toContain('LEAVER alone')
      expect(fileOf('comments.json')).not.toContain('An answer')
      for (const name of ['comment-reactions', 'comment-mentions', 'assigned-threads']) {
        expect(JSON.parse(fileOf(`${name}.json`))).toHaveLength(1)
      }
      await leaver.ask('DELETE /api/user', { confirmation: 'DELETE' })

      const { items } = await threadsFor(owner, url)
      expect(items.map((item) => item.id)).not.toContain(alone.id)
      expect(items.map(textsOf)).toEqual([['An answer']])
      expect(items[0]).toMatchObject({ assignee: null, resolved: { by: null } })

      await owner.ask('POST /api/presentations/actions', { action: 'trash', ids: [id] })
      await owner.ask('POST /api/presentations/actions', { action: 'erase', ids: [id] })
      expect(await queries.$count(comments, eq(comments.presentationId, id))).toBe(0)
      expect(await queries.$count(commentThreads, eq(commentThreads.presentationId, id))).toBe(0)
    })

    test('an email is not written about what its reader does not see any more', async () => {
      const { id, url } = await decks.sharedDeck()
      const thread = await startThread(owner, url, { mentions: [commenter.id] })
      const mail = (userId: string) =>
        commentMail(
          { queries, home: () => 'https://deckloom.test' },
          { kind: 'comment-mentioned', userId, commentId: firstOf(thread) },
        )

      expect((await mail(commenter.id))?.email.to).toBe(commenter.email)
      expect(await mail(viewer.id)).toBeUndefined()
      await owner.ask(`PUT /api/presentations/${id}`, {
        slides: [{ ...aSlide('Shown'), id: 'shown', hidden: true }, aSlide('Other')],
      })
      expect(await mail(commenter.id)).toBeUndefined()
      expect(await mail(editor.id)).toBeDefined()
      await owner.ask(`DELETE ${url}/${thread.id}/comments/${firstOf(thread)}`)
      expect(await mail(editor.id)).toBeUndefined()
    })
  })
}
