// Exports with the real workers.
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { collaborators } from '../../db/schema/presentations.ts'
import { RenderFailed, RenderPool } from '../../platform/render/RenderPool.ts'
import { Overloaded } from '../../platform/jobs/FairQueue.ts'
import { aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const [driver] = testDrivers()

describe(`exports with the real renderers on ${driver.name}`, () => {
  let opened: OpenedDatabase
  let app: FastifyInstance
  let pool: RenderPool
  let owner: Person
  let id: number

  beforeAll(async () => {
    opened = await driver.open()
    pool = new RenderPool({
      script: joinPath(inject('bundle'), 'renderWorker.js'),
      fontFolder: undefined,
      workers: 1,
      queue: 4,
      timeLimitMs: 50_000,
      memoryMb: 512,
    })
    app = await testApp(opened, { render: pool.render })
    owner = await join(app)
    const images = [{ id: 'p', url: 'https://192.0.2.1/a.jpg', type: 'stock' }]
    const slides = [
      { ...aSlide('One'), id: 'one' },
      { ...aSlide('Two'), id: 'two', images },
    ]
    id = (await owner.ask('POST /api/presentations', { title: 'Looms', slides })).json().id
  })
  afterAll(async () => {
    await app.close()
    await pool.close()
    await opened.remove()
  })

  const exported = async (body: object) => {
    const answer = (await owner.ask(`POST /api/presentations/${id}/export`, body)).json()
    const { rawPayload } = await owner.ask(`GET ${answer.downloadUrl}`)
    return { bytes: rawPayload, warnings: answer.warnings }
  }
  const thumbnail = (slide: string, query = '', headers = {}) =>
    owner.ask(
      `GET /api/presentations/${id}/slides/${slide}/thumbnail.png${query}`,
      undefined,
      headers,
    )

  test.each(['pdf', 'pptx', 'png', 'svg'])(
    'S-001 S-002 X02 exports a deck as %s without its foreign picture, and says so',
    async (format) => {
      const { bytes, warnings } = await exported({ format })

      expect(warnings).toEqual([
        'Slide 2: the picture from 192.0.2.1 was left out. Exports contain pictures of this server only.',
      ])
      if (format === 'pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      else expect(Object.keys(unzipSync(bytes)).length).toBeGreaterThan(1)
    },
  )

  test('exports one slide by its id or its number as the same picture', async () => {
    const byId = await exported({ format: 'png', slide: 'two', width: 640 })
    const byNumber = await exported({ format: 'png', slide: 2, width: 640 })

    expect(byId.bytes.readUInt32BE(16)).toBe(640)
    expect(byId.bytes.equals(byNumber.bytes)).toBe(true)
  })

  test('draws a thumbnail that only its reader may keep, and not again while nothing changed', async () => {
    const first = await thumbnail('one', '?width=320')

    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect(first.rawPayload.readUInt32BE(16)).toBe(320)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const etag = String(first.headers['etag'])
    const again = await thumbnail('one', '?width=320', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const wider = await thumbnail('one', '?width=321', { 'if-none-match': etag })
    expect(wider.statusCode).toBe(200)
  })

  test('I-017 a deck names the picture of its first slide, whichever that is, and the picture is there for its owner', async () => {
    const deck = async (own: number) => (await owner.ask(`GET /api/presentations/${own}`)).json()
    const slides = [
      { ...aSlide('One'), id: 'first' },
      { ...aSlide('Two'), id: 'second' },
    ]
    const made = (await owner.ask('POST /api/presentations', { title: 'Looms', slides })).json()
    const before = await deck(made.id)
    const saved = await owner.ask(`PUT /api/presentations/${made.id}`, {
      slides: slides.toReversed(),
    })
    const after = await deck(made.id)
    const listed = (await owner.ask('GET /api/presentations')).json()
    const copy = (await owner.ask(`POST /api/presentations/${made.id}/duplicate`)).json()

    expect(made.thumbnail).toBe(`/api/presentations/${made.id}/slides/first/thumbnail.png`)
    expect(before.thumbnail).toBe(made.thumbnail)
    expect(saved.json().thumbnail).toBe(after.thumbnail)
    expect(after.thumbnail).toBe(`/api/presentations/${made.id}/slides/second/thumbnail.png`)
    expect(listed.find((one: { id: number }) => one.id === made.id).thumbnail).toBe(after.thumbnail)
    expect(copy.thumbnail).toBe(`/api/presentations/${copy.id}/slides/second/thumbnail.png`)
    for (const address of [before.thumbnail, after.thumbnail, copy.thumbnail]) {
      const picture = await owner.ask(`GET ${address}`)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
      expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    }
    const stranger = await join(app)
    expect((await stranger.ask(`GET ${after.thumbnail}`)).statusCode).toBe(404)
  })

  test('X01 shows a thumbnail to those who may read the deck and to nobody else', async () => {
    const address = `/api/presentations/${id}/slides/one/thumbnail.png`
    const [viewer, stranger] = [await join(app), await join(app)]
    const seat = { presentationId: id, userId: viewer.id, role: 'viewer' }
    await opened.database.queries.insert(collaborators).values(seat)

    expect((await viewer.ask(`GET ${address}`)).statusCode).toBe(200)
    expect((await stranger.ask(`GET ${address}`)).json().code).toBe('not_found')
    expect((await app.inject({ url: address })).json().code).toBe('unauthenticated')
  })

  test.each([
    ['nobody', '', 404, 'not_found'],
    ['one', '?width=15', 400, 'validation_failed'],
    ['one', '?width=wide', 400, 'validation_failed'],
    ['one', '?path=x', 400, 'validation_failed'],
    ['..%2f..%2fetc', '', 400, 'invalid_id'],
  ] as const)('refuses the thumbnail %s%s with %i %s', async (...given) => {
    const [slide, query, status, code] = given
    const answer = await thumbnail(slide, query)

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test.each([
    [new Overloaded('Too much is waiting'), 503, 'overloaded', '2'],
    [new RenderFailed('its worker ended'), 500, 'internal', undefined],
  ] as const)('answers in the one shape of failures when %s', async (...given) => {
    const [error, status, code, retryAfter] = given
    const failing = await testApp(opened, { render: () => Promise.reject(error) })
    const { cookie } = owner

    const answer = await failing.inject({
      method: 'POST',
      url: `/api/presentations/${id}/export`,
      headers: { cookie },
      payload: { format: 'pdf' },
    })

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers['retry-after']).toBe(retryAfter)
    await failing.close()
  })

  test('stops drawing when the caller hangs up', async () => {
    const hangUp = new AbortController()
    let canceled: (() => void) | undefined
    const gone = new Promise<void>((resolve) => {
      canceled = resolve
    })
    const watched = await testApp(opened, {
      render: async (request, control) => {
        control?.signal?.addEventListener('abort', () => canceled?.())
        hangUp.abort()
        return await pool.render(request, control)
      },
    })
    const url = await watched.listen({ port: 0 })

    const asked = fetch(`${url}/api/presentations/${id}/export`, {
      method: 'POST',
      headers: { cookie: owner.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'png', width: 3840 }),
      signal: hangUp.signal,
    })

    await expect(asked).rejects.toThrow('aborted')
    await gone
    await watched.close()
  })
})
