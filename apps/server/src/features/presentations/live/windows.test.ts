import { liveClose } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { collaborators } from '../../../db/schema/presentations.ts'
import { LiveWindow } from '../../../testing/http/LiveWindow.ts'
import { aDeck, cookieOf, join, type Person, prove, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const still = { slideId: 's1', elementIds: [], isEditing: false }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`windows of an open deck on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let viewer: Person
    let deckId: number
    let windows: LiveWindow[] = []

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      await app.listen({ port: 0, host: '127.0.0.1' })
      owner = await join(app)
      viewer = await join(app)
      deckId = (await aDeck(owner)).id
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: deckId, userId: viewer.id, email: viewer.email, role: 'viewer' })
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

    test('closes a window too many, until another is closed', async () => {
      const strict = await testApp(opened, { environment: { RATE_LIMIT_SCALE: '0.1' } })
      await strict.listen({ port: 0, host: '127.0.0.1' })
      const open = () => LiveWindow.open(strict, { deckId, cookie: viewer.cookie })
      try {
        const [first, second] = [await open(), await open()]
        await expect(open()).rejects.toThrow(`closed ${liveClose.tooManyWindows}`)
        const other = await LiveWindow.open(strict, { deckId, cookie: owner.cookie })
        expect(other.of('welcome')[0]?.people).toHaveLength(2)
        first.close()
        await until(() => expect(second.of('left')).toHaveLength(1))
        expect((await open()).of('welcome')).toHaveLength(1)
      } finally {
        await strict.close()
      }
    })

    test('makes one message of many moves, with the last of them', async () => {
      const [first, second] = [await enter(owner), await enter(viewer)]
      for (let x = 1; x <= 200; x += 1) {
        second.send({ type: 'presence', presence: { ...still, pointer: { x, y: 0 } } })
      }
      await until(() => {
        expect(first.of('presence').at(-1)?.presence.pointer).toEqual({ x: 200, y: 0 })
      })
      expect(first.of('presence').length).toBeLessThan(100)
    })

    test('a change of the password closes the windows of the sessions before, and the new session opens one', async () => {
      const guest = await join(app)
      const { id } = await aDeck(guest)
      const window = await enter(guest, id)
      await prove(guest)
      const changed = await guest.ask('POST /api/user/password', { newPassword: 'thief heron 71' })
      expect(changed.statusCode).toBe(200)
      expect(await window.closed).toBe(liveClose.signedOut)
      await expect(enter(guest, id)).rejects.toThrow('status 401')
      expect((await enter({ cookie: cookieOf(changed) }, id)).of('welcome')).toHaveLength(1)
    })

    test('a role by a link ends in open windows when the link expires', async () => {
      const guest = await join(app)
      const { id } = await aDeck(owner)
      const links = `/api/presentations/${id}/share-links`
      const link = (await owner.ask(`POST ${links}`, { role: 'editor' })).json()
      await guest.ask(`POST /api${link.path}/join`)
      const window = await enter(guest, id)
      const begin = Date.now()
      const expiresAt = new Date(begin + 1_500).toISOString()
      await owner.ask(`PATCH ${links}/${link.id}`, { expiresAt })
      expect(await window.closed).toBe(liveClose.noAccess)
      // Well before rights are read anyway.
      expect(Date.now() - begin).toBeLessThan(10_000)
    })
  })
}
