import { liveClose, type Presence } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { beatMs } from '../../../platform/live/LiveRooms.ts'
import { LiveWindow } from '../../../testing/http/LiveWindow.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const at = (slideId: string): Presence => ({ slideId, elementIds: [], isEditing: false })

const [, postgres] = testDrivers()
describe.skipIf(!postgres.available)('two servers of one database', () => {
  let opened: OpenedDatabase
  let apps: FastifyInstance[]
  let owner: Person
  let deckId: number

  beforeAll(async () => {
    opened = await postgres.open()
    const environment = { DATABASE_URL: opened.url ?? '' }
    apps = [await testApp(opened, { environment }), await testApp(opened, { environment })]
    await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
    owner = await join(at0(apps))
    deckId = (await aDeck(owner)).id
  })
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await opened.remove()
  })

  const enter = (app: FastifyInstance) => LiveWindow.open(app, { deckId, cookie: owner.cookie })
  const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

  test('people see each other and what they do, whichever server they are on', async () => {
    const [here, there] = [await enter(at0(apps)), await enter(apps[1] ?? at0(apps))]
    const of = (window: LiveWindow) => window.of('welcome')[0]?.you.id
    await until(() => expect(here.of('joined').map(({ person }) => person.id)).toEqual([of(there)]))
    await until(() => expect(knownTo(there)).toContain(of(here)))

    here.send({ type: 'presence', presence: at('s1') })
    await until(() => expect(there.of('presence')).toMatchObject([{ presence: at('s1') }]))
    await owner.ask(`PUT /api/presentations/${deckId}`, { slides: [aSlide('Two')] })
    await until(() => expect(there.of('saved')).toEqual([{ type: 'saved', from: 1, version: 2 }]))
    await owner.ask(`PATCH /api/presentations/${deckId}/title`, { title: 'New' })
    await until(() => expect(there.of('renamed')).toHaveLength(1))

    here.close()
    await until(() => expect(there.of('left')).toHaveLength(1))
    there.close()
  })

  test('somebody who loses access at one server is out at the other at once', async () => {
    const there = await enter(apps[1] ?? at0(apps))
    await until(() => expect(there.of('version')).toHaveLength(1))
    const begin = Date.now()
    await owner.ask(`DELETE /api/presentations/${deckId}`)
    expect(await there.closed).toBe(liveClose.noAccess)
    // Well before the next beat, which would find it out, too.
    expect(Date.now() - begin).toBeLessThan(beatMs / 3)
  })
})

/** Everybody a window has been told of. */
function knownTo(window: LiveWindow) {
  const welcomed = window.of('welcome').flatMap(({ people }) => people)
  return [...welcomed, ...window.of('joined').map(({ person }) => person)].map(({ id }) => id)
}

function at0(apps: readonly FastifyInstance[]): FastifyInstance {
  const [app] = apps
  if (!app) throw new Error('no server')
  return app
}
