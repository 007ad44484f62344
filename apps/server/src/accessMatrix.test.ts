import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { presentations } from './db/schema/presentations.ts'
import type { Access } from './http/sessions/access.ts'
import { accessCalls, ownTitle } from './testing/access/accessCalls.ts'
import { type Actor, actors, matrix, statusFor } from './testing/access/accessTable.ts'
import { provenRoutes } from './testing/access/provenRoutes.ts'
import { isOutside } from './testing/access/isOutside.ts'
import { innerRules } from './testing/access/innerRules.ts'
import { databaseDigest, digestAtRest } from './testing/database/databaseDigest.ts'
import { aPendingSignIn, type Stepping } from './testing/access/identityCalls.ts'
import { expectFailure } from './testing/http/expectFailure.ts'
import {
  join,
  joinUnverified,
  methodAndUrl,
  type Person,
  prove,
  testApp,
} from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

// Disables one rule at a time, to verify that the table detects it.
const broken = vi.hoisted(() => ({ rule: '', as: '' }))
const asOwner = <Who extends object>(rule: string, who: Who): Who =>
  broken.rule === rule ? { ...who, userId: broken.as } : who

vi.mock(import('./http/sessions/access.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    registerAccess: (app, sessions) => {
      app.addHook('onRequest', async ({ method, routeOptions }) => {
        const { config, url } = routeOptions
        const rule = rules.get(config) ?? {
          access: config.access ?? 'public',
          proof: config.proof ?? false,
        }
        rules.set(config, rule)
        const isBroken = broken.rule === `${method} ${url}`
        config.access = isBroken ? otherThan[rule.access] : rule.access
        // It runs after the rule and would hide that it is missing.
        config.proof = rule.proof && !isBroken
      })
      real.registerAccess(app, sessions)
    },
  }
})
const rules = new WeakMap<object, { readonly access: Access; readonly proof: boolean }>()
const otherThan = {
  administrator: 'user',
  user: 'optional',
  optional: 'user',
  public: 'user',
} as const

