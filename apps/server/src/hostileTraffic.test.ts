import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matrix } from './testing/access/accessTable.ts'
import { probeHealth } from './testing/http/healthProber.ts'
import { sendRaw } from './testing/http/rawRequest.ts'
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts'
import { spellings } from './testing/http/spellings.ts'
import { aSlide, methodAndUrl, password } from './testing/testApp.ts'

/**
 * Requests to a server of its own; `npm run abuse` sets 20,000, and a limit of 250 ms for other
 * requests.
 */
const requests = Number(process.env['ABUSE_TRAFFIC'] ?? 600)
const patienceMs = Number(process.env['ABUSE_SILENCE_MS'] ?? 2_000)
const atOnce = 4

const json = 'application/json'
const slides = [aSlide('x')]
/** Hostile bodies with their declared media types. */
const bodies: readonly (readonly [type: string, body: string])[] = [
  [json, '{}'],
  [json, '{"'],
  [json, '[]'],
  [json, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [json, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  [json, '{"title":"a","title":"b","slides":[1e400]}'],
  [json, JSON.stringify({ title: '\u0000', slides })],
  [json, '{"title":"\\ud800","email":["a@example.com","b@example.com"],"password":{"$gt":""}}'],
  [json, JSON.stringify({ title: 'x', slides, userId: 'x', isAdmin: true })],
  [json, JSON.stringify({ email: `${'a'.repeat(300)}@example.com`, password: 'x'.repeat(3_000) })],
  [json, JSON.stringify({ prompt: '>'.repeat(19_800), slideCount: 5, presentationType: 'pitch' })],
  [json, JSON.stringify({ prompt: 'Looms', slideCount: 5, source: '**a'.repeat(60_000) })],
  [json, JSON.stringify({ token: '%00'.repeat(300), secret: '../../etc/passwd' })],
  ['text/plain', '<script>alert(1)</script>'],
  ['application/octet-stream', 'PK\u0003\u0004 no archive'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n'],
  ['application/csp-report', '{"csp-report":{"blocked-uri":{}}}'],
  ['', ''],
]

const parameters = [
  '1',
  '0',
  '-1',
  '99999999999999999999',
  '%00',
  '%ED%A0%80',
  "1'--",
  '..%2f..%2fetc%2fpasswd',
  'x'.repeat(190),
]

/** Requests that would sign the caller out are skipped. */
const forNobody = /logout|sessions|DELETE \/api\/user$|user\/password/

let dataDir: string
let server: ServerProcess
let cookie = ''

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-traffic-'))
  server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': json },
    body: JSON.stringify({
      email: 'storm@example.com',
      password,
      firstName: 'Ada',
      lastName: 'Weaver',
    }),
  })
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, maxRetries: 5 })
})

const routes = Object.keys(matrix)
const ways = Object.values(spellings)

/**
 * The request of a number: every route in turn, each time in another spelling and with another
 * body.
 */
function requestOf(number: number) {
  const round = Math.floor(number / routes.length)
  const route = routes[number % routes.length] ?? ''
  const { method, url } = methodAndUrl(route)
  const parameter = parameters[(number * 7 + round) % parameters.length] ?? '1'
  const path = url.replaceAll(/:[a-z]+/gi, parameter).replace('*', parameter)
  const [type, body] = bodies[(number * 5 + round) % bodies.length] ?? ['', '']
  const isKnown = (number + round) % 2 === 0 && !forNobody.test(route)
  return {
    method,
    target: ways[(round + number) % ways.length]?.(path) ?? path,
    headers: {
      ...(isKnown && { cookie }),
      ...(type !== '' && method !== 'GET' && { 'content-type': type }),
    },
    ...(method !== 'GET' && { body }),
  }
}

test(
  `answers each of ${requests} hostile requests over every route and spelling with no fault of its own, and others in time`,
  async () => {
    const place = new URL(server.url)
    const statuses = new Map<string, number>()
    const faults: string[] = []
    let next = 0
    const statusOf = async (request: ReturnType<typeof requestOf>): Promise<string> => {
      try {
        return String((await sendRaw(place, request)).status)
      } catch {
        // The response to a body that is too large is lost if the connection ends before it is
        // read.
        return (request.body?.length ?? 0) > 4_096 ? 'hung up' : 'none'
      }
    }
    const storm = async () => {
      while (next < requests) {
        const request = requestOf(next++)
        const status = await statusOf(request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 'none' || Number(status) >= 500)
          faults.push(`${status} ${request.method} ${request.target}`)
      }
    }
    const health = probeHealth(server.url)
    await Promise.all(Array.from({ length: atOnce }, storm))
    const { longest, asked, refused } = await health.stop()

    const kinds = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')
    process.stdout.write(
      `${requests} hostile requests over ${routes.length} routes in ${ways.length} spellings: ${kinds}; longest silence of /healthz ${Math.round(longest)} ms in ${asked} looks\n`,
    )
    expect(faults).toEqual([])
    expect(refused).toBe(0)
    expect(longest).toBeLessThan(patienceMs)
    // Otherwise half of the requests were anonymous.
    const still = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
    expect(still.status).toBe(200)
  },
  60_000 + requests * 60,
)
