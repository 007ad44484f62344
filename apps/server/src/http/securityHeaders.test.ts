import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectSafeHeaders } from '../testing/http/expectSafeHeaders.ts'
import { headerScore } from '../testing/http/headerScore.ts'
import { aDeck, join, type Person, testApp } from '../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../testing/testDrivers.ts'

const json = { 'content-type': 'application/json' }
const login = { method: 'POST', url: '/api/auth/login' } as const

describe('the safety headers', () => {
  const webFolder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
  let opened: OpenedDatabase
  let app: FastifyInstance
  let strict: FastifyInstance
  let person: Person

  beforeAll(async () => {
    const [embedded] = testDrivers()
    opened = await embedded.open()
    writeFileSync(joinPath(webFolder, 'index.html'), '<!doctype html><title>Deckloom</title>')
    const render = () => Promise.reject(new Error('a fault of the test'))
    app = await testApp(opened, { webFolder, render })
    strict = await testApp(opened, { environment: { RATE_LIMIT_SCALE: '0.01' } })
    person = await join(app)
  })
  afterAll(async () => {
    await Promise.all([app.close(), strict.close()])
    await opened.remove()
    rmSync(webFolder, { recursive: true })
  })

  test('are on what every route answers, to people who are signed in and to others', async () => {
    expect(app.declaredRoutes.length).toBeGreaterThan(20)
    for (const route of app.declaredRoutes) {
      const [name, path = ''] = route.split(' ')
      const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((m) => m === name)
      if (!method) throw new Error(`A route of another method: ${route}`)
      const url = path.replaceAll(/:[a-z]+/gi, '1').replace('*', 'pricing')
      // Signing out would make every later call one of a stranger.
      const { cookie: own } = path === '/api/logout' ? await join(app) : person
      for (const cookie of ['', own]) {
        const payload = method === 'GET' ? undefined : {}
        const answer = await app.inject({
          method,
          url,
          headers: { cookie, accept: 'text/html,*/*' },
          ...(payload && { payload }),
        })
        expectSafeHeaders(answer.headers, `${route}: ${answer.statusCode}`)
        if (!url.startsWith('/api/')) continue
        expect(answer.headers['cache-control'], route).toMatch(/no-store|private, no-cache/)
      }
    }
  })

  test('let a page load pictures of this server alone, and those of the photo service where there is one', async () => {
    const pictures = async (server: FastifyInstance) => {
      const { headers } = await server.inject({ url: '/pricing', headers: { accept: 'text/html' } })
      return /img-src ([^;]+);/.exec(String(headers['content-security-policy']))?.[1]
    }
    expect(await pictures(app)).toBe("'self' data: blob:")
    const environment = { UNSPLASH_ACCESS_KEY: 'a-key' }
    const searching = await testApp(opened, { webFolder, environment })
    expect(await pictures(searching)).toBe(
      "'self' https://images.unsplash.com https://plus.unsplash.com data: blob:",
    )
    await searching.close()
  })

  test.each<readonly [number, InjectOptions]>([
    [200, { url: '/healthz' }],
    [302, { url: '/api/login' }],
    [400, { ...login, headers: json, payload: '{' }],
    [401, { url: '/api/auth/user' }],
    [403, { ...login, headers: { origin: 'https://evil.example' } }],
    [404, { url: '/api/unknown' }],
    [413, { ...login, headers: json, payload: JSON.stringify('x'.repeat(5_000)) }],
    [414, { url: `/${'x'.repeat(3_000)}` }],
    [415, { ...login, headers: { 'content-type': 'text/plain' }, payload: 'email=a' }],
  ])('are on an answer of %i', async (status, request) => {
    const answer = await app.inject(request)
    expect(answer.statusCode).toBe(status)
    expectSafeHeaders(answer.headers)
  })

  test('are on an answer of 429', async () => {
    const url = '/api/auth/validate-reset-token'
    const ask = () => strict.inject({ method: 'POST', url, payload: { token: 'x' } })
    await ask()
    const answer = await ask()
    expect(answer.statusCode).toBe(429)
    expectSafeHeaders(answer.headers)
  })

  test('are on an answer of 500', async () => {
    const { id } = await aDeck(person)
    const answer = await person.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('a fault of the test')
    expectSafeHeaders(answer.headers)
  })

  test('are worth an A+ with PUBLIC_URL on https: 135 for pages, the one that pays by Stripe included', async () => {
    const secure = await testApp(opened, {
      webFolder,
      environment: {
        PUBLIC_URL: 'https://decks.example.com',
        STRIPE_SECRET_KEY: 'sk_test_loom',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_loom',
        STRIPE_WEBHOOK_SECRET: 'whsec_loom',
      },
    })
    const scores: Record<string, unknown> = {}
    for (const url of ['/', '/login', '/payment', '/reset-password?token=x', '/no-such-page']) {
      const { headers } = await secure.inject({ url, headers: { accept: 'text/html' } })
      scores[url] = headerScore(headers, [headers['set-cookie'] ?? []].flat())
    }
    const perfect = { score: 135, lost: [] }
    expect(scores).toEqual(Object.fromEntries(Object.keys(scores).map((url) => [url, perfect])))

    // Plain http is no A+, and the score says why.
    const { headers } = await app.inject({ url: '/login', headers: { accept: 'text/html' } })
    const { score, lost } = headerScore(headers, [headers['set-cookie'] ?? []].flat())
    expect(score).toBeLessThan(90)
    expect(lost).toEqual(['cookies', 'strict transport security'])
    await secure.close()
  })

  test('are on an answer of 503', async () => {
    const whenReady = () => Promise.reject(new Error('away'))
    const lonely = await testApp({
      ...opened,
      database: { ...opened.database, whenReady, check: whenReady },
    })
    for (const url of ['/api/auth/user', '/readyz']) {
      const answer = await lonely.inject({ url })
      expect(answer.statusCode, url).toBe(503)
      expectSafeHeaders(answer.headers, url)
    }
    await lonely.close()
  })
})
