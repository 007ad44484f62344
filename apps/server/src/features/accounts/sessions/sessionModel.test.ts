import { createHash, randomUUID } from 'node:crypto'
import {
  type AsyncCommand,
  assert,
  asyncModelRun,
  asyncProperty,
  boolean,
  commands,
  constantFrom,
  nat,
  tuple,
} from 'fast-check'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordResetTokens } from '../../../db/schema/accounts.ts'
import { cookieOf, password, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

const hour = 60 * 60_000
const day = 24 * hour
const browsers = 3
const people = 2

/** The specification of sessions, without cookies, hashes and a database. */
class Model {
  now: number
  /** How often each person's password was changed; undefined before they register. */
  readonly passwords: (number | undefined)[] = []
  readonly #open = new Set<Session>()
  readonly #browsers: (Session | undefined)[] = []

  constructor(now: number) {
    this.now = now
  }

  /** Who is signed in at a browser; looking counts as use. */
  look(browser: number): number | undefined {
    const session = this.#browsers[browser]
    if (!session || !this.#isOpen(session)) return undefined
    // Recorded to the hour.
    if (this.now - session.used > hour) session.used = this.now
    return session.who
  }

  signIn(browser: number, who: number): void {
    this.signOut(browser)
    const session = { who, began: this.now, used: this.now }
    this.#open.add(session)
    this.#browsers[browser] = session
  }

  signOut(browser: number): void {
    const session = this.#browsers[browser]
    if (session) this.#open.delete(session)
    this.#browsers[browser] = undefined
  }

  signOutEverywhere(who: number): void {
    for (const session of this.#open) if (session.who === who) this.#open.delete(session)
  }

  /** When each valid session of a person started, newest first. */
  sessionsOf(who: number): readonly number[] {
    const own = [...this.#open].filter((session) => session.who === who && this.#isOpen(session))
    return own.map(({ began }) => began).toSorted((one, other) => other - one)
  }

  #isOpen(session: Session): boolean {
    const end = Math.min(session.used + 14 * day, session.began + 30 * day)
    return this.#open.has(session) && this.now < end
  }
}

interface Session {
  readonly who: number
  readonly began: number
  used: number
}

/** The server, the cookies of three browsers, and the addresses of two people. */
class Real {
  readonly app: FastifyInstance
  readonly emails = Array.from({ length: people }, () => `${randomUUID()}@example.com`)
  readonly ids: string[] = []
  readonly #cookies = Array.from({ length: browsers }, () => '')

  constructor(app: FastifyInstance) {
    this.app = app
  }

  async send(
    browser: number,
    [method, url]: readonly ['GET' | 'POST' | 'DELETE', string],
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const cookie = this.#cookies[browser] ?? ''
    const headers = cookie === '' ? {} : { cookie }
    const answer = await this.app.inject({ method, url, headers, ...(payload && { payload }) })
    const set = String(answer.headers['set-cookie'] ?? '')
    if (set !== '') this.#cookies[browser] = set.includes('Max-Age=0') ? '' : cookieOf(answer)
    return answer
  }
}

const secretOf = (changes: number) => `${password} ${changes}`

function register(browser: number, who: number): AsyncCommand<Model, Real> {
  return command(`person ${who} registers at browser ${browser}`, async (model, real) => {
    const isNew = model.passwords[who] === undefined
    const body = { email: real.emails[who], password: secretOf(0) }
    const names = { firstName: 'Ada', lastName: 'Weaver' }
    const answer = await real.send(browser, ['POST', '/api/auth/register'], { ...body, ...names })
    expect(answer.statusCode).toBe(isNew ? 201 : 409)
    if (!isNew) return
    real.ids[who] = answer.json().user.id
    model.passwords[who] = 0
    model.signIn(browser, who)
  })
}

function login(browser: number, who: number, isRight: boolean): AsyncCommand<Model, Real> {
  const words = isRight ? 'the right' : 'an earlier'
  return command(`person ${who} signs in at browser ${browser} with ${words} password`, run)
  async function run(model: Model, real: Real) {
    const changes = model.passwords[who]
    const secret = secretOf((changes ?? 0) - (isRight ? 0 : 1))
    const body = { email: real.emails[who], password: secret }
    const answer = await real.send(browser, ['POST', '/api/auth/login'], body)
    const lets = isRight && changes !== undefined
    expect(answer.statusCode).toBe(lets ? 200 : 401)
    if (lets) model.signIn(browser, who)
  }
}

function logout(browser: number, everywhere: boolean): AsyncCommand<Model, Real> {
  return command(`browser ${browser} signs out${everywhere ? ' everywhere' : ''}`, run)
  async function run(model: Model, real: Real) {
    const who = model.look(browser)
    if (everywhere && who !== undefined) {
      const body = { password: secretOf(model.passwords[who] ?? 0) }
      const proven = await real.send(browser, ['POST', '/api/user/proof'], body)
      expect(proven.statusCode).toBe(204)
    }
    await real.send(browser, ['POST', everywhere ? '/api/logout/all' : '/api/logout'])
    if (everywhere && who !== undefined) model.signOutEverywhere(who)
    model.signOut(browser)
  }
}

/** Ends the session of one browser from another one. */
function revoke(browser: number, other: number): AsyncCommand<Model, Real> {
  return command(`browser ${browser} ends the session of browser ${other}`, run)
  async function run(model: Model, real: Real) {
    const [who, whose] = [model.look(browser), model.look(other)]
    const listed = await real.send(other, ['GET', '/api/user/sessions'])
    if (whose === undefined) {
      expect(listed.statusCode).toBe(401)
      return
    }
    const items: readonly { id: string; createdAt: string; isCurrent: boolean }[] = listed.json()
    expect(items.map(({ createdAt }) => Date.parse(createdAt))).toEqual(model.sessionsOf(whose))
    const id = items.find(({ isCurrent }) => isCurrent)?.id ?? 'none'
    const answer = await real.send(browser, ['DELETE', `/api/user/sessions/${id}`])
    expect(answer.statusCode).toBe(who === undefined ? 401 : who === whose ? 204 : 404)
    if (who === whose) model.signOut(other)
  }
}

function wait(ms: number): AsyncCommand<Model, Real> {
  return command(`${ms / day} days pass`, async (model) => {
    model.now += ms
  })
}

/** Runs a step, then checks who is signed in at each browser. */
function command(
  words: string,
  step: (model: Model, real: Real) => Promise<void>,
): AsyncCommand<Model, Real> {
  return {
    check: () => true,
    toString: () => words,
    async run(model, real) {
      await step(model, real)
      for (let browser = 0; browser < browsers; browser += 1) {
        const answer = await real.send(browser, ['GET', '/api/auth/user'])
        const who = model.look(browser)
        const id = who === undefined ? undefined : real.ids[who]
        expect([browser, answer.json().id]).toEqual([browser, id])
      }
    },
  }
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`sessions against their model on ${driver.name}`, () => {
    let now = Date.parse('2026-01-01T12:00:00Z')
    let current: Model | undefined
    let opened: OpenedDatabase
    let app: FastifyInstance
    const clock = () => new Date(current?.now ?? now)

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: clock })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    function reset(who: number): AsyncCommand<Model, Real> {
      return command(`person ${who} chooses a new password by a link`, async (model, real) => {
        const changes = model.passwords[who]
        const userId = real.ids[who]
        if (changes === undefined || userId === undefined) return
        const secret = randomUUID()
        await opened.database.queries.insert(passwordResetTokens).values({
          userId,
          token: createHash('sha256').update(secret).digest('hex'),
          expiresAt: new Date(model.now + hour),
        })
        const url = '/api/auth/reset-password'
        const payload = { token: secret, password: secretOf(changes + 1) }
        expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
        model.passwords[who] = changes + 1
        model.signOutEverywhere(who)
      })
    }

    test('let in who they are meant to, whatever happens in whatever order', async () => {
      const browser = nat({ max: browsers - 1 })
      const person = nat({ max: people - 1 })
      const steps = commands(
        [
          tuple(browser, person).map((places) => register(...places)),
          tuple(browser, person, boolean()).map((places) => login(...places)),
          tuple(browser, person).map((places) => login(...places, true)),
          tuple(browser, boolean()).map((places) => logout(...places)),
          tuple(browser, browser).map((places) => revoke(...places)),
          person.map(reset),
          constantFrom(hour / 2, 2 * hour, 6 * day, 13.9 * day, 14.1 * day, 30 * day).map(wait),
        ],
        { maxCommands: 20 },
      )
      const property = asyncProperty(steps, async (script) => {
        // Each script starts a moment after the last: sessions with equal start times have no
        // order.
        current = new Model(now)
        await asyncModelRun(
          () => ({ model: current ?? new Model(now), real: new Real(app) }),
          script,
        )
        now = current.now + 1
      })
      await assert(property, { numRuns: 30, endOnFailure: false })
    }, 300_000)
  })
}
