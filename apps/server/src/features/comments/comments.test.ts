import { commentLimits, type ThreadPage } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comments, commentThreads } from '../../db/schema/comments.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import {
  type DiscussedDecks,
  firstOf,
  onSlide,
  openDiscussedDecks,
  startThread,
  textsOf,
  threadsFor,
} from '../../testing/decks/discussedDecks.ts'
import { aSlide, join, type Person } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`comments on ${driver.name}`, () => {
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

    test('owner, editor and commenter see and answer each other; a viewer is refused, a stranger finds nothing', async () => {
      const { url } = await decks.sharedDeck()
      const thread = await startThread(commenter, url, { text: '  Is ±2 cm right?  ' })
      for (const [person, text] of [
        [editor, 'Checking'],
        [owner, 'Thank you'],
      ] as const) {
        const answer = await person.ask(`POST ${url}/${thread.id}/comments`, { text })
        expect(answer.statusCode).toBe(201)
      }

      for (const person of [owner, editor, commenter]) {
        const { items } = await threadsFor(person, url)
        expect(items.map(textsOf)).toEqual([['Is ±2 cm right?', 'Checking', 'Thank you']])
        expect(items[0]?.comments.map(({ author }) => author?.isSelf)).toEqual([
          person === commenter,
          person === editor,
          person === owner,
        ])
      }
      expect((await viewer.ask(`GET ${url}`)).statusCode).toBe(403)
      expect((await (await join(decks.app)).ask(`GET ${url}`)).statusCode).toBe(404)
    })

    test('a role that is taken away counts with the next call', async () => {
      const { id, url } = await decks.sharedDeck()
      const thread = await startThread(commenter, url)
      await queries
        .update(collaborators)
        .set({ role: 'viewer' })
        .where(eq(collaborators.userId, commenter.id))

      const reply = await commenter.ask(`POST ${url}/${thread.id}/comments`, { text: 'More' })
      expect(reply.statusCode).toBe(403)
      await queries
        .update(collaborators)
        .set({ role: 'commenter' })
        .where(eq(collaborators.userId, commenter.id))
      await owner.ask(`DELETE /api/presentations/${id}`)
      expect((await commenter.ask(`GET ${url}`)).statusCode).toBe(404)
    })

    test('a thread of another deck is not found, even by who sees both', async () => {
      const [one, other] = [await decks.sharedDeck(), await decks.sharedDeck()]
      const thread = await startThread(owner, one.url)
      const reply = { text: 'Here?' }

      const answer = await owner.ask(`POST ${other.url}/${thread.id}/comments`, reply)
      expect(answer.statusCode).toBe(404)
      const second = await startThread(owner, one.url)
      const foreign = `${one.url}/${second.id}/comments/${firstOf(thread)}`
      expect((await owner.ask(`PATCH ${foreign}`, reply)).statusCode).toBe(404)
      expect((await owner.ask(`DELETE ${foreign}`)).statusCode).toBe(404)
    })

    test('a commenter does not learn of hidden slides, unless the owner shows them', async () => {
      const { id, url } = await decks.sharedDeck()
      const secret = await startThread(editor, url, {
        slideId: 'hidden',
        text: 'The price goes here',
      })

      expect((await threadsFor(commenter, url)).items).toEqual([])
      const reply = await commenter.ask(`POST ${url}/${secret.id}/comments`, { text: 'What?' })
      expect(reply.statusCode).toBe(404)
      const onHidden = { ...onSlide, slideId: 'hidden', text: 'Hm' }
      expect((await commenter.ask(`POST ${url}`, onHidden)).statusCode).toBe(400)
      const told = { text: 'Look', mentions: [commenter.id] }
      expect((await editor.ask(`POST ${url}/${secret.id}/comments`, told)).statusCode).toBe(400)

      await owner.ask(`PATCH /api/presentations/${id}/sharing`, { showsNotes: true })
      expect((await threadsFor(commenter, url)).items.map(textsOf)).toEqual([
        ['The price goes here'],
      ])
    })

    test('threads of a deleted slide stay with the editors', async () => {
      const { id, url } = await decks.sharedDeck()
      await startThread(commenter, url)
      await owner.ask(`PUT /api/presentations/${id}`, {
        slides: [{ ...aSlide('New'), id: 'new' }],
      })

      expect((await threadsFor(editor, url)).items).toHaveLength(1)
      expect((await threadsFor(commenter, url)).items).toEqual([])
      const onGone = { ...onSlide, text: 'Where is it?' }
      expect((await editor.ask(`POST ${url}`, onGone)).json().message).toBe('This slide is gone')
    })

    test('only the author changes a comment; the owner may delete any', async () => {
      const { url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const comment = `${url}/${thread.id}/comments/${firstOf(thread)}`
      await commenter.ask(`POST ${url}/${thread.id}/comments`, { text: 'No' })

      for (const person of [owner, commenter]) {
        expect((await person.ask(`PATCH ${comment}`, { text: 'Mine now' })).statusCode).toBe(403)
      }
      expect((await commenter.ask(`DELETE ${comment}`)).statusCode).toBe(403)
      const edited = (await editor.ask(`PATCH ${comment}`, { text: 'Is that so?' })).json()
      expect(edited.comments[0]).toMatchObject({ text: 'Is that so?', mayEdit: true })
      expect(edited.comments[0].editedAt).not.toBeNull()

      expect((await owner.ask(`DELETE ${comment}`)).statusCode).toBe(204)
      const [left] = (await threadsFor(commenter, url)).items
      expect(left?.comments).toMatchObject([
        { isDeleted: true, text: '', author: null, mayEdit: false, mayDelete: false },
        { isDeleted: false, text: 'No' },
      ])
      expect((await editor.ask(`PATCH ${comment}`, { text: 'Back' })).statusCode).toBe(404)
    })

    test('a thread goes with its last comment', async () => {
      const { url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const reply = await commenter.ask(`POST ${url}/${thread.id}/comments`, { text: 'Yes' })
      const [, second] = reply.json().comments
      await editor.ask(`DELETE ${url}/${thread.id}/comments/${firstOf(thread)}`)
      expect((await threadsFor(owner, url)).items).toHaveLength(1)
      await commenter.ask(`DELETE ${url}/${thread.id}/comments/${second.id}`)

      expect((await threadsFor(owner, url)).items).toEqual([])
      expect(await queries.$count(comments, eq(comments.threadId, thread.id))).toBe(0)
    })

    test('resolved threads say by whom, can be reopened, and a reply reopens them', async () => {
      const { url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const change = async (person: Person, body: object) =>
        (await person.ask(`PATCH ${url}/${thread.id}`, body)).json()

      expect((await change(commenter, { isResolved: true })).resolved.by.name).toBe('Priya N')
      expect((await change(owner, { isResolved: true })).resolved.by.name).toBe('Priya N')
      const open = (await owner.ask(`GET ${url}?filter=open`)).json()
      expect(open.items).toEqual([])
      expect((await change(owner, { isResolved: false })).resolved).toBeNull()
      await change(owner, { isResolved: true })
      const reply = await editor.ask(`POST ${url}/${thread.id}/comments`, { text: 'Wait' })
      expect(reply.json().resolved).toBeNull()
    })

    test('lists page by page', async () => {
      const { url } = await decks.sharedDeck()
      for (const text of ['one', 'two', 'three']) await startThread(owner, url, { text })
      const first: ThreadPage = (await owner.ask(`GET ${url}?limit=2`)).json()
      const next = `${url}?limit=2&cursor=${first.nextCursor}`
      const second: ThreadPage = (await owner.ask(`GET ${next}`)).json()

      expect([...first.items, ...second.items].map(textsOf)).toEqual([['one'], ['two'], ['three']])
      expect(second.nextCursor).toBeNull()
      expect((await owner.ask(`GET ${url}?cursor=nothing`)).statusCode).toBe(400)
    })

    test.each([
      ['no text', { text: '  ' }, 'Please write a comment'],
      ['too long a text', { text: 'x'.repeat(commentLimits.textLength + 1) }, undefined],
      ['too many mentions', { mentions: Array.from({ length: 11 }, String) }, undefined],
      [
        'words without a quote',
        { anchor: { kind: 'words', elementId: 'a', quote: '', offset: 0 } },
        undefined,
      ],
      ['an unknown field', { isResolved: true }, undefined],
    ])('refuses %s', async (_, body, message) => {
      const { url } = await decks.sharedDeck()
      const answer = await owner.ask(`POST ${url}`, { ...onSlide, text: 'Fine', ...body })

      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('validation_failed')
      if (message !== undefined) expect(answer.json().fields[0].message).toBe(message)
      expect((await threadsFor(owner, url)).items).toEqual([])
    })

    test('a thread and a deck hold so many comments, and say so', async () => {
      const { id, url } = await decks.sharedDeck()
      const thread = await startThread(owner, url)
      const fill = (threadId: number, count: number) =>
        queries.insert(comments).values(
          Array.from({ length: count }, () => {
            return { presentationId: id, threadId, userId: owner.id, content: 'More' }
          }),
        )
      await fill(thread.id, commentLimits.commentsPerThread - 1)
      const reply = await owner.ask(`POST ${url}/${thread.id}/comments`, { text: 'One more' })
      expect(reply.json().message).toBe('A thread has at most 100 comments')

      const threads = Array.from({ length: commentLimits.threads - 1 }, () => {
        return { presentationId: id, slideId: 'shown', anchor: { kind: 'slide' } as const }
      })
      await queries.insert(commentThreads).values(threads)
      const more = await owner.ask(`POST ${url}`, { ...onSlide, text: 'One more' })
      expect(more.json().message).toBe('A presentation has at most 500 threads of comments')

      const [{ id: empty } = { id: 0 }] = await queries
        .delete(commentThreads)
        .where(eq(commentThreads.slideId, 'shown'))
        .returning({ id: commentThreads.id })
      expect(empty).toBeGreaterThan(0)
      const next = await startThread(owner, url)
      await fill(next.id, commentLimits.commentsPerDeck - 1)
      const last = await owner.ask(`POST ${url}`, { ...onSlide, text: 'One more' })
      expect(last.json().message).toBe('A presentation has at most 2000 comments')
    })
  })
}
