import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordResetTokens, users } from './db/schema/accounts.ts'
import { collaborators } from './db/schema/presentations.ts'
import { databaseDigest } from './testing/databaseDigest.ts'
import { expectFailure } from './testing/expectFailure.ts'
import {
  aDeck,
  aSlide,
  join,
  methodAndUrl,
  password,
  type Person,
  testApp,
} from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

// Who may do what, written by hand: it is not derived from the routes, so that a rule that is lost is missed here.
const actors = [
  'anonymous',
  'stranger',
  'viewer',
  'commenter',
  'editor',
  'owner',
  'administrator',
] as const
type Actor = (typeof actors)[number]

type Answers = readonly [number, number, number, number, number, number, number]
const everybody = (status: number): Answers => [
  status,
  status,
  status,
  status,
  status,
  status,
  status,
]
const signedIn = (status: number): Answers => [401, status, status, status, status, status, status]
// prettier-ignore
const matrix: Readonly<Record<string, Answers>> = {
  //                                            anon strg view comm edit own  admin
  'GET /api/presentations/:id':                 [401, 404, 200, 200, 200, 200, 404],
  'PUT /api/presentations/:id':                 [401, 404, 403, 403, 200, 200, 404],
  'PATCH /api/presentations/:id':               [401, 404, 403, 403, 200, 200, 404],
  'PATCH /api/presentations/:id/title':         [401, 404, 403, 403, 200, 200, 404],
  'DELETE /api/presentations/:id':              [401, 404, 403, 403, 403, 204, 404],
  'POST /api/presentations/:id/duplicate':      [401, 404, 403, 403, 201, 201, 404],
  'POST /api/presentations/:id/export':         [401, 404, 200, 200, 200, 200, 404],
  'GET /api/exports/:secret':                   [401, 404, 404, 404, 404, 200, 404],
  'GET /api/presentations/:id/slides/:slideId/thumbnail.png':
                                                [401, 404, 200, 200, 200, 200, 404],
  'GET /api/auth/user':                         signedIn(200),
  'GET /api/user/audit':                        signedIn(200),
  'GET /api/user/sessions':                     signedIn(200),
  // Somebody else's session: nobody ends it, whoever they are.
  'DELETE /api/user/sessions/:id':              signedIn(404),
  'GET /api/presentations':                     signedIn(200),
  'POST /api/presentations':                    signedIn(201),
  'POST /api/generate':                         signedIn(200),
  'POST /api/auth/register':                    everybody(201),
  'POST /api/auth/login':                       everybody(200),
  'POST /api/auth/forgot-password':             everybody(200),
  'POST /api/auth/validate-reset-token':        everybody(200),
  'POST /api/auth/reset-password':              everybody(200),
  'POST /api/csp-report':                       everybody(204),
  'GET /api/login':                             everybody(302),
  'GET /api/logout':                            everybody(302),
  'GET /healthz':                               everybody(200),
  'GET /readyz':                                everybody(200),
  'GET /*':                                     everybody(200),
}

