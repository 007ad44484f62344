import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collaborators } from '../../db/schema/presentations.ts'
import {
  type DiscussedDecks,
  firstOf,
  noticesOf,
  openDiscussedDecks,
  startThread,
} from '../../testing/decks/discussedDecks.ts'
import { aSlide, type Person } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { commentMail } from './commentMail.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`who is told of comments on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let decks: DiscussedDecks
    let queries: DiscussedDecks['queries']
    let owner: Person
    let editor: Person
    let commenter: Person

    beforeAll(async () => {
      opened = await driver.open()
      decks = await openDiscussedDecks(opened)
      ;({ queries } = decks)
      ;({ owner, editor, commenter } = decks.people)
    })
    afterAll(async () => {
      await decks.app.close()
      await opened.remove()
    })

    test('the owner is told of a new thread, and who takes part in it of replies, each once and not of their own', async () => {
      const { id, url } = await decks.sharedDeck()
      const nuno = await decks.named('Nuno')
      await decks.addEditor(id, nuno)
      const thread = await startThread(nuno, url)
      const href = `/editor/${id}?thread=${thread.id}`
      const told = async (person: Person) =>
        (await noticesOf(person)).filter((notice) => notice.endsWith(href))
      expect(await told(owner)).toEqual([`comment-started ${href}`])
      expect(await told(nuno)).toEqual([])

      const reply = (person: Person, body: object) =>
        person.ask(`POST ${url}/${thread.id}/comments`, { text: 'So it is', ...body })
      await nuno.ask(`PATCH ${url}/${thread.id}`, { assignTo: commenter.id })
      await reply(editor, { mentions: [nuno.id] })
      expect(await told(nuno)).toEqual([`comment-mentioned ${href}`])
      expect(await told(commenter)).toEqual([`comment-replied ${href}`, `comment-assigned ${href}`])
      await reply(commenter, {})
      expect(await told(nuno)).toEqual([`comment-replied ${href}`, `comment-mentioned ${href}`])
      expect(await told(editor)).toEqual([`comment-replied ${href}`])
      expect(await told(owner)).toEqual([`comment-started ${href}`])
      const subjects = () =>
        decks.post.emails.flatMap(({ to, subject }) => (to === nuno.email ? [subject] : []))
      await expect
        .poll(subjects, { timeout: 20_000 })
        .toEqual([
          'Ines N mentioned you in “Tidewater”',
          'Priya N replied to a comment in “Tidewater”',
        ])
    })

    test('a notification quotes the comment as it is now, to who edits the deck', async () => {
      const { id, url } = await decks.sharedDeck()
      const thread = await startThread(editor, url)
      const comment = `${url}/${thread.id}/comments/${firstOf(thread)}` as const
      await editor.ask(`PATCH ${comment}`, { text: 'Twelve\nports?' })
      const textOf = async (person: Person) => {
        const { items } = (await person.ask('GET /api/notifications')).json()
        return items.find(({ href }: { href: string }) => href.endsWith(`?thread=${thread.id}`))
          ?.text
      }
      expect(await textOf(owner)).toBe('“Twelve ports?” in “Tidewater”')

      await commenter.ask(`POST ${url}/${thread.id}/comments`, { text: 'Ten' })
      expect(await textOf(editor)).toBe('“Ten” in “Tidewater”')
      await queries.delete(collaborators).where(eq(collaborators.presentationId, id))
      expect(await textOf(editor)).toBe('In “Tidewater”.')
      await owner.ask(`DELETE ${comment}`)
      expect(await textOf(owner)).toBe('In “Tidewater”.')
    })

    test('who wrote in a thread is told no more once they do not see it', async () => {
      const { id, url } = await decks.sharedDeck()
      const thread = await startThread(commenter, url)
      await editor.ask(`POST ${url}/${thread.id}/comments`, { text: 'One' })
      const href = `/editor/${id}?thread=${thread.id}`
      const told = async (person: Person) =>
        (await noticesOf(person)).filter((notice) => notice.endsWith(href)).length
      expect(await told(commenter)).toBe(1)

      await owner.ask(`PUT /api/presentations/${id}`, {
        slides: [{ ...aSlide('Shown'), id: 'shown', hidden: true }, aSlide('Other')],
      })
      await owner.ask(`POST ${url}/${thread.id}/comments`, { text: 'Two' })
      expect([await told(commenter), await told(editor)]).toEqual([1, 1])
      await queries.delete(collaborators).where(eq(collaborators.presentationId, id))
      await owner.ask(`POST ${url}/${thread.id}/comments`, { text: 'Three' })
      expect([await told(commenter), await told(editor)]).toEqual([1, 1])
    })

    test('reading a thread reads the notifications of its comments, and of no others', async () => {
      const { url } = await decks.sharedDeck()
      const [thread, other] = [await startThread(editor, url), await startThread(editor, url)]
      const unread = async () => {
        const { items } = (await owner.ask('GET /api/notifications')).json()
        return items.flatMap(({ href, isRead }: { href: string; isRead: boolean }) =>
          isRead ? [] : [Number(href.split('=')[1])],
        )
      }
      expect(await unread()).toEqual(expect.arrayContaining([thread.id, other.id]))
      await owner.ask(`POST ${url}/${thread.id}/read`, { upTo: firstOf(thread) })
      expect(await unread()).toContain(other.id)
      expect(await unread()).not.toContain(thread.id)
    })

    test('an email says on which slide and words a comment is, and keeps the names it mentions', async () => {
      const { id, url } = await decks.sharedDeck()
      const text = '@Ines N (@Priya N), mail ada@evil.example: is this right, @Ines N'
      const words = { kind: 'words', elementId: 'title', quote: 'One buoy', offset: 0 }
      const mentions = [editor.id, commenter.id]
      const mail = async (anchor: object, slideId = 'shown') => {
        const thread = await startThread(owner, url, { slideId, text, mentions, anchor })
        const ports = { queries, home: () => 'https://deckloom.test' }
        const about = {
          kind: 'comment-mentioned',
          userId: editor.id,
          commentId: firstOf(thread),
        } as const
        return async () => (await commentMail(ports, about))?.email.text ?? ''
      }

      const onWords = await mail(words)
      expect(await onWords()).toContain('It is about “One buoy” on slide 1, “Shown”.')
      expect(await onWords()).toContain('“Ines N (Priya N), mail is this right, Ines N”')
      const onElement = await mail({ kind: 'element', elementId: 'x', name: 'Image' })
      expect(await onElement()).toContain('It is about Image on slide 1, “Shown”.')
      const onWhole = await mail({ kind: 'slide' })
      await owner.ask(`PUT /api/presentations/${id}`, {
        slides: [
          { ...aSlide('First'), id: 'first' },
          { ...aSlide('Shown'), id: 'shown' },
        ],
      })
      expect(await onWhole()).toContain('It is about slide 2, “Shown”.')
      await owner.ask(`PUT /api/presentations/${id}`, { slides: [aSlide('Other')] })
      expect(await onWhole()).toContain('It is about a slide that was deleted.')
    })
  })
}
