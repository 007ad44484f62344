import { createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oidcFlows } from '../../../db/schema/identity.ts'
import {
  type CompanyDouble,
  startCompanyDouble,
  type CompanyOptions,
  type Employee,
} from '../../../testing/company/CompanyDouble.ts'
import {
  cookiesOf,
  createEmployee,
  home,
  problemIn,
  visit,
} from '../../../testing/company/visits.ts'
import { walkToCallback } from '../../../testing/company/walkToCallback.ts'
import { join, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the company’s sign-in on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let company: CompanyDouble
    let now: Date

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())
    beforeEach(() => {
      now = new Date()
    })
    afterEach(async () => {
      await app.close()
      await company.close()
    })
    const start = async (
      environment: Readonly<Record<string, string>> = {},
      options: Partial<CompanyOptions> = {},
    ) => {
      company = await startCompanyDouble({ origin: home, ...options })
      app = await testApp(opened, {
        now: () => now,
        environment: { ...company.environment, ...environment },
      })
    }

    const scene = () => ({ app, company })
    const go = (who: Employee | undefined, ways: Parameters<typeof visit>[2] = {}) =>
      visit(scene(), who, ways)

    test.each([
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/.//evil.example/',
      '/profile/..//evil.example/',
      '/%2e//evil.example/',
      '/\t/evil.example/',
      '/\n//evil.example/',
    ])('never sends anybody to %j', async (returnTo) => {
      await start()
      const who = createEmployee()
      await go(who)
      expect((await go(who, { returnTo })).answer.headers.location).toBe('/')
    })

    test('a changed nonce is refused', async () => {
      await start()
      const visited = await go(createEmployee(), {
        to: (url) => {
          url.searchParams.set('nonce', 'somebody-elses')
          return url
        },
      })
      expect(problemIn(visited)).toBe('rejected')
      expect(cookiesOf(visited.answer)).not.toMatch(/sid=./)
    })

    test.each([
      ['the state is another', (url: URL) => url.searchParams.set('state', 'another')],
      ['the state is gone', (url: URL) => url.searchParams.delete('state')],
      ['the issuer is another', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
      ['the issuer is gone', (url: URL) => url.searchParams.delete('iss')],
      ['the code is another', (url: URL) => url.searchParams.set('code', 'another')],
    ])('a callback is refused when %s', async (_, change) => {
      await start()
      const visited = await go(createEmployee(), {
        back: (url) => {
          change(url)
          return url
        },
      })
      expect(['rejected', 'expired']).toContain(problemIn(visited))
      expect(cookiesOf(visited.answer)).not.toMatch(/sid=./)
    })

    test('a callback counts once', async () => {
      await start()
      const { callback } = await go(createEmployee())

      expect(problemIn({ answer: await callback() })).toBe('expired')
    })

    test('a callback in another browser is refused', async () => {
      await start()
      company.become(createEmployee())
      const started = await app.inject({ url: '/api/auth/oidc' })
      const came = await walkToCallback(started.headers.location ?? '', home)
      const answer = await app.inject({ url: `${came.pathname}${came.search}` })

      expect(problemIn({ answer })).toBe('expired')
    })

    test('ten minutes are enough: a later callback is refused', async () => {
      await start()
      const visited = await go(createEmployee(), {
        back: (url) => {
          now = new Date(now.getTime() + 10 * 60_000 + 1)
          return url
        },
      })
      expect(problemIn(visited)).toBe('expired')
    })

    test('a code that is too old is refused', async () => {
      await start({}, { codeSeconds: 1 })
      company.become(createEmployee())
      const started = await app.inject({ url: '/api/auth/oidc' })
      const came = await walkToCallback(started.headers.location ?? '', home)
      await new Promise((resolve) => {
        setTimeout(resolve, 2_100)
      })
      const answer = await app.inject({
        url: `${came.pathname}${came.search}`,
        headers: { cookie: cookiesOf(started) },
      })
      expect(problemIn({ answer })).toBe('expired')
    })

    test('clocks may differ by a minute, not by an hour', async () => {
      await start()
      now = new Date(Date.now() + 30_000)
      expect(problemIn(await go(createEmployee()))).toBeNull()
      await app.close()
      await company.close()

      await start()
      now = new Date(Date.now() + 3_600_000)
      expect(problemIn(await go(createEmployee()))).toBe('clock')
    })

    test('somebody who refuses at the company is told so', async () => {
      await start()
      expect(problemIn(await go(undefined))).toBe('denied')
    })

    test('a provider that is away stops neither the start nor a sign-in with a password', async () => {
      await start()
      await company.close()
      const started = await app.inject({ url: '/api/auth/oidc' })

      expect(started.statusCode).toBe(302)
      expect(started.headers.location).toBe('/login?problem=away')
      expect((await join(app)).cookie).toMatch(/^sid=./)
      expect((await app.inject({ url: '/api/auth/options' })).json().companyButton).toBe(
        'Sign in with your company',
      )
    })

    test('a provider that accepts and never answers is given up in its time, at the start and at the end of a sign-in', async () => {
      await start()
      const mute = createServer()
      await new Promise<void>((resolve) => {
        mute.listen(0, '127.0.0.1', resolve)
      })
      const listens = mute.address()
      const port = typeof listens === 'object' ? listens?.port : undefined
      const other = await testApp(opened, {
        environment: { ...company.environment, OIDC_ISSUER: `http://localhost:${port}` },
      })
      const began = performance.now()
      const [started, visited] = await Promise.all([
        other.inject({ url: '/api/auth/oidc' }),
        go(createEmployee(), {
          back: (url) => {
            company.fallSilent()
            return url
          },
        }),
      ])
      const tookMs = performance.now() - began
      await other.close()
      mute.close()

      expect(started.headers.location).toBe('/login?problem=away')
      expect(problemIn(visited)).toBe('away')
      expect(cookiesOf(visited.answer)).not.toMatch(/sid=./)
      // Each has ten seconds.
      expect(tookMs).toBeLessThan(13_000)
    })

    test('keeps no secret of a flow that its cookie alone has', async () => {
      await start()
      const started = await app.inject({ url: '/api/auth/oidc' })
      const cookie = decodeURIComponent(cookiesOf(started)).split('=')[1]?.split('.')[0] ?? ''
      const rows = await opened.database.queries
        .select()
        .from(oidcFlows)
        .where(eq(oidcFlows.purpose, 'sign-in'))

      expect(cookie).toHaveLength(43)
      expect(JSON.stringify(rows)).not.toContain(cookie)
    })
  })
}
