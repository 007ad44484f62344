import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { exportedFiles, uploads } from './db/schema/files.ts'
import type { DeckRenderer } from './platform/render/deckRenderer.ts'
import { S3Server } from './testing/s3/S3Server.ts'
import { sendPicture } from './testing/decks/sendPicture.ts'
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts'
import { aSlide, join, password, type Person, prove, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, processDrivers, testDrivers } from './testing/testDrivers.ts'

const file = randomBytes(200_000)
/** Always the same file, and the pictures it received. */
const drawn: ReadonlySet<string>[] = []
const render: DeckRenderer = async ({ pictures }) => {
  drawn.push(new Set(pictures?.keys()))
  return { bytes: file, warnings: [] }
}
const foreign = 'https://photos.example/loom.png'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`two servers with one bucket on ${driver.name}`, () => {
    let s3: S3Server
    let opened: OpenedDatabase
    let a: FastifyInstance
    let b: FastifyInstance
    let atA: Person
    let atB: Person
    let png: Buffer

    beforeAll(async () => {
      s3 = new S3Server()
      await s3.start()
      opened = await driver.open()
      const create = { width: 60, height: 40, channels: 3, background: '#c0341a' } as const
      png = await sharp({ create }).png().toBuffer()
      const server = () =>
        testApp(opened, { environment: s3.environment, render, fetchPicture: async () => png })
      a = await server()
      b = await server()
      atA = await join(a)
      atB = personAt(b, atA)
    })
    beforeEach(async () => {
      s3.mood = 'well'
      // After an outage a server refuses files for a moment without asking the store.
      for (const person of [atA, atB]) {
        const isStored = async () => (await sendPicture(person, png)).statusCode < 300
        await expect.poll(isStored, { timeout: 5_000 }).toBe(true)
      }
    })
    afterAll(async () => {
      await Promise.all([a.close(), b.close()])
      await opened.remove()
      await s3.stop()
    })

    const slideWith = (url: string) => ({
      ...aSlide('Looms'),
      id: 's1',
      images: [{ url, type: 'upload', position: { x: 4, y: 4 }, size: { width: 30, height: 20 } }],
    })
    const deckWith = async (url: string) => {
      const slides = [slideWith(url)]
      return (await atA.ask('POST /api/presentations', { title: 'Looms', slides })).json()
    }

    test('own data is a whole archive while the store is away, and names the files that are missing', async () => {
      const { id } = (await sendPicture(atA, png)).json()
      await prove(atA)
      const filesIn = async () => {
        const answer = await atA.ask('POST /api/user/export')
        return unzipSync(answer.rawPayload)
      }
      expect(Object.keys(await filesIn())).not.toContain('MISSING FILES.txt')

      s3.mood = 'failing'
      const files = await filesIn()

      expect(Object.keys(files)).toContain('user.json')
      expect(Buffer.from(files['MISSING FILES.txt'] ?? '').toString()).toContain(`files/${id}.`)
    })

    test('a picture that was sent to one is shown by the other, under the same tag', async () => {
      const { url } = (await sendPicture(atA, png)).json()
      const [atOne, atOther] = [await atA.ask(`GET ${url}`), await atB.ask(`GET ${url}`)]

      expect(atOther.statusCode).toBe(200)
      expect(atOther.rawPayload.equals(atOne.rawPayload)).toBe(true)
      expect(atOther.headers['etag']).toMatch(/^"[\w-]{43}"$/)
      expect(atOther.headers['etag']).toBe(atOne.headers['etag'])
      const known = { 'if-none-match': String(atOne.headers['etag']) }
      expect((await atB.ask(`GET ${url}`, undefined, known)).statusCode).toBe(304)
      const stranger = await join(b)
      expect((await stranger.ask(`GET ${url}`, undefined, known)).statusCode).toBe(404)
    })

    test('so is the picture of a profile', async () => {
      const sent = await sendPicture(atA, png, { to: 'PUT /api/user/avatar' })
      const { profileImageUrl } = sent.json()
      const shown = await atB.ask(`GET ${profileImageUrl}`)
      expect([sent.statusCode, shown.statusCode]).toEqual([200, 200])
    })

    test('an export that one made is fetched from the other, whole and in parts', async () => {
      const { url } = (await sendPicture(atB, png)).json()
      const { id } = await deckWith(url)
      const made = await atA.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
      expect([...(drawn.at(-1) ?? [])]).toEqual([url])
      const { downloadUrl } = made.json()

      const whole = await atB.ask(`GET ${downloadUrl}`)
      expect(whole.statusCode).toBe(200)
      expect(whole.rawPayload.equals(file)).toBe(true)
      expect(whole.headers).toMatchObject({ 'content-length': '200000', 'accept-ranges': 'bytes' })
      const etag = String(whole.headers['etag'])
      const part = (headers: Record<string, string>) =>
        atB.ask(`GET ${downloadUrl}`, undefined, headers)
      for (const [range, first, last] of [
        ['bytes=100-199', 100, 199],
        ['bytes=199990-', 199_990, 199_999],
        ['bytes=-5', 199_995, 199_999],
        ['bytes=199999-300000', 199_999, 199_999],
      ] as const) {
        const answer = await part({ range, 'if-range': etag })
        expect(answer.statusCode).toBe(206)
        expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/200000`)
        expect(answer.rawPayload.equals(file.subarray(first, last + 1))).toBe(true)
      }
      for (const headers of [
        { range: 'bytes=200000-' },
        { range: 'bytes=9-3' },
        { range: 'bytes=0-1,4-5' },
        { range: 'lines=1-2' },
        { range: 'bytes=0-1', 'if-range': '"another"' },
      ]) {
        const answer = await part({ ...headers })
        expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 200_000])
      }
      const head = await b.inject({
        method: 'HEAD',
        url: downloadUrl,
        headers: { cookie: atB.cookie },
      })
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, '200000'])
    })

    test('both give a thumbnail the same tag', async () => {
      const { id } = await deckWith((await sendPicture(atA, png)).json().url)
      const address = `GET /api/presentations/${id}/slides/s1/thumbnail.png` as const
      const [atOne, atOther] = [await atA.ask(address), await atB.ask(address)]
      expect(atOne.statusCode).toBe(200)
      expect(atOne.headers['etag']).toBe(atOther.headers['etag'])
    })

    test('without the bucket decks are saved and nothing else is half done, and 2 s after its return all is well', async () => {
      const { url } = (await sendPicture(atA, png)).json()
      const deck = await deckWith(url)
      const made = await atA.ask(`POST /api/presentations/${deck.id}/export`, { format: 'pdf' })
      const leaver = await join(a)
      await sendPicture(leaver, png)
      const rows = async () => [
        (await opened.database.queries.select().from(uploads)).length,
        (await opened.database.queries.select().from(exportedFiles)).length,
      ]
      const before = await rows()
      await s3.stop()

      const avatar = { to: 'PUT /api/user/avatar' } as const
      for (const ask of [
        () => sendPicture(atA, png),
        () => sendPicture(atA, png, avatar),
        () => atB.ask(`GET ${url}`),
        () => atB.ask(`GET ${made.json().downloadUrl}`),
        () => atA.ask(`POST /api/presentations/${deck.id}/export`, { format: 'pdf' }),
        () => atA.ask(`GET /api/presentations/${deck.id}/slides/s1/thumbnail.png`),
        () => atA.ask('POST /api/generate-image', { prompt: 'A loom in the morning' }),
      ]) {
        const answer = await ask()
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
        expect(answer.headers['retry-after']).toBe('2')
      }
      expect(await rows()).toEqual(before)
      const slides = [slideWith(foreign)]
      const saved = await atA.ask(`PUT /api/presentations/${deck.id}`, { slides })
      expect(saved.statusCode).toBe(200)
      expect(saved.json().slides[0].images[0].url).toBe(foreign)
      await prove(leaver)
      const left = await leaver.ask('DELETE /api/user', { confirmation: 'DELETE' })
      expect(left.statusCode).toBeLessThan(300)

      await s3.start()
      const shown = async () => (await atB.ask(`GET ${url}`)).statusCode
      const sent = async () => (await sendPicture(atA, png)).statusCode
      await expect.poll(shown, { timeout: 15_000 }).toBe(200)
      await expect.poll(sent, { timeout: 15_000 }).toBe(201)
      // A picture that waited for the store is fetched by the next save.
      const again = await atA.ask(`PUT /api/presentations/${deck.id}`, { slides })
      expect(again.json().slides[0].images[0].url).toMatch(/^\/api\/uploads\//)
    })

    test('a full bucket answers 507 and keeps no row', async () => {
      const count = async () => (await opened.database.queries.select().from(uploads)).length
      const before = await count()
      s3.mood = 'full'
      const answer = await sendPicture(atA, png)
      expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage_full'])
      expect(await count()).toBe(before)
    })
  })
}

/** The same person at another server. */
function personAt(app: FastifyInstance, { cookie, ...person }: Person): Person {
  const ask: Person['ask'] = async (what, payload, headers) => {
    const [method = 'GET', url = ''] = what.split(' ')
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { cookie, ...headers },
      ...(payload !== undefined && { payload }),
    })
    return answer
  }
  return { ...person, cookie, ask }
}

const [, postgres] = processDrivers()

describe.skipIf(postgres?.available !== true)('two server processes with one bucket', () => {
  let remove: () => Promise<void>
  const s3 = new S3Server()
  const folders: string[] = []
  const servers: ServerProcess[] = []

  afterEach(async () => {
    for (const { kill, ended } of servers) {
      kill('SIGTERM')
      await ended
    }
    await s3.stop()
    await remove()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  test('10 what one drew and made has the same tag and bytes at the other', async () => {
    if (!postgres) return
    const { environment, remove: removeDatabase } = await postgres.create()
    remove = removeDatabase
    await s3.start()
    const secrets = { SESSION_SECRET: 's'.repeat(32), AUDIT_KEY: 'k'.repeat(32) }
    for (const name of ['a', 'b']) {
      const folder = mkdtempSync(joinPath(tmpdir(), `deckloom-${name}-`))
      folders.push(folder)
      const own = { DATA_DIR: folder, ...environment, ...secrets, ...s3.environment }
      servers.push(await startServerProcess(own))
    }
    const [one = '', other = ''] = servers.map(({ url }) => url)
    const json = { 'content-type': 'application/json' }
    const registered = await fetch(`${one}/api/auth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'ada@example.com', password, firstName: 'A', lastName: 'B' }),
    })
    const cookie = (registered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const ask = (url: string, body?: object) =>
      fetch(url, {
        headers: { ...json, cookie },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
    const slides = [{ ...aSlide('Looms'), id: 's1' }]
    const deck = await ask(`${one}/api/presentations`, { title: 'Looms', slides })
    const { id }: { id: number } = JSON.parse(await deck.text())

    for (const list of ['', '?limit=48', '?q=loom&limit=48']) {
      const [here, there] = [`${one}/api/presentations${list}`, `${other}/api/presentations${list}`]
      const answer = await (await ask(here)).text()
      expect(answer).toContain('Looms')
      expect(await (await ask(there)).text()).toBe(answer)
    }
    const picture = `/api/presentations/${id}/slides/s1/thumbnail.png`
    const [atOne, atOther] = [await ask(`${one}${picture}`), await ask(`${other}${picture}`)]
    expect([atOne.status, atOther.status]).toEqual([200, 200])
    expect(atOther.headers.get('etag')).toBe(atOne.headers.get('etag'))
    const bytes = Buffer.from(await atOther.arrayBuffer())
    expect(bytes.equals(Buffer.from(await atOne.arrayBuffer()))).toBe(true)

    const made = await ask(`${one}/api/presentations/${id}/export`, { format: 'pdf' })
    const { downloadUrl }: { downloadUrl: string } = JSON.parse(await made.text())
    const fetched = await ask(`${other}${downloadUrl}`)
    expect(fetched.status).toBe(200)
    expect(
      Buffer.from(await fetched.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})