interface Call {
  readonly url: string
  readonly payload?: object
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`who may do what on ${driver.name}`, () => {
    const webFolder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
    let opened: OpenedDatabase
    let app: FastifyInstance
    let people: Readonly<Record<Exclude<Actor, 'anonymous'>, Person>>

    beforeAll(async () => {
      writeFileSync(joinPath(webFolder, 'index.html'), '<!doctype html><title>Deckloom</title>')
      opened = await driver.open()
      app = await testApp(opened, { webFolder })
      people = {
        stranger: await join(app),
        viewer: await join(app),
        commenter: await join(app),
        editor: await join(app),
        owner: await join(app),
        administrator: await join(app),
      }
      await opened.database.queries
        .update(users)
        .set({ isAdmin: true })
        .where(eq(users.id, people.administrator.id))
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
      rmSync(webFolder, { recursive: true })
    })

    /** A deck of the owner's that the three collaborators share. */
    const sharedDeck = async (): Promise<number> => {
      const { id } = await aDeck(people.owner)
      const roles = ['viewer', 'commenter', 'editor'] as const
      const shared = roles.map((role) => ({
        presentationId: id,
        userId: people[role].id,
        role,
      }))
      await opened.database.queries.insert(collaborators).values(shared)
      return id
    }
    /** A reset token of an account that has no other part here. */
    const resetToken = async (): Promise<string> => {
      const somebody = await join(app)
      const secret = randomUUID()
      await opened.database.queries.insert(passwordResetTokens).values({
        userId: somebody.id,
        token: createHash('sha256').update(secret).digest('hex'),
        expiresAt: new Date(Date.now() + 60_000),
      })
      return secret
    }
    const exported = async (): Promise<string> => {
      const { id } = await aDeck(people.owner)
      const answer = await people.owner.ask(`POST /api/presentations/${id}/export`, {
        format: 'pdf',
      })
      return answer.json().downloadUrl
    }
    const foreignSession = async (): Promise<string> => {
      const [session] = (await (await join(app)).ask('GET /api/user/sessions')).json()
      return session.id
    }
    const names = { firstName: 'Ada', lastName: 'Weaver' }
    const slides = [aSlide('Changed')]
    /** A request that is right in everything but who makes it. */
    const calls: Readonly<Record<string, () => Promise<Call>>> = {
      'PUT /api/presentations/:id': async () => ({
        url: `/api/presentations/${await sharedDeck()}`,
        payload: { slides },
      }),
      'PATCH /api/presentations/:id': async () => ({
        url: `/api/presentations/${await sharedDeck()}`,
        payload: { slides },
      }),
      'PATCH /api/presentations/:id/title': async () => ({
        url: `/api/presentations/${await sharedDeck()}/title`,
        payload: { title: 'Changed' },
      }),
      'POST /api/presentations/:id/export': async () => ({
        url: `/api/presentations/${await sharedDeck()}/export`,
        payload: { format: 'pdf' },
      }),
      'DELETE /api/user/sessions/:id': async () => ({
        url: `/api/user/sessions/${await foreignSession()}`,
      }),
      'GET /api/exports/:secret': async () => ({ url: await exported() }),
      'GET /api/presentations/:id/slides/:slideId/thumbnail.png': async () => {
        const url = `/api/presentations/${await sharedDeck()}`
        const { slides: stored } = (await people.owner.ask(`GET ${url}`)).json()
        return { url: `${url}/slides/${stored[0].id}/thumbnail.png` }
      },
      'POST /api/presentations': async () => ({
        url: '/api/presentations',
        payload: { title: 'New', slides },
      }),
      'POST /api/generate': async () => ({
        url: '/api/generate',
        payload: { prompt: 'Looms', slideCount: 5, presentationType: 'pitch' },
      }),
      'POST /api/auth/register': async () => ({
        url: '/api/auth/register',
        payload: { email: `${randomUUID()}@example.com`, password, ...names },
      }),
      'POST /api/auth/login': async () => ({
        url: '/api/auth/login',
        payload: { email: (await join(app)).email, password },
      }),
      'POST /api/auth/forgot-password': async () => ({
        url: '/api/auth/forgot-password',
        payload: { email: 'ada@example.com', ...names },
      }),
      'POST /api/auth/validate-reset-token': async () => ({
        url: '/api/auth/validate-reset-token',
        payload: { token: await resetToken() },
      }),
      'POST /api/auth/reset-password': async () => ({
        url: '/api/auth/reset-password',
        payload: { token: await resetToken(), password: 'a new loom 2026' },
      }),
      'POST /api/csp-report': async () => ({ url: '/api/csp-report', payload: {} }),
      'GET /*': async () => ({ url: '/pricing' }),
    }
    const callOf = async (route: string): Promise<Call> => {
      const call = calls[route]
      if (call) return call()
      const { url: path } = methodAndUrl(route)
      return { url: path.includes(':id') ? path.replace(':id', String(await sharedDeck())) : path }
    }
    // What signs an actor out or in is done with a session of its own.
    const cookieFor = async (route: string, actor: Actor): Promise<string | undefined> => {
      if (actor === 'anonymous') return undefined
      const changesSession = /logout|auth\/(?:login|register|reset)/.test(route)
      return changesSession ? (await join(app)).cookie : people[actor].cookie
    }

    test('the table names every route that is served, and no other', () => {
      expect(app.declaredRoutes.toSorted()).toEqual(Object.keys(matrix).toSorted())
    })

    const cells = Object.entries(matrix).flatMap(([route, answers]) =>
      actors.map((actor, index) => [route, actor, answers[index] ?? 0] as const),
    )
    test.each(cells)('%s by %s: %i', async (route, actor, status) => {
      const { url, payload } = await callOf(route)
      const cookie = await cookieFor(route, actor)
      const before = await databaseDigest(opened.database.queries)

      const answer = await app.inject({
        method: methodAndUrl(route).method,
        url,
        headers: { accept: '*/*', ...(cookie !== undefined && { cookie }) },
        ...(payload && { payload }),
      })

      expect(answer.statusCode).toBe(status)
      if (status < 400) return
      expectFailure(answer.body)
      expect(await databaseDigest(opened.database.queries)).toBe(before)
    })
  })
}
