import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CannotStart } from './platform/process/CannotStart.ts'
import { aDeck, aSlide, join, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const token = 'a-token-of-the-metrics'
const idle = { running: 1, waiting: 3, room: 4, ended: 7, refused: 2, stalledMs: 0 }
const threads = { render: () => idle, reader: () => idle, writer: () => idle }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`metrics on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    beforeEach(async () => {
      opened = await driver.open()
    })
    afterEach(async () => {
      await app.close()
      await opened.remove()
    })

    const start = async (environment: Readonly<Record<string, string>>) => {
      app = await testApp(opened, { environment, threads })
      return app
    }
    const scrape = () =>
      app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })

    test('are not there unless asked for, and then for whoever brings the token', async () => {
      await start({})
      expect((await app.inject('/metrics')).statusCode).toBe(404)
      await app.close()
      await start({ METRICS_TOKEN: token })

      const codeWith = async (headers: Record<string, string>) =>
        (await app.inject({ url: '/metrics', headers })).statusCode
      expect(await codeWith({})).toBe(401)
      expect(await codeWith({ authorization: `Bearer ${token}x` })).toBe(401)
      expect(await codeWith({ authorization: `Basic ${token}` })).toBe(401)
      const answer = await scrape()
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    })

    test('a port of their own serves them and nothing else, and the public one has none', async () => {
      const port = await freePort()
      await start({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' })
      const own = `http://127.0.0.1:${port}`

      expect((await app.inject('/metrics')).statusCode).toBe(404)
      expect((await fetch(`${own}/readyz`)).status).toBe(404)
      const answer = await fetch(`${own}/metrics`)
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('deckloom_'),
      ])
      await app.close()
      await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed')

      await start({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', METRICS_TOKEN: token })
      expect((await fetch(`${own}/metrics`)).status).toBe(401)
      const headers = { authorization: `Bearer ${token}` }
      expect((await fetch(`${own}/metrics`, { headers })).status).toBe(200)
    })

    test('a port that another program has stops the start with its variable', async () => {
      await start({})
      const other = createServer()
      await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
      const environment = { METRICS_PORT: String(portOf(other)), METRICS_HOST: '127.0.0.1' }

      const failed = await testApp(opened, { environment }).catch((error: unknown) => error)
      await new Promise((closed) => other.close(closed))
      expect(failed).toBeInstanceOf(CannotStart)
      expect(String(failed)).toMatch(/Another program listens on port \d+.*METRICS_PORT/)
    })

    test('count requests by route and status, and tell of every part of the server', async () => {
      await start({ METRICS_TOKEN: token })
      const ada = await join(app)
      const { id } = await aDeck(ada)
      await ada.ask(`PUT /api/presentations/${id}`, { slides: [aSlide('Another')] })
      await ada.ask('GET /api/presentations/999999')
      await ada.ask('POST /api/generate', {
        prompt: 'Looms and what they weave',
        slideCount: 5,
        presentationType: 'pitch',
      })
      const hourly = async () => (await scrape()).body.includes('step_last_success')
      await expect.poll(hourly, { timeout: 20_000 }).toBe(true)

      const { body } = await scrape()
      const route = '/api/presentations/:id'
      expect(valueOf(body, 'http_requests_total', { method: 'GET', route, status: 404 })).toBe(1)
      const seconds = 'http_request_duration_seconds_count'
      expect(valueOf(body, seconds, { method: 'GET', route })).toBe(1)
      expect(valueOf(body, 'generation_total', { result: 'finished' })).toBe(1)
      expect(valueOf(body, 'queue_waiting', { queue: 'render' })).toBe(3)
      expect(valueOf(body, 'queue_ended_total', { queue: 'reader' })).toBe(7)
      expect(valueOf(body, 'queue_ended_total', { queue: 'saves' })).toBeGreaterThan(0)
      expect(valueOf(body, 'part_up', { part: 'database' })).toBe(1)
      expect(valueOf(body, 'step_failed', { step: 'Expired sessions' })).toBe(0)
      expect(valueOf(body, 'job_total', { job: 'Exports', result: 'failed' })).toBe(0)
      expect(valueOf(body, 'model_tokens_total', { direction: 'input' })).toBe(0)
      expect(valueOf(body, 'database_connections_max')).toBeGreaterThan(1)
      expect(valueOf(body, 'disk_free_bytes')).toBeGreaterThan(0)
      for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
        expect(body).toMatch(new RegExp(`^${name} [\\d.]+`, 'm'))
      }
    })

    test('have as many series after hostile paths and methods as before, and name nobody', async () => {
      await start({ METRICS_TOKEN: token })
      await app.listen({ host: '127.0.0.1', port: 0 })
      const ada = await join(app)
      const visit = async (round: string) => {
        for (const path of hostilePaths(round)) await app.inject({ url: path })
        for (const method of ['PROPFIND', 'REPORT', 'M-SEARCH', 'PURGE']) {
          await fetchRaw(app, method, `/${round}`)
        }
        await ada.ask(`GET /api/presentations/${round}`)
      }
      for (const round of ['one', 'f%65', 'x\u0000x', 'x'.repeat(500)])
        await visit(encodeURI(round))
      await scrape()
      const before = seriesOf((await scrape()).body)
      for (const round of ['two', 'thr%65e', 'f\u0000our', 'y'.repeat(500)]) {
        await visit(encodeURI(round))
      }

      const { body } = await scrape()
      expect(seriesOf(body)).toEqual(before)
      expect(body).toContain('method="other",route="none"')
      for (const text of [ada.email, ada.id, '127.0.0.1', 'secret-token', opened.dataDir]) {
        expect(body).not.toContain(text)
      }
    })

    test('a database that is away is told, and keeps nobody waiting', async () => {
      const { database } = opened
      let looks = 0
      const away = () => {
        looks += 1
        return Promise.reject(new Error('gone'))
      }
      const environment = { METRICS_TOKEN: token }
      app = await testApp(opened, { environment, database: { ...database, check: away } })

      const { statusCode, body } = await scrape()
      expect([statusCode, looks]).toEqual([200, 1])
      expect(valueOf(body, 'part_up', { part: 'database' })).toBe(0)
      expect(body).not.toMatch(/^deckloom_step_seconds\{/m)
    })
  })
}

function hostilePaths(word: string): readonly string[] {
  return [
    `/${word}`,
    `/api/${word}`,
    `/api/share/secret-token-${word}`,
    `/assets/${word}.js`,
    `/api/presentations?q=${word}`,
    `//${word}`,
    `/%zz${word}`,
  ]
}

/** The labels of request metrics. */
function seriesOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('deckloom_http_'))
  return lines.map((line) => line.slice(0, line.lastIndexOf(' '))).toSorted()
}

function valueOf(
  text: string,
  name: string,
  labels: Readonly<Record<string, string | number>> = {},
): number {
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
  const line = text.split('\n').find((each) => {
    const [, found, inside = ''] = /^deckloom_(\w+?)(?:\{(.*)\})? /.exec(each) ?? []
    return found === name && wanted.every((label) => inside.split(',').includes(label))
  })
  return Number(line?.split(' ').at(-1))
}

async function fetchRaw(app: FastifyInstance, method: string, path: string): Promise<void> {
  await fetch(`http://127.0.0.1:${portOf(app.server)}${path}`, { method })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const port = portOf(server)
  await new Promise((closed) => server.close(closed))
  return port
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
