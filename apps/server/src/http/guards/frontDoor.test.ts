import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pages } from '@deckloom/contract'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../testing/http/expectFailure.ts'
import { expectSafeHeaders } from '../../testing/http/expectSafeHeaders.ts'
import { join, password, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { registerAccess } from '../sessions/access.ts'

const json = { 'content-type': 'application/json' }

const pathOf = (length: number) => `/login?${'x'.repeat(length - 7)}`

describe('the server in front of its routes', () => {
  const [embedded] = testDrivers()
  let opened: OpenedDatabase
  let app: FastifyInstance
  let web: string

  beforeAll(async () => {
    opened = await embedded.open()
    web = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
    mkdirSync(joinPath(web, 'assets'))
    mkdirSync(joinPath(web, 'fonts'))
    const files = {
      'index.html': '<!doctype html><p>app',
      'landing.html': '<!doctype html><p>landing',
      'editor.html': '<!doctype html><p>app that preloads the editor',
      'pricing.html': '<!doctype html><p>pricing',
      'not-found.html': '<!doctype html><p>nothing here',
      'favicon.svg': '<svg/>',
      'assets/app-1a2b.js': 'let x',
      'fonts/Inter.ttf': 'font',
    }
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(joinPath(web, name), text)
      writeFileSync(joinPath(web, `${name}.br`), brotliCompressSync(text))
    }
    app = await testApp(opened, { webFolder: web })
  })
  afterAll(async () => {
    await app.close()
    await opened.remove()
    rmSync(web, { recursive: true })
  })

  test('A-028 an address that no page has is answered with 404, which no search engine keeps, and every page with 200', async () => {
    const ask = async (path: string) => {
      const answer = await get(path, { accept: 'text/html' })
      return [path, answer.statusCode, answer.headers['x-robots-tag']]
    }
    const known = pages
      .filter((path) => !path.endsWith('/:token'))
      .map((path) =>
        path
          .replace(':category', 'business')
          .replace(':feature', 'analytics')
          .replace(':page', 'help')
          .replace(':id', 'new'),
      )
    for (const path of [...known, '/templates/mine', '/pricing?x=1', '/editor/no-number'])
      expect(await ask(path)).toEqual([path, 200, undefined])
    for (const path of ['/share/AbC', '/embed/AbC'])
      expect(await ask(path)).toEqual([path, 200, 'noindex'])

    const unknown = ['/no-such-page', '/editor', '/editor/1/2', '/templates/cooking', '/features/x']
    for (const path of unknown) expect(await ask(path)).toEqual([path, 404, 'noindex'])
    expect((await get('/no-such-page', { accept: 'text/html' })).body).toContain('nothing here')
    // Which the app guards first, and then says so itself.
    expect((await get('/templates/cooking', { accept: 'text/html' })).body).toContain('app')
  })

  const get = (url: string, headers = {}) => app.inject({ url, headers })

  test('puts the safety headers on answers of every kind', async () => {
    const answers = await Promise.all([
      get('/', { accept: 'text/html' }),
      get('/assets/app-1a2b.js'),
      get('/api/auth/user'),
      get('/api/unknown'),
      get('/api/login'),
      get('/api/%ZZ'),
      get('/missing.png'),
      app.inject({ method: 'POST', url: '/api/auth/login', payload: '{', headers: json }),
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { origin: 'https://evil.example' },
      }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 401, 404, 302, 404, 404, 400, 403,
    ])
    for (const { headers } of answers) {
      expectSafeHeaders(headers)
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })

  test('demands https for two years once people come by https', async () => {
    const secure = await testApp(opened, {
      environment: { PUBLIC_URL: 'https://decks.example.com' },
    })
    const answer = await secure.inject({ url: '/healthz' })
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    await secure.close()
  })

  test('serves the page of the app for every address that a person could open', async () => {
    for (const url of ['/login', '/editor/12', '/index.html', '/templates/business?x=1']) {
      const answer = await get(url, { accept: 'text/html,*/*' })
      expect([answer.statusCode, answer.body, answer.headers['cache-control']], url).toEqual([
        200,
        '<!doctype html><p>app',
        'no-cache',
      ])
    }
  })

  test('serves pages that were written when the app was built, the landing page to browsers without a session', async () => {
    const { cookie } = await join(app)
    const page = async (url: string, headers = {}) =>
      (await get(url, { accept: 'text/html', ...headers })).body

    expect(await page('/')).toContain('landing')
    expect(await page('/?from=mail', { cookie: 'sid=forged' })).toContain('landing')
    expect(await page('/', { cookie })).toContain('app')
    expect(await page('/pricing', { cookie })).toContain('pricing')
    expect((await get('/', { accept: 'text/html' })).headers).toMatchObject({
      vary: expect.stringContaining('cookie'),
      'cache-control': 'no-cache',
    })
  })

  test('lets browsers with a session preload the editor, and nobody else', async () => {
    const { cookie } = await join(app)
    const open = (url: string, headers = {}) => get(url, { accept: 'text/html', ...headers })

    for (const url of ['/editor/12', '/Editor/new'])
      expect((await open(url, { cookie })).body).toContain('preloads the editor')
    expect((await open('/editor/12')).body).not.toContain('preloads')
    expect((await open('/login', { cookie })).body).not.toContain('preloads')
    expect((await open('/editor/12')).headers['vary']).toContain('cookie')
  })

  test('serves hashed files and fonts for good, others with a check, compressed where that is accepted', async () => {
    const script = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect((await get('/fonts/Inter.ttf')).headers['cache-control']).toContain('immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0')
  })

  test('answers 404 for files that do not exist, and for what is outside of its folder', async () => {
    for (const url of [
      '/assets/gone.js',
      '/robots.txt',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets',
      '/assets/app-1a2b.js.br',
    ]) {
      expect((await get(url)).statusCode, url).toBe(404)
    }
    expect((await get('/api/unknown', { accept: 'text/html' })).statusCode).toBe(404)
  })

  test('accepts addresses of 2,048 characters and refuses longer ones', async () => {
    expect((await get(pathOf(2_048), { accept: 'text/html' })).statusCode).toBe(200)
    const answer = await get(pathOf(2_049), { accept: 'text/html' })
    expect([answer.statusCode, answer.json().code]).toEqual([414, 'uri_too_long'])
  })

  test('answers what is not HTTP in the same shape, and then hangs up', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })

    const nonsense = await exchange(app, 'nonsense\r\n\r\n')
    const huge = await exchange(
      app,
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    )

    expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
    expectFailure(nonsense.split('\r\n\r\n')[1] ?? '')
    expect(huge).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('C-057 refuses a form that was sent sooner after its page than a person types, by an age that the server signed, and takes it once that time is over', async () => {
    const begun = Date.parse('2026-05-01T12:00:00Z')
    let now = begun
    const strict = await testApp(opened, {
      webFolder: web,
      now: () => new Date(now),
      environment: { RATE_LIMIT_SCALE: '1' },
    })
    const page = await strict.inject({ url: '/signup', headers: { accept: 'text/html' } })
    const [cookie = ''] = String(page.headers['set-cookie']).split(';')
    expect(decodeURIComponent(cookie)).toMatch(new RegExp(`^form=${now}\\.[\\w+/=-]{40,}$`))
    const register = (email: string, headers: Record<string, string>) =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers,
        payload: { email, password, firstName: 'Ada', lastName: 'Weaver' },
      })

    for (const { age, retryAfter } of [
      { age: 0, retryAfter: 2 },
      { age: 500, retryAfter: 1 },
      { age: 1_499, retryAfter: 1 },
    ]) {
      now = begun + age
      // As often as it takes: what nobody took does not count towards the limit of the route.
      for (let count = 0; count < 5; count += 1) {
        const answer = await register('quick@example.com', { cookie })
        expect([answer.statusCode, answer.json()]).toEqual([
          409,
          expect.objectContaining({ code: 'form_too_fast', retryAfter }),
        ])
        expect([answer.headers['set-cookie'], answer.headers['retry-after']]).toEqual([
          undefined,
          String(retryAfter),
        ])
      }
    }
    now = begun + 1_500
    expect((await register('quick@example.com', { cookie })).statusCode).toBe(201)
    expect((await register('script@example.com', {})).statusCode).toBe(201)
    await strict.close()
  })

  test('does not start with a route that does not say who may call it', async () => {
    const bare = fastify()
    const nobody = {
      read: async () => undefined,
      holding: async () => new Set<string>(),
      begin: async () => false,
      prove: async () => undefined,
      end: async () => undefined,
      endAll: async () => undefined,
      sidOf: () => undefined,
      forget: () => undefined,
    }
    registerAccess(bare, nobody)
    expect(() => bare.get('/api/secret', () => 'x')).toThrow(
      'Route without an access rule: GET /api/secret',
    )
  })
})

function exchange(app: FastifyInstance, bytes: string): Promise<string> {
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The app does not listen')
  return new Promise((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(bytes)
  })
}
