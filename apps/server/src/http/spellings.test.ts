import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { rateLimits } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RawAnswer, sendRaw } from '../testing/http/rawRequest.ts'
import { spellings } from '../testing/http/spellings.ts'
import { join, methodAndUrl, type Person, testApp } from '../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../testing/testDrivers.ts'

describe('a request whose path is written otherwise', () => {
  const [embedded] = testDrivers()
  const web = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
  let opened: OpenedDatabase
  let app: FastifyInstance
  let server: URL
  let person: Person

  beforeAll(async () => {
    writeFileSync(joinPath(web, 'index.html'), '<!doctype html><p>app')
    opened = await embedded.open()
    app = await testApp(opened, {
      webFolder: web,
      now: () => new Date('2026-05-01T12:00:00Z'),
      environment: { RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '1' },
    })
    // What the server made of it.
    app.addHook('onSend', async ({ routeOptions, account, ip, refusal }, reply, payload) => {
      const { limit = 'call' } = routeOptions.config
      const isForAddress = limit === 'none' || rateLimits[limit].per === 'address'
      reply.header('x-matched', routeOptions.url ?? 'none')
      reply.header('x-caller', isForAddress ? ip : (account?.id ?? ip))
      const isByAccess = refusal === 'unauthenticated' || refusal === 'admin_required'
      reply.header('x-refused', isByAccess ? refusal : 'no')
      return payload
    })
    person = await join(app)
    server = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  })
  afterAll(async () => {
    await app.close()
    await opened.remove()
    rmSync(web, { recursive: true })
  })

  const routes = () => app.declaredRoutes.filter((route) => !/logout|\*/.test(route))
  const pathOf = (route: string) =>
    methodAndUrl(route)
      .url.replaceAll(/:(?:id|linkId|version|memberId|deckId|collaboratorId)\b/g, '1')
      .replaceAll(/:[a-z]+/gi, 'abc')
  /** Two who call: one whom nobody knows, and one who is signed in, each from an address of their own. */
  const callers = () => [
    { who: 'by anybody', headers: { 'x-forwarded-for': '192.0.2.1' } },
    { who: 'signed in', headers: { 'x-forwarded-for': '192.0.2.2', cookie: person.cookie } },
  ]
  type Caller = ReturnType<typeof callers>[number]
  const ask = (route: string, spelling: string, { headers }: Caller) => {
    const { method } = methodAndUrl(route)
    return sendRaw(server, {
      method,
      target: spellings[spelling]?.(pathOf(route)) ?? '',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{"nothing":"of use"}' }),
    })
  }
  /** The rules of a route as they show in an answer. What a feature says of a parameter is not among them. */
  const rulesOf = ({ headers }: RawAnswer) =>
    JSON.stringify([
      headers['x-refused'],
      headers['ratelimit-policy'],
      headers['cache-control']?.includes('no-store'),
    ])
  const usual = new Map<string, string>()
  const left = new Map<string, number>()
  /** Whether a call was counted: one less is left of the limit than after the one before. */
  const isCounted = ({ headers }: RawAnswer) => {
    const [name] = (headers['ratelimit-policy'] ?? '').split(';')
    const now = Number(/;r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1])
    const window = `${name} ${headers['x-caller']}`
    const before = left.get(window)
    if (!Number.isNaN(now)) left.set(window, now)
    // A route without a limit of its own, and one whose rule of access refused before it.
    return Number.isNaN(now) || before === undefined || before - now === 1
  }

  test.each(Object.keys(spellings))(
    '%s is the same route with all its rules, or none',
    async (spelling) => {
      const faults: string[] = []
      for (const route of routes()) {
        for (const caller of callers()) {
          const answer = await ask(route, spelling, caller)
          const matched = answer.headers['x-matched'] ?? 'none'
          const where = `${methodAndUrl(route).method} ${matched} ${caller.who}`
          if (spelling === plain) usual.set(where, rulesOf(answer))
          if (!isCounted(answer)) faults.push(`${route}, ${where}: not counted`)
          if (!isElsewhere(matched) && rulesOf(answer) !== usual.get(where))
            faults.push(`${route}, ${where}: ${rulesOf(answer)}, not ${usual.get(where)}`)
          if (isElsewhere(matched) && ![400, 404].includes(answer.status))
            faults.push(`${route}, ${where}: ${answer.status}`)
        }
      }
      expect(faults).toEqual([])
      expect(usual.size).toBe(2 * routes().length)
    },
    60_000,
  )

  /** Where what is written for no route ends: at the page that says so, or at no route at all. */
  const isElsewhere = (matched: string) => matched === 'none' || matched === '/*'
  const plain = 'as it is'

  describe('beyond a limit', () => {
    const path = '/api/auth/validate-reset-token'
    const targets = [path, path.replace('a', '%61'), `http://elsewhere.example${path}`, `${path}?`]
    let strict: FastifyInstance
    let gate: URL

    beforeAll(async () => {
      const environment = { RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '1' }
      strict = await testApp(opened, { webFolder: web, environment })
      gate = new URL(await strict.listen({ port: 0, host: '127.0.0.1' }))
    })
    afterAll(() => strict.close())

    const statusOf = async (method: string, target: string, address: string) =>
      (await sendRaw(gate, { method, target, headers: { 'x-forwarded-for': address } })).status
    const statusesOf = async (method: string, list: readonly string[], address: string) => {
      const statuses: number[] = []
      for (const target of list) statuses.push(await statusOf(method, target, address))
      return statuses
    }

    test('an encoded or absolute target of a route is refused as the route is', async () => {
      expect(await statusesOf('POST', targets, '192.0.2.1')).toEqual([400, 429, 429, 429])
      expect(await statusesOf('POST', targets.toReversed(), '192.0.2.2')).toEqual([
        400, 429, 429, 429,
      ])
    })

    test('a body that is not valid counts as one that is', async () => {
      const body = '{"token":7}'
      const headers = { 'x-forwarded-for': '192.0.2.3', 'content-type': 'application/json' }
      const send = () => sendRaw(gate, { method: 'POST', target: path, headers, body })
      expect([(await send()).status, (await send()).status]).toEqual([400, 429])
    })

    test('so is what is no route, and what cannot be routed; signs of life are not', async () => {
      const unknown = ['/api/unknown', '/%61pi/unknown', '//api//x', '/API/x', '/api/x/..', '/x']
      expect(await statusesOf('POST', unknown, '192.0.2.4')).toEqual(unknown.map(() => 404))
      expect(await statusesOf('POST', unknown, '192.0.2.4')).toEqual(unknown.map(() => 429))

      const unroutable = ['/api/%ZZ', `/api/uploads/${'x'.repeat(300)}`, '/none']
      const twenty = Array.from({ length: 20 }, () => unroutable).flat()
      expect(await statusesOf('GET', twenty, '192.0.2.5')).toEqual(twenty.map(() => 404))
      expect(await statusesOf('GET', unroutable, '192.0.2.5')).toEqual([429, 429, 429])
      expect(await statusOf('GET', '/api/%ZZ', '192.0.2.6')).toBe(404)
      expect(await statusOf('GET', '/healthz', '192.0.2.5')).toBe(200)
    })

    test('while the database is away each of them waits for it, and none is kept by a cache', async () => {
      const away = () => Promise.reject(new Error('away'))
      const parts = { ...opened, database: { ...opened.database, whenReady: away, check: away } }
      const waiting = await testApp(parts)
      const alone = new URL(await waiting.listen({ port: 0, host: '127.0.0.1' }))
      for (const target of targets) {
        const { status, headers } = await sendRaw(alone, { method: 'POST', target })
        expect([status, headers['cache-control']], target).toEqual([503, 'no-store'])
      }
      await waiting.close()
    })
  })
})
