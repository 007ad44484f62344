import { type DeckRole, liveClose, type LiveMessage } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { collaborators } from '../../../db/schema/presentations.ts'
import { LiveWindow } from '../../../testing/http/LiveWindow.ts'
import { aDeck, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

type Kind = LiveMessage['type']

const roles = ['viewer', 'commenter', 'editor', 'owner'] as const satisfies readonly DeckRole[]

/** Whether a window of each role receives what happens to a deck, in the order of `roles`; written by hand. */
const receives: Readonly<Record<Kind, readonly [boolean, boolean, boolean, boolean]>> = {
  //         viewer comm   editor owner
  welcome: [true, true, true, true],
  version: [true, true, true, true],
  joined: [true, true, true, true],
  left: [true, true, true, true],
  presence: [true, true, true, true],
  saved: [true, true, true, true],
  renamed: [true, true, true, true],
  commented: [false, true, true, true],
  asked: [false, false, false, true],
  // The owner's role cannot be changed while they own the deck.
  role: [true, true, true, false],
}
/** Whether "saved" tells a role what changed: notes and hidden slides are in it. */
const receivesChange = [false, false, true, true] as const

/** What a window may send: all else closes it. */
const accepted: readonly string[] = ['presence']

const presence = { slideId: 's1', elementIds: [], isEditing: false }
const samples: Readonly<Record<Kind, object>> = {
  welcome: { type: 'welcome', you: {}, people: [] },
  version: { type: 'version', version: 9 },
  joined: { type: 'joined', person: {} },
  left: { type: 'left', id: 'x' },
  presence: { type: 'presence', presence },
  saved: { type: 'saved', from: 1, version: 2, change: { order: [], slides: [] } },
  renamed: { type: 'renamed', title: 'Mine' },
  commented: { type: 'commented' },
  asked: { type: 'asked' },
  role: { type: 'role', role: 'owner' },
}
const kinds = Object.keys(samples).filter((name): name is Kind => Object.hasOwn(receives, name))

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`messages of an open deck by role on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let people: Readonly<Record<DeckRole, Person>>
    let deck: string
    let deckId: number
    const windows: LiveWindow[] = []

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      await app.listen({ port: 0, host: '127.0.0.1' })
      const [viewer, commenter, editor, owner] = await Promise.all(roles.map(() => join(app)))
      if (!viewer || !commenter || !editor || !owner) throw new Error('somebody did not join')
      people = { viewer, commenter, editor, owner }
      deckId = (await aDeck(owner)).id
      deck = `/api/presentations/${deckId}`
      await opened.database.queries.insert(collaborators).values(
        (['viewer', 'commenter', 'editor'] as const).map((role) => ({
          presentationId: deckId,
          userId: people[role].id,
          email: people[role].email,
          role,
        })),
      )
    })
    afterEach(() => windows.splice(0).forEach((window) => window.close()))
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const enter = async (person: Person) => {
      const window = await LiveWindow.open(app, { deckId, cookie: person.cookie })
      windows.push(window)
      return window
    }
    const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 })

    test.each(roles)('a %s receives what is theirs to know', async (role) => {
      const window = await enter(people[role])
      const { owner } = people
      const other = await enter(owner)
      other.send({ type: 'presence', presence })
      const { slides } = (await owner.ask(`GET ${deck}`)).json()
      await owner.ask(`POST ${deck}/threads`, {
        slideId: slides[0].id,
        anchor: { kind: 'slide' },
        text: 'Is this right?',
      })
      await owner.ask(`PUT ${deck}`, { slides: [{ ...slides[0], eyebrow: role }] })
      await (await join(app)).ask(`POST ${deck}/access-requests`, { message: '' })
      await changeRole(role, window)
      other.close()
      await until(() => expect(window.of('left')).toHaveLength(1))
      await owner.ask(`PATCH ${deck}/title`, { title: `For ${role}s` })
      // The last of them: whatever has not come by then does not come.
      await until(() => expect(window.of('renamed')).toHaveLength(1))

      const column = roles.indexOf(role)
      const received = kinds.map((kind) => [kind, window.of(kind).length > 0])
      expect(received).toEqual(kinds.map((kind) => [kind, receives[kind][column]]))
      expect(window.of('saved')[0]?.change !== undefined).toBe(receivesChange[column])
    })

    /** Changes a role and changes it back. */
    async function changeRole(role: DeckRole, window: LiveWindow) {
      if (role === 'owner') return
      const list = (await people.owner.ask(`GET ${deck}/collaborators`)).json().collaborators
      const isTheirs = ({ email }: { readonly email: string }) => email === people[role].email
      const url = `${deck}/collaborators/${list.find(isTheirs).id}`
      for (const next of [role === 'viewer' ? 'commenter' : 'viewer', role]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await people.owner.ask(`PATCH ${url}`, { role: next })
        // oxlint-disable-next-line no-await-in-loop -- rights are read again a little later
        await until(() => expect(window.of('role').at(-1)?.role).toBe(next))
      }
    }

    const cases = roles.flatMap((role) => kinds.map((kind) => [role, kind] as const))
    test.each(cases)(
      'a %s who sends "%s" tells others nothing but where they are',
      async (role, kind) => {
        const { owner, editor } = people
        const witness = await enter(role === 'owner' ? editor : owner)
        const window = await enter(people[role])
        await until(() => expect(witness.of('joined')).toHaveLength(1))
        const before = (await owner.ask(`GET ${deck}`)).body
        window.socket.send(JSON.stringify(samples[kind]))

        if (accepted.includes(kind)) {
          await until(() => expect(witness.of('presence')).toHaveLength(1))
          expect(window.socket.readyState).toBe(window.socket.OPEN)
        } else {
          expect(await window.closed).toBe(liveClose.invalid)
          await until(() => expect(witness.of('left')).toHaveLength(1))
          expect(witness.of('presence')).toEqual([])
        }
        const others = ['saved', 'renamed', 'commented', 'asked', 'role'] as const
        expect(others.flatMap((one) => witness.of(one))).toEqual([])
        expect((await owner.ask(`GET ${deck}`)).body).toBe(before)
      },
    )
  })
}
