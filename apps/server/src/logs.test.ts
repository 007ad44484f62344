import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServerProcess } from './testing/serverProcess.ts'
import { aSlide } from './testing/testApp.ts'

// Unique strings for everything that a person types, sends and receives.
const canaries = {
  password: 'canary-password-4711',
  wrongPassword: 'canary-wrong-4712',
  newPassword: 'canary-new-4713',
  email: 'canary.4714@example.com',
  firstName: 'Canaryfirst4715',
  prompt: 'canaryprompt4716 about looms',
  slide: 'canaryslide4717',
  title: 'canarytitle4718',
  session: 'canarysession4719',
  authorization: 'canaryauthorization4720',
  query: 'canaryquery4721',
} as const

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-logs-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, maxRetries: 5 }))

test('C-078 writes nothing into its log that people type, send or are given, a reset token least of all', async () => {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    ACCESS_LOG: 'on',
  })
  let cookie = ''
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        cookie: cookie || `sid=${canaries.session}`,
        authorization: `Bearer ${canaries.authorization}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer
  }
  const { email, password, firstName, prompt, slide, title } = canaries
  const person = { email, firstName, lastName: 'Weaver' }

  await send('POST', '/api/auth/register', { ...person, password })
  await send('POST', '/api/auth/login', { email, password: canaries.wrongPassword })
  await send('POST', '/api/auth/login', { email, password })
  await send('POST', '/api/presentations', { title, slides: [aSlide(slide)] })
  await send('POST', '/api/presentations', { title, slides: slide })
  await send('POST', '/api/generate', { prompt, slideCount: 5, presentationType: 'pitch' })
  await send('GET', `/reset-password?token=${canaries.query}`)
  await send('POST', '/api/auth/forgot-password', person)
  await expect.poll(() => emails(dataDir)).toHaveLength(1)
  const token = /token=3D([\w-]+)/.exec(emails(dataDir)[0]?.replaceAll('=\r\n', '') ?? '')?.[1]
  expect(token).toMatch(/^[\w-]{43}$/)
  await send('POST', '/api/auth/reset-password', { token, password: canaries.newPassword })
  await expect.poll(() => emails(dataDir)).toHaveLength(2)
  server.kill('SIGTERM')
  await server.ended

  const log = server.output()
  expect(log).toContain('An email was written')
  expect(log).toContain('"route":"/api/auth/reset-password"')
  const secrets = [...Object.values(canaries), String(token), cookie.split('=')[1] ?? 'cookie']
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

function emails(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, 'mail', name), 'utf8'))
  } catch {
    return []
  }
}
