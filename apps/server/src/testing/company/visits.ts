import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Person } from '../testApp.ts'
import type { CompanyDouble, Employee } from './CompanyDouble.ts'
import { walkToCallback } from './walkToCallback.ts'

/** Origin of the server under test. */
export const home = 'http://localhost:3999'

interface Scene {
  readonly app: FastifyInstance
  readonly company: CompanyDouble
}

/** Hooks that change a URL on its way. */
interface Ways {
  readonly to?: (url: URL) => URL
  readonly back?: (url: URL) => URL
  readonly returnTo?: string
}

let count = 0
/** A new person at the company. */
export function createEmployee(claims: object = {}): Employee & { readonly email: string } {
  count += 1
  return {
    sub: `employee-${count}`,
    email: `Employee${count}@weave.example`,
    email_verified: true,
    given_name: 'Ines',
    family_name: 'Rademaker',
    ...claims,
  }
}

/** The cookies that a response sets, as the browser sends them back. */
export function cookiesOf({ headers }: LightMyRequestResponse): string {
  return [headers['set-cookie'] ?? '']
    .flat()
    .map((text) => text.split(';')[0])
    .filter((pair) => pair !== undefined && !pair.endsWith('='))
    .join('; ')
}

/** Signs in at the company as a person. `callback` uses the callback once more. */
export async function visit(
  { app, company }: Scene,
  who: Employee | undefined,
  { to = (url) => url, back = (url) => url, returnTo = '' }: Ways = {},
) {
  company.become(who)
  const started = await app.inject({
    url: `/api/auth/oidc?returnTo=${encodeURIComponent(returnTo)}`,
  })
  const first = to(new URL(started.headers.location ?? ''))
  const came = back(await walkToCallback(first.href, home))
  const callback = () =>
    app.inject({
      url: `${came.pathname}${came.search}`,
      headers: { cookie: cookiesOf(started) },
    })
  return { callback, answer: await callback() }
}

/** From a signed-in person's screen to the company and back; `cookie` is the session afterwards. */
export async function confirmAs(
  { company, app }: Scene,
  person: Pick<Person, 'ask' | 'cookie'>,
  { url, who, cookie = person.cookie }: { url: string; who: Employee; cookie?: string },
) {
  company.become(who)
  const started = await person.ask(`POST ${url}`, {})
  const came = await walkToCallback(started.json().url, home)
  return app.inject({
    url: `${came.pathname}${came.search}`,
    headers: { cookie: `${cookie}; ${cookiesOf(started)}` },
  })
}

/** The problem that the redirect passes to the screen. */
export function problemIn({ answer }: { readonly answer: LightMyRequestResponse }): string | null {
  return new URL(answer.headers.location ?? '', home).searchParams.get('problem')
}

/** The account that a response signs in. */
export async function accountIn(
  { app }: Pick<Scene, 'app'>,
  { answer }: { readonly answer: LightMyRequestResponse },
) {
  const headers = { cookie: cookiesOf(answer) }
  return (await app.inject({ url: '/api/auth/user', headers })).json()
}
