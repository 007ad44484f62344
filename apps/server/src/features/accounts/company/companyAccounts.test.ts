import { eq } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeSettings } from '../../../db/settingsRepository.ts'
import { users } from '../../../db/schema/accounts.ts'
import { federatedIdentities } from '../../../db/schema/identity.ts'
import {
  type CompanyDouble,
  startCompanyDouble,
  type CompanyOptions,
  type Employee,
} from '../../../testing/company/CompanyDouble.ts'
import {
  accountIn,
  confirmAs,
  cookiesOf,
  createEmployee,
  home,
  problemIn,
  visit,
} from '../../../testing/company/visits.ts'
import { reauthenticate } from '../../../testing/identity/reauthenticate.ts'
import { join, joinUnverified, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`accounts from the company on ${driver.name}`, () => {
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
    const accountOf = async (visited: { readonly answer: LightMyRequestResponse }) =>
      accountIn(scene(), visited)
    const linksOf = (userId: string) =>
      opened.database.queries
        .select()
        .from(federatedIdentities)
        .where(eq(federatedIdentities.userId, userId))

    test.each([
      ['in the ID token', true],
      ['on request only', false],
    ])(
      'makes an account at the first sign-in, and finds it at the next: claims %s',
      async (_, inToken) => {
        await start({}, { inToken })
        const who = createEmployee()
        const first = await go(who)
        const account = await accountOf(first)
        const next = await go(who, { returnTo: '/workspace?folder=1' })

        expect(account).toMatchObject({
          email: who.email.toLowerCase(),
          emailVerified: true,
          firstName: 'Ines',
          lastName: 'Rademaker',
          isAdmin: false,
        })
        expect(first.answer.headers.location).toBe('/subscription')
        expect(next.answer.headers.location).toBe('/workspace?folder=1')
        expect(await accountOf(next)).toMatchObject({ id: account.id })
      },
    )

    test('is the same account after another address at the company', async () => {
      await start()
      const who = createEmployee()
      const { id } = await accountOf(await go(who))
      const renamed = await accountOf(await go({ ...who, email: 'other@weave.example' }))

      expect(renamed).toMatchObject({ id, email: who.email.toLowerCase() })
    })

    test.each([
      ['is said not to be verified', { email_verified: false }, 'unverified-email'],
      ['is verified in words only', { email_verified: 'true' }, 'unverified-email'],
      ['is not said to be verified', { email_verified: undefined }, 'unverified-email'],
      ['is missing', { email: undefined }, 'no-email'],
    ])('nobody gets an account whose address %s', async (_, claims, problem) => {
      await start()
      const who = createEmployee(claims)
      expect(problemIn(await go(who))).toBe(problem)
    })

    test('OIDC_TRUST_EMAIL answers for an address whose verification is not said, in its domains only', async () => {
      await start({ OIDC_TRUST_EMAIL: 'true', OIDC_ALLOWED_DOMAINS: 'weave.example' })

      expect(problemIn(await go(createEmployee({ email_verified: undefined })))).toBeNull()
      expect(problemIn(await go(createEmployee({ email_verified: false })))).toBe(
        'unverified-email',
      )
      const outside = { email: 'a@elsewhere.example', email_verified: undefined }
      expect(problemIn(await go(createEmployee(outside)))).toBe('domain')
    })

    test('only the named domains come in, at the next sign-in too', async () => {
      await start({ OIDC_ALLOWED_DOMAINS: 'weave.example' })
      const who = createEmployee()
      expect(problemIn(await go(who))).toBeNull()
      for (const email of [
        'a@notweave.example',
        'a@weave.example.evil.example',
        'a@sub.weave.example',
      ]) {
        expect(problemIn(await go(createEmployee({ email })))).toBe('domain')
        expect(problemIn(await go({ ...who, email }))).toBe('domain')
      }
    })

    test('an account whose owner has verified the address is linked', async () => {
      await start()
      const who = createEmployee()
      const person = await join(app, who.email)

      expect(await accountOf(await go(who))).toMatchObject({ id: person.id })
      expect(await linksOf(person.id)).toHaveLength(1)
    })

    test('an account that somebody registered before its address’s owner is not', async () => {
      await start()
      const who = createEmployee()
      const squatter = await joinUnverified(app, who.email)

      expect(problemIn(await go(who))).toBe('taken')
      expect(await linksOf(squatter.id)).toEqual([])
    })

    test('nor is a verified one by somebody whose address the company does not answer for', async () => {
      await start()
      const who = createEmployee({ email_verified: false })
      const person = await join(app, who.email)

      expect(problemIn(await go(who))).toBe('unverified-email')
      expect(await linksOf(person.id)).toEqual([])
    })

    test('an address that was handed on at the company does not hand on the account', async () => {
      await start()
      const leaver = createEmployee()
      await go(leaver)
      const successor = createEmployee({ email: leaver.email })

      expect(problemIn(await go(successor))).toBe('taken')
    })

    test('an account that was turned off stays closed', async () => {
      await start()
      const who = createEmployee()
      const { id } = await accountOf(await go(who))
      await opened.database.queries.update(users).set({ disabledAt: now }).where(eq(users.id, id))

      expect(problemIn(await go(who))).toBe('disabled')
    })

    test.each([true, false])(
      'the claim makes an administrator and unmakes one: in the token %s',
      async (inToken) => {
        await start({ OIDC_ADMIN_CLAIM: 'groups=deckloom-admins' }, { inToken })
        const who = createEmployee({ groups: ['staff', 'deckloom-admins'] })
        const first = await go(who)
        expect(await accountOf(first)).toMatchObject({ isAdmin: true })
        const cookie = cookiesOf(first.answer)

        expect(await accountOf(await go({ ...who, groups: ['staff'] }))).toMatchObject({
          isAdmin: false,
        })
        const call = await app.inject({ url: '/api/admin/users', headers: { cookie } })
        expect(call.statusCode).toBe(403)
      },
    )

    test('rights that the configuration gives stay, whatever the claim says', async () => {
      const who = createEmployee({ groups: ['staff'] })
      await start({ OIDC_ADMIN_CLAIM: 'groups=deckloom-admins', ADMIN_EMAILS: who.email })

      expect(await accountOf(await go(who))).toMatchObject({ isAdmin: true })
      expect(await accountOf(await go(who))).toMatchObject({ isAdmin: true })
    })

    test('where a second step is required, the company’s word for one counts, and nothing else', async () => {
      await start()
      const admin = await join(app)
      const { queries } = opened.database
      const require = (requireSecondFactor: boolean) =>
        writeSettings(queries, { change: { requireSecondFactor }, by: admin.id, now })
      await require(true)
      try {
        const asked = await go(createEmployee({ amr: ['pwd', 'mfa'] }))
        expect(asked.answer.headers.location).toBe('/subscription')
        const notAsked = await go(createEmployee({ amr: ['pwd'] }))
        expect(notAsked.answer.headers.location).toBe('/login?step=next')
        const headers = { cookie: cookiesOf(notAsked.answer) }
        const step = (await app.inject({ url: '/api/auth/steps', headers })).json()
        expect(step).toEqual({ next: 'enrollment', methods: [] })
        expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
      } finally {
        await require(false)
      }
    })

    test('somebody who is signed in links the company’s sign-in, and unlinks it', async () => {
      await start()
      const person = await reauthenticate(await join(app))
      const who = createEmployee()
      const answer = await confirmAs(scene(), person, { url: '/api/user/oidc', who: who })

      expect(answer.headers.location).toBe('/profile?tab=security')
      expect(await accountOf(await go(who))).toMatchObject({ id: person.id })
      const other = await reauthenticate(await join(app))
      const twice = await confirmAs(scene(), other, { url: '/api/user/oidc', who: who })
      expect(problemIn({ answer: twice })).toBe('linked-elsewhere')

      expect((await person.ask('DELETE /api/user/oidc')).statusCode).toBe(204)
      expect(await linksOf(person.id)).toEqual([])
    })

    test('an account whose address nobody has verified links nothing', async () => {
      await start()
      const person = await reauthenticate(await joinUnverified(app, 'owner@weave.example'))
      const answer = await confirmAs(scene(), person, {
        url: '/api/user/oidc',
        who: createEmployee(),
      })

      expect(problemIn({ answer })).toBe('unverified-account')
      expect(await linksOf(person.id)).toEqual([])
    })

    test('an account without a password keeps its only way in', async () => {
      await start()
      const who = createEmployee()
      const visited = await go(who)
      const { id } = await accountOf(visited)
      const cookie = cookiesOf(visited.answer)
      const ask: Person['ask'] = (what, payload) => {
        const [method = '', url = ''] = what.split(' ')
        return app.inject({
          method: method === 'DELETE' ? 'DELETE' : 'POST',
          url,
          headers: { cookie },
          ...(payload !== undefined && { payload }),
        })
      }
      const person = { id, email: who.email, cookie, ask }
      const shown = await confirmAs(scene(), person, { url: '/api/user/proof/oidc', who: who })
      expect(problemIn({ answer: shown })).toBeNull()

      expect((await ask('DELETE /api/user/oidc')).statusCode).toBe(403)
      expect(await linksOf(id)).toHaveLength(1)
    })

    test('a link that somebody began is finished as the same account only', async () => {
      await start()
      const [person, other] = [await reauthenticate(await join(app)), await join(app)]
      const answer = await confirmAs(scene(), person, {
        url: '/api/user/oidc',
        who: createEmployee(),
        cookie: other.cookie,
      })

      expect(problemIn({ answer })).toBe('expired')
      expect(await linksOf(other.id)).toEqual([])
    })

    test('who shows that it is them must be who the account is linked to', async () => {
      await start()
      const person = await reauthenticate(await join(app))
      const who = createEmployee()
      await confirmAs(scene(), person, { url: '/api/user/oidc', who: who })
      const wrong = await confirmAs(scene(), person, {
        url: '/api/user/proof/oidc',
        who: createEmployee(),
      })

      expect(problemIn({ answer: wrong })).toBe('other-account')
      const right = await confirmAs(scene(), person, { url: '/api/user/proof/oidc', who: who })
      expect(problemIn({ answer: right })).toBeNull()
    })
  })
}