vi.mock(import('./features/presentations/decks/presentationPolicy.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    mayEdit: (role) => broken.rule === 'mayEdit' || real.mayEdit(role),
    mayManage: (role) => broken.rule === 'mayManage' || real.mayManage(role),
    mayShare: (role) => broken.rule === 'mayShare' || real.mayShare(role),
    mayReadHistory: (role) => broken.rule === 'mayReadHistory' || real.mayReadHistory(role),
    roleOf: (stored) => (broken.rule === 'roleOf' ? 'owner' : real.roleOf(stored)),
  }
})
vi.mock(import('./features/presentations/decks/presentationsRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    findPresentation: (queries, who) =>
      real.findPresentation(queries, asOwner('findPresentation', who)),
    findPresentationToSend: (queries, who) =>
      real.findPresentationToSend(queries, asOwner('findPresentationToSend', who)),
  }
})
vi.mock(import('./features/presentations/decks/pageRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    listPresentations: (queries, userId, wanted) =>
      real.listPresentations(queries, asOwner('listPresentations', { userId }).userId, wanted),
    lockDecks: (queries, who) => real.lockDecks(queries, asOwner('lockDecks', who)),
  }
})
vi.mock(import('./features/presentations/folders/foldersRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    listFolders: (queries, userId) =>
      real.listFolders(queries, asOwner('listFolders', { userId }).userId),
  }
})
vi.mock(import('./features/presentations/people/teamPolicy.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    mayRunTeam: (role) => broken.rule === 'mayRunTeam' || real.mayRunTeam(role),
    mayEndTeam: (role) => broken.rule === 'mayEndTeam' || real.mayEndTeam(role),
  }
})
vi.mock(import('./features/presentations/people/teamsRepository.ts'), async (load) => {
  const real = await load()
  return { ...real, findTeam: (queries, who) => real.findTeam(queries, asOwner('findTeam', who)) }
})
vi.mock(import('./features/comments/commentsPolicy.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    mayComment: (role) => broken.rule === 'mayComment' || real.mayComment(role),
    mayEditComment: (...who) => broken.rule === 'mayEditComment' || real.mayEditComment(...who),
    mayDeleteComment: (...who) =>
      broken.rule === 'mayDeleteComment' || real.mayDeleteComment(...who),
  }
})
vi.mock(import('./features/comments/decksRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    findDeck: (queries, who) => real.findDeck(queries, asOwner('findDiscussedDeck', who)),
  }
})
vi.mock(import('./features/exports/exportsRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    findDeck: (queries, who) => real.findDeck(queries, asOwner('findDeck', who)),
    findExport: (queries, who) => real.findExport(queries, asOwner('findExport', who)),
  }
})
vi.mock(import('./features/uploads/uploadsRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    findUpload: (queries, who) => real.findUpload(queries, asOwner('findUpload', who)),
  }
})
vi.mock(import('./features/templates/templatesRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    deleteOwnTemplate: (queries, who) =>
      real.deleteOwnTemplate(queries, asOwner('deleteOwnTemplate', who)),
    listOwnTemplates: (queries, userId) =>
      real.listOwnTemplates(queries, asOwner('listOwnTemplates', { userId }).userId),
  }
})
vi.mock(import('./features/accounts/repositories/sessionsRepository.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    sessionsOf: (queries, account, now) =>
      real.sessionsOf(
        queries,
        broken.rule === 'sessionsOf' ? { ...account, id: broken.as } : account,
        now,
      ),
  }
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`who may do what on ${driver.name}`, () => {
    const webFolder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
    let opened: OpenedDatabase
    let app: FastifyInstance
    let people: Readonly<Record<Exclude<Actor, 'anonymous' | 'second factor pending'>, Person>>
    let pending: Stepping
    let callOf: ReturnType<typeof accessCalls>

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
        unverified: await joinUnverified(app),
        'invited guest': await join(app),
      }
      const newcomers = { unverified: people.unverified, guest: people['invited guest'] }
      await makeAdministrator(people.administrator)
      pending = await aPendingSignIn(app)
      callOf = accessCalls({
        app,
        queries: opened.database.queries,
        people,
        newcomers,
        pendingSecret: () => pending.secret,
      })
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
      rmSync(webFolder, { recursive: true })
    })

    const makeAdministrator = ({ id }: Person) =>
      opened.database.queries.update(users).set({ isAdmin: true }).where(eq(users.id, id))

    // Calls that sign an actor out or in get a session of their own.
    const cookieFor = async (route: string, actor: Actor): Promise<string | undefined> => {
      if (actor === 'anonymous') return undefined
      if (actor === 'second factor pending') return pending.cookie
      const changesSession =
        /logout|claim|auth\/(?:login|register|reset|passkey$)|user$|user\/(?:profile|password|export)/.test(
          route,
        )
      // Routes that also require proof are for administrators; proof is valid for some minutes.
      if (!changesSession) {
        if (provenRoutes.includes(route)) await prove(people[actor])
        return people[actor].cookie
      }
      const person = await (actor === 'unverified' ? joinUnverified(app) : join(app))
      await prove(person)
      return person.cookie
    }

    // Each call creates decks of its own; together they would exceed a plan.
    beforeEach(async () => {
      await opened.database.queries.delete(presentations)
    })

    test('the table names every route that is served, and no other', () => {
      expect(app.declaredRoutes.toSorted()).toEqual(Object.keys(matrix).toSorted())
    })

    const cells = Object.keys(matrix).flatMap((route) =>
      actors.map((actor) => [route, actor, statusFor(route, actor)] as const),
    )
    /** Makes the call of a cell, and returns what is wrong with the response. */
    const faultOf = async (route: string, actor: Actor, status: number): Promise<string> => {
      const isOver = /auth\/(?:login|register|steps)/.test(route)
      if (actor === 'second factor pending' && isOver) pending = await aPendingSignIn(app)
      const { url, payload, type } = await callOf(route)
      const cookie = await cookieFor(route, actor)
      const isRefused = status >= 400
      const before = isRefused ? await digestAtRest(opened.database.queries) : ''

      const answer = await app.inject({
        method: methodAndUrl(route).method,
        url,
        headers: {
          accept: '*/*',
          ...(cookie !== undefined && { cookie }),
          ...(type !== undefined && { 'content-type': type }),
        },
        ...(payload && { payload }),
      })

      if (answer.statusCode !== status) return `${answer.statusCode} ${answer.body.slice(0, 200)}`
      if (isOutside(route, actor) && answer.body.includes(ownTitle))
        return 'it tells of a foreign deck'
      if (!isRefused) return ''
      expectFailure(answer.body)
      const after = await databaseDigest(opened.database.queries)
      return after === before ? '' : 'the database has changed'
    }

    test.each(cells)('A-050 %s by %s: %i', async (route, actor, status) => {
      expect(await faultOf(route, actor, status)).toBe('')
    })

    test('asks for a proof again where the table says so, and nowhere else', async () => {
      const asks: string[] = []
      for (const route of Object.keys(matrix)) {
        const { url, payload, type } = await callOf(route)
        // A caller at the limit: a route that is forbidden anyway must respond with that.
        const caller = await join(app)
        await makeAdministrator(caller)
        const answer = await app.inject({
          method: methodAndUrl(route).method,
          url,
          headers: { cookie: caller.cookie, ...(type !== undefined && { 'content-type': type }) },
          ...(payload && { payload }),
        })
        if (answer.statusCode >= 400 && answer.body.includes('reauth_required')) asks.push(route)
      }
      expect(asks.toSorted()).toEqual(provenRoutes.toSorted())
      // Every route once, each with a caller of its own.
    }, 180_000)

    const everyRule = [
      ...Object.keys(matrix).map((route) => [route, route] as const),
      ...Object.entries(innerRules),
    ]
    // Once is enough: the rules are the same for both databases.
    if (driver.name !== 'the embedded database') return
    test.each(everyRule)(
      'the table misses the rule %s when it is taken away',
      async (rule, route) => {
        await callOf('GET /api/presentations/:id')
        broken.rule = rule
        broken.as = people.owner.id
        const faults: string[] = []
        for (const actor of actors) {
          if (faults.length > 0) break
          const fault = await faultOf(route, actor, statusFor(route, actor))
          if (fault !== '') faults.push(`${actor}: ${fault}`)
        }
        broken.rule = ''

        expect(faults).not.toEqual([])
      },
    )
  })
}
