import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCompanyDouble, type CompanyDouble } from '../testing/company/CompanyDouble.ts'
import { walkToCallback } from '../testing/company/walkToCallback.ts'
import { expectSafeHeaders } from '../testing/http/expectSafeHeaders.ts'
import { createMailbox } from '../testing/mail/mailbox.ts'
import { aSlide, cookieOf, methodAndUrl, password, testApp } from '../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../testing/testDrivers.ts'

const html = { accept: 'text/html' }
const written =
  '<!doctype html>\n<html lang="en"><head><link rel="icon" href="./favicon.svg" /><script src="./assets/app-1a2b.js"></script></head>' +
  '<body><a href="/pricing">Pricing</a><a href="//elsewhere.example/">Else</a><a href="https://example.org/">Out</a><img src="/art/a.svg" /></body></html>'

/** A build of the browser app, as far as the server is concerned. */
function builtWeb(): string {
  const folder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
  mkdirSync(joinPath(folder, 'assets'))
  for (const name of ['index.html', 'landing.html', 'not-found.html'])
    writeFileSync(joinPath(folder, name), written)
  writeFileSync(joinPath(folder, 'assets/app-1a2b.js'), 'let x')
  return folder
}

describe('an installation below a path', () => {
  const [embedded] = testDrivers()
  const mail = createMailbox()
  let opened: OpenedDatabase
  let company: CompanyDouble
  let web: string
  let app: FastifyInstance
  let secure: FastifyInstance
  const below = 'http://localhost:3000/tools/deckloom'

  beforeAll(async () => {
    opened = await embedded.open()
    web = builtWeb()
    company = await startCompanyDouble({ origin: below })
    const shared = { webFolder: web, mailer: mail }
    app = await testApp(opened, {
      ...shared,
      environment: { ...company.environment, METRICS_TOKEN: 'sixteen-letters.' },
    })
    secure = await testApp(opened, {
      ...shared,
      environment: { PUBLIC_URL: 'https://intra.example.com/deckloom/' },
    })
  })
  afterAll(async () => {
    await app.close()
    await secure.close()
    await company.close()
    await opened.remove()
    rmSync(web, { recursive: true })
  })

  const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers })

  test('one build is served below any path: documents name it in their links and to the app', async () => {
    const page = await get('/tools/deckloom/login', html)
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(page.body).toBe(
      '<!doctype html>\n<html data-base="/tools/deckloom" lang="en"><head><link rel="icon" href="/tools/deckloom/favicon.svg" />' +
        '<script src="/tools/deckloom/assets/app-1a2b.js"></script></head><body><a href="/tools/deckloom/pricing">Pricing</a>' +
        '<a href="//elsewhere.example/">Else</a><a href="https://example.org/">Out</a><img src="/tools/deckloom/art/a.svg" /></body></html>',
    )
    for (const url of ['/tools/deckloom', '/tools/deckloom/', '/tools/deckloom?from=mail'])
      expect((await get(url, html)).body, url).toBe(page.body)
    expect((await get('/tools/deckloom/assets/app-1a2b.js')).body).toBe('let x')

    const bare = await testApp(opened, { webFolder: web })
    const { body } = await bare.inject({ url: '/login', headers: html })
    expect(body).toContain('<html lang="en"><head><link rel="icon" href="/favicon.svg" />')
    await bare.close()
  })

  test('documents are compressed where that is accepted, and not sent to who has them', async () => {
    const packed = await get('/tools/deckloom/login', { ...html, 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('/tools/deckloom/pricing')
    for (const encoding of ['gzip', 'br;q=0', 'identity']) {
      const plain = await get('/tools/deckloom/login', { ...html, 'accept-encoding': encoding })
      expect([plain.headers['content-encoding'], plain.body.length > 100], encoding).toEqual([
        undefined,
        true,
      ])
    }
    const { etag } = packed.headers
    const again = await get('/tools/deckloom/login', { ...html, 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const gone = await get('/tools/deckloom/no-such', { ...html, 'if-none-match': String(etag) })
    expect([gone.statusCode, gone.body.length > 100]).toEqual([404, true])
    const head = await app.inject({
      method: 'HEAD',
      url: '/tools/deckloom/login',
      headers: html,
    })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('nothing answers beside the path, whatever is asked for, and says where to look', async () => {
    for (const url of [
      '/',
      '/login',
      '/assets/app-1a2b.js',
      '/api/version',
      '/api/auth/user',
      '/tools',
      '/tools/deckloomx/login',
      '/tools/deckloom%2flogin',
      '/tools/%64eckloom/login',
      '/TOOLS/deckloom/login',
      'http://localhost:3000/login',
    ]) {
      const answer = await get(url, html)
      expect([url, answer.statusCode, answer.json().message]).toEqual([
        url,
        404,
        'Deckloom is served at /tools/deckloom/. A proxy in front of it must not strip this path.',
      ])
      expectSafeHeaders(answer.headers)
    }
    const change = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email: 'beside@example.com', password, firstName: 'Ada', lastName: 'Weaver' },
    })
    expect(change.statusCode).toBe(404)
    expect((await get('http://localhost:3000/tools/deckloom/login', html)).statusCode).toBe(200)
    expect((await get('/tools/deckloom/../../etc/passwd')).statusCode).toBe(404)
  })

  test('whoever watches the server asks it by its own address, or below the path', async () => {
    const asked = { authorization: 'Bearer sixteen-letters.' }
    for (const url of ['/healthz', '/readyz', '/readyz?x', '/metrics'])
      for (const path of [url, `/tools/deckloom${url}`])
        expect([path, (await get(path, asked)).statusCode]).toEqual([path, 200])
    expect((await get('/api/version')).statusCode).toBe(404)
    expect((await get('/tools/deckloom/api/version')).statusCode).toBe(200)
  })

  const join = (site: FastifyInstance, base: string, email: string) =>
    site.inject({
      method: 'POST',
      url: `${base}/api/auth/register`,
      payload: { email, password, firstName: 'Ada', lastName: 'Weaver' },
    })

  test('cookies go to the installation and to nobody else of the host', async () => {
    const plain = await join(app, '/tools/deckloom', 'plain@example.com')
    expect(plain.headers['set-cookie']).toMatch(/^sid=.*; Path=\/tools\/deckloom; HttpOnly; Same/)
    const safe = await join(secure, '/deckloom', 'safe@example.com')
    // Browsers take __Host- for the whole host alone.
    const session = /^__Secure-sid=.*; Path=\/deckloom; HttpOnly; Secure; SameSite=Lax$/
    expect(safe.headers['set-cookie']).toMatch(session)
    expect(safe.headers['strict-transport-security']).toBe('max-age=63072000')
    const cookie = cookieOf(safe)
    const user = await secure.inject({ url: '/deckloom/api/auth/user', headers: { cookie } })
    expect(user.json()).toMatchObject({ email: 'safe@example.com' })

    const page = await secure.inject({ url: '/deckloom/signup', headers: html })
    expect(page.headers['set-cookie']).toMatch(/^form=.*; Path=\/deckloom\/api;/)
    expect(page.headers['content-security-policy']).toContain(
      '; report-uri /deckloom/api/csp-report',
    )
    const failure = await secure.inject({ url: '/deckloom/api/%ZZ' })
    expect(failure.headers['content-security-policy']).toContain(
      '; report-uri /deckloom/api/csp-report',
    )
  })

  test('signing out, sharing by a password and other sites work as without a path', async () => {
    const joined = await join(secure, '/deckloom', 'sharing@example.com')
    const cookie = cookieOf(joined)
    const call = (what: `${'GET' | 'POST'} ${string}`, payload?: object, headers = {}) => {
      const { method, url } = methodAndUrl(what)
      const sent = { method, url: `/deckloom${url}`, headers: { cookie, ...headers } }
      return secure.inject({ ...sent, ...(payload && { payload }) })
    }
    const made = await call('POST /api/presentations', { title: 'Tides', slides: [aSlide('Ebb')] })
    const link = await call(`POST /api/presentations/${made.json().id}/share-links`, {
      password: 'a long password',
    })
    // Addresses in answers are those of the installation; whoever shows them puts the path before them.
    expect(link.json().path).toMatch(/^\/share\/[\w-]+$/)
    const token = String(link.json().path).split('/').at(-1)
    const unlocked = await secure.inject({
      method: 'POST',
      url: `/deckloom/api/share/${token}/unlock`,
      payload: { password: 'a long password' },
    })
    expect(unlocked.headers['set-cookie']).toContain(`; Path=/deckloom/api/share/${token};`)

    const origin = { origin: 'https://intra.example.com' }
    expect((await call('POST /api/presentations', {}, origin)).statusCode).toBe(400)
    const foreign = { origin: 'https://evil.example' }
    expect((await call('POST /api/presentations', {}, foreign)).json().code).toBe('csrf_rejected')
    expect((await call('GET /api/login')).headers.location).toBe('/deckloom/login')
    expect((await call('POST /api/logout')).headers).toMatchObject({
      location: '/deckloom/',
      'set-cookie': expect.stringMatching(/^__Secure-sid=;.* Path=\/deckloom;/),
    })
  })

  test('links in emails lead below the path', async () => {
    await join(secure, '/deckloom', 'forgetful@example.com')
    const message = mail.next()
    await secure.inject({
      method: 'POST',
      url: '/deckloom/api/auth/forgot-password',
      payload: { email: 'forgetful@example.com', firstName: 'Ada', lastName: 'Weaver' },
    })
    expect((await message).text).toMatch(
      /https:\/\/intra\.example\.com\/deckloom\/(?:reset-password|verify-email)\?token=/,
    )
  })

  test('the company’s sign-in comes back below the path, to where somebody wanted to go', async () => {
    company.become({ sub: 'ada', email: 'ada@weave.example', email_verified: true })
    const enter = async (returnTo: string) => {
      const begun = await get(`/tools/deckloom/api/auth/oidc?returnTo=${returnTo}`)
      const provider = new URL(String(begun.headers.location))
      expect(provider.searchParams.get('redirect_uri')).toBe(`${below}/api/auth/oidc/callback`)
      expect(begun.headers['set-cookie']).toContain('; Path=/tools/deckloom;')
      const back = await walkToCallback(provider.href, 'http://localhost:3000')
      expect(back.pathname).toBe('/tools/deckloom/api/auth/oidc/callback')
      return get(`${back.pathname}${back.search}`, { cookie: cookieOf(begun) })
    }
    expect((await enter('/editor/5')).headers.location).toBe('/tools/deckloom/subscription')
    expect((await enter('/editor/5?x=1')).headers.location).toBe('/tools/deckloom/editor/5?x=1')
    expect((await enter('//evil.example/')).headers.location).toBe('/tools/deckloom/')
  })
})
