import { liveClose, type Presence } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions } from '../../../db/schema/accounts.ts'
import { collaborators } from '../../../db/schema/presentations.ts'
import { LiveWindow } from '../../../testing/http/LiveWindow.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const at = (slideId: string, more: Partial<Presence> = {}): Presence => ({
  slideId,
  elementIds: [],
  isEditing: false,
  ...more,
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the channel of an open deck on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let editor: Person
    let viewer: Person
    let deckId: number
    let windows: LiveWindow[] = []

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      await app.listen({ port: 0, host: '127.0.0.1' })
      owner = await join(app)
      editor = await join(app)
      viewer = await join(app)
      deckId = (await aDeck(owner)).id
      await opened.database.queries.insert(collaborators).values([
        { presentationId: deckId, userId: editor.id, email: editor.email, role: 'editor' },
        { presentationId: deckId, userId: viewer.id, email: viewer.email, role: 'viewer' },
      ])
    })
    afterEach(() => {
      for (const window of windows) window.close()
      windows = []
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const enter = async ({ cookie }: Pick<Person, 'cookie'>, id = deckId) => {
      const window = await LiveWindow.open(app, { deckId: id, cookie })
      windows.push(window)
      return window
    }
    const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 })

    test('introduces people to each other, and tells when somebody leaves', async () => {
      const first = await enter(owner)
      expect(first.of('welcome')).toMatchObject([{ you: { role: 'owner' }, people: [] }])

      const second = await enter(editor)
      const [welcome] = second.of('welcome')
      expect(welcome).toMatchObject({
        you: { userId: editor.id, name: 'Ada Weaver', role: 'editor' },
        people: [{ userId: owner.id }],
      })
      expect(welcome?.you.color).not.toBe(welcome?.people[0]?.color)
      await until(() => expect(first.of('joined')).toMatchObject([{ person: welcome?.you }]))

      second.close()
      await until(() => expect(first.of('left')).toEqual([{ type: 'left', id: welcome?.you.id }]))
    })

    test('is named in the list of people while they have the deck open', async () => {
      const isHere = async () => {
        const people = (await owner.ask(`GET /api/presentations/${deckId}/collaborators`)).json()
        const isEditor = ({ email }: { readonly email: string }) => email === editor.email
        return [people.ownerIsHere, people.collaborators.find(isEditor).isHere]
      }
      const window = await enter(editor)
      expect(await isHere()).toEqual([false, true])
      window.close()
      await vi.waitFor(async () => expect(await isHere()).toEqual([false, false]))
    })

    test('passes on where somebody is, and tells it to whoever comes later', async () => {
      const first = await enter(owner)
      const second = await enter(editor)
      const spot = { elementIds: ['title'], pointer: { x: 10, y: 20.5 } }
      const presence = at('s1', { ...spot, words: { from: 3, to: 7 } })
      second.send({ type: 'presence', presence })

      await until(() => expect(first.of('presence')).toMatchObject([{ presence }]))
      expect(second.of('presence')).toEqual([])
      const third = await enter(viewer)
      expect(third.of('welcome')[0]?.people).toContainEqual(
        expect.objectContaining({ userId: editor.id, presence }),
      )
    })

    test('tells of saves: what changed to those who may edit, that something changed to others', async () => {
      const [first, second, third] = [await enter(owner), await enter(editor), await enter(viewer)]
      const before = await owner.ask(`GET /api/presentations/${deckId}`)
      const { slides, version } = before.json()
      const changed = { ...slides[0], slide_title: 'Changed', notes: 'For editors' }
      await owner.ask(`PUT /api/presentations/${deckId}`, { slides: [changed, aSlide('New')] })

      const saved = { type: 'saved', from: version, version: version + 1 }
      await until(() => {
        expect(second.of('saved')).toMatchObject([
          { ...saved, change: { slides: [changed, { slide_title: 'New' }] } },
        ])
      })
      expect(second.of('saved')[0]?.change?.order).toHaveLength(2)
      expect(first.of('saved')).toEqual(second.of('saved'))
      expect(third.of('saved')).toEqual([saved])

      await owner.ask(`PUT /api/presentations/${deckId}`, { slides: [changed] })
      await until(() => expect(second.of('saved')).toHaveLength(2))
      expect(second.of('saved')[1]?.change).toEqual({ order: [changed.id], slides: [] })
    })

    test('tells of comments, but not viewers', async () => {
      const [second, third] = [await enter(editor), await enter(viewer)]
      const [slide] = (await owner.ask(`GET /api/presentations/${deckId}`)).json().slides
      const started = await owner.ask(`POST /api/presentations/${deckId}/threads`, {
        slideId: slide.id,
        anchor: { kind: 'slide' },
        text: 'Is this right?',
      })
      expect(started.statusCode).toBe(201)
      await until(() => expect(second.of('commented')).toHaveLength(1))
      const thread = `/api/presentations/${deckId}/threads/${started.json().id}`
      await owner.ask(`PATCH ${thread}`, { isResolved: true })
      await until(() => expect(second.of('commented')).toHaveLength(2))
      expect(third.of('commented')).toEqual([])
    })

    test('tells which version there is, so that a window knows what it missed', async () => {
      const window = await enter(editor)
      const { version } = (await owner.ask(`GET /api/presentations/${deckId}`)).json()
      await until(() => expect(window.of('version')).toEqual([{ type: 'version', version }]))
    })

    test('tells of a new title', async () => {
      const window = await enter(editor)
      await owner.ask(`PATCH /api/presentations/${deckId}/title`, { title: 'Renamed' })
      await until(() =>
        expect(window.of('renamed')).toEqual([{ type: 'renamed', title: 'Renamed' }]),
      )
    })

    test('tells of another role at once, and closes when there is none', async () => {
      const someone = await join(app)
      await opened.database.queries.insert(collaborators).values({
        presentationId: deckId,
        userId: someone.id,
        email: someone.email,
        role: 'editor',
      })
      const people = await owner.ask(`GET /api/presentations/${deckId}/collaborators`)
      const isTheirs = ({ email }: { readonly email: string }) => email === someone.email
      const { id } = people.json().collaborators.find(isTheirs)
      const window = await enter(someone)
      const begin = Date.now()
      const changed = await owner.ask(`PATCH /api/presentations/${deckId}/collaborators/${id}`, {
        role: 'viewer',
      })
      expect(changed.statusCode).toBeLessThan(300)
      await until(() => expect(window.of('role')).toEqual([{ type: 'role', role: 'viewer' }]))

      await owner.ask(`DELETE /api/presentations/${deckId}/collaborators/${id}`)
      expect(await window.closed).toBe(liveClose.noAccess)
      expect(Date.now() - begin).toBeLessThan(5_000)
    })

    test('closes when the session ends, and when the deck goes to the trash', async () => {
      const guest = await join(app)
      const { id } = await aDeck(guest)
      const signedOut = await enter(guest, id)
      await guest.ask('POST /api/logout')
      expect(await signedOut.closed).toBe(liveClose.signedOut)

      const trashed = await aDeck(owner)
      const window = await enter(owner, trashed.id)
      await owner.ask(`DELETE /api/presentations/${trashed.id}`)
      expect(await window.closed).toBe(liveClose.noAccess)
    })

    test.each([
      ['somebody who may not see the deck', async () => ({ cookie: (await join(app)).cookie })],
      [
        'a page of another site',
        async () => ({ ...owner, headers: { origin: 'https://evil.test' } }),
      ],
      ['a page without an origin', async () => ({ ...owner, headers: { origin: 'null' } })],
      ['nobody', async () => ({})],
    ])('refuses %s before the connection is upgraded', async (_, who) => {
      await expect(LiveWindow.open(app, { deckId, ...(await who()) })).rejects.toThrow(
        /status 40[134]/,
      )
    })

    test('takes no WebSocket on any other route', async () => {
      const opening = LiveWindow.open(app, { deckId: 0, cookie: owner.cookie })
      await expect(opening).rejects.toThrow(/status 40[04]/)
      const answer = await owner.ask(`GET /api/presentations/${deckId}/live`)
      expect(answer.statusCode).toBe(426)
    })

    test.each([
      ['no JSON', 'presence', liveClose.invalid],
      ['bytes', Buffer.from('{}'), liveClose.invalid],
      ['another type', JSON.stringify({ type: 'saved', from: 1, version: 9 }), liveClose.invalid],
      [
        'a name of its own choice',
        JSON.stringify({ type: 'presence', presence: { ...at('s1'), name: 'Eve' } }),
        liveClose.invalid,
      ],
      [
        'a billion elements',
        JSON.stringify({
          type: 'presence',
          presence: at('s1', { elementIds: Array(1_000).fill('x') }),
        }),
        liveClose.invalid,
      ],
      ['too much', 'x'.repeat(20_000), 1009],
    ])('closes a window that sends %s, and the others stay', async (_, sent, code) => {
      const [first, second] = [await enter(owner), await enter(editor)]
      second.socket.send(sent)

      expect(await second.closed).toBe(code)
      await until(() => expect(first.of('left')).toHaveLength(1))
      expect(first.of('presence')).toEqual([])
      expect(first.socket.readyState).toBe(first.socket.OPEN)
    })

    test('closes a window that sends without end', async () => {
      const window = await enter(owner)
      for (let sent = 0; sent < 400; sent += 1) {
        window.send({ type: 'presence', presence: at('s1') })
      }
      expect(await window.closed).toBe(liveClose.tooFast)
    })

    test('drops a window that does not read, instead of keeping what it should have read', async () => {
      const deck = await aDeck(owner)
      const reader = await enter(owner, deck.id)
      const long = await enter(owner, deck.id)
      long.socket.pause()
      const slides = Array.from({ length: 40 }, () => ({
        ...aSlide('x'),
        notes: 'n'.repeat(19_000),
      }))
      // The sockets of the machine take some megabytes before the server's own memory does.
      for (let round = 0; round < 30; round += 1) {
        const title = { ...slides[0], slide_title: `Round ${round}` }
        await owner.ask(`PUT /api/presentations/${deck.id}`, {
          slides: [title, ...slides.slice(1).map((slide) => ({ ...slide, eyebrow: `${round}` }))],
        })
      }
      long.socket.resume()
      expect(await long.closed).toBe(1006)
      expect(reader.socket.readyState).toBe(reader.socket.OPEN)
    }, 60_000)

    test('a session that has expired ends with the next reading of rights', async () => {
      const guest = await join(app)
      const { id } = await aDeck(guest)
      const window = await enter(guest, id)
      await opened.database.queries
        .update(sessions)
        .set({ expire: new Date(0) })
        .where(eq(sessions.sid, await sidOf(guest)))
      await owner.ask('POST /api/logout')
      expect(await window.closed).toBe(liveClose.signedOut)
    })

    const sidOf = async ({ id }: Person) => {
      const rows = await opened.database.queries.select().from(sessions)
      return rows.find(({ sess }) => sess.userId === id)?.sid ?? ''
    }
  })
}
