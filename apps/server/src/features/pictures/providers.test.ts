import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fakeService.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const [driver] = testDrivers()

describe('pictures from services with keys', () => {
  let opened: OpenedDatabase
  let jpeg: Buffer
  let app: FastifyInstance
  let service: FakeService

  beforeAll(async () => {
    opened = await driver.open()
    jpeg = await sharp({
      create: { width: 1536, height: 1024, channels: 3, background: '#3344cc' },
    })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
  })
  afterEach(async () => {
    await app.close()
    await service.close()
  })
  afterAll(() => opened.remove())

  const start = async (
    play: Parameters<typeof startFakeService>[0],
    environment: (url: string) => Readonly<Record<string, string>>,
  ): Promise<Person> => {
    service = await startFakeService(play)
    app = await testApp(opened, { environment: environment(service.url) })
    return await join(app)
  }
  const model = (url: string) => ({
    AI_IMAGE_PROVIDER: 'openai-compatible',
    AI_IMAGE_MODEL: 'painter-2',
    AI_IMAGE_API_KEY: 'sk-secret',
    AI_IMAGE_BASE_URL: `${url}/v1`,
  })
  const unsplash = (url: string) => ({
    UNSPLASH_ACCESS_KEY: 'access-secret',
    UNSPLASH_BASE_URL: url,
  })

  test('M-043 an image model makes the picture when its key is set, and what it sends is encoded anew', async () => {
    let sent: unknown
    let key: string | undefined
    const person = await start((request, answer, body) => {
      sent = JSON.parse(body)
      key = request.headers.authorization
      answer.end(JSON.stringify({ data: [{ b64_json: jpeg.toString('base64') }] }))
    }, model)

    const answer = await person.ask('POST /api/generate-image', { prompt: 'A buoy' })

    expect(service.asked).toEqual(['POST /v1/images/generations'])
    expect(sent).toEqual({ model: 'painter-2', prompt: 'A buoy', n: 1, size: '1536x1024' })
    expect(key).toBe('Bearer sk-secret')
    const { imageUrl, pictures } = answer.json()
    expect(pictures).toHaveLength(1)
    expect(imageUrl).toMatch(/^\/api\/uploads\//)
    const { rawPayload } = await person.ask(`GET ${imageUrl}`)
    const { width, exif } = await sharp(rawPayload).metadata()
    expect([width, exif]).toEqual([1536, undefined])
    const sources = (await person.ask('GET /api/pictures/sources')).json()
    expect(sources).toEqual({ generation: 'model', stock: 'embedded' })
  })

  test('takes a picture by its address from the model’s own host, and from no private one beside it', async () => {
    const person = await start((request, answer) => {
      if (request.url === '/picture.jpg') return answer.end(jpeg)
      const own = `http://${request.headers.host}/picture.jpg`
      const foreign = own.replace('127.0.0.1', 'localhost')
      const url = service.asked.length === 1 ? own : foreign
      return answer.end(JSON.stringify({ data: [{ url }] }))
    }, model)

    const ask = () => person.ask('POST /api/generate-image', { prompt: 'A buoy' })
    expect((await ask()).statusCode).toBe(200)
    const refused = await ask()

    expect([refused.statusCode, refused.json().code]).toEqual([502, 'provider_bad_output'])
    expect(service.asked.filter((asked) => asked.includes('picture.jpg'))).toHaveLength(1)
  })

  test.each([
    ['an error of its own', 500, 503, 'provider_down', '{"error":"sk-secret leaked"}'],
    ['too many calls', 429, 503, 'provider_down', '{}'],
    ['a refusal', 400, 502, 'provider_bad_output', '{"error":"not allowed"}'],
    ['no JSON', 200, 502, 'provider_bad_output', '<html>'],
    ['no picture', 200, 502, 'provider_bad_output', '{"data":[]}'],
    [
      'something else as a picture',
      200,
      502,
      'provider_bad_output',
      '{"data":[{"b64_json":"PHN2Zz4="}]}',
    ],
  ])(
    'says Failed to generate image when the model answers with %s',
    async (...[, status, expected, code, body]) => {
      const person = await start((_, answer) => {
        answer.statusCode = status
        answer.end(body)
      }, model)

      const answer = await person.ask('POST /api/generate-image', { prompt: 'A buoy' })

      expect([answer.statusCode, answer.json().code]).toEqual([expected, code])
      expect(answer.json().message).toBe('Failed to generate image')
      expect(answer.body).not.toContain('secret')
    },
  )

  const photo = (base: string) => ({
    id: 'Dwu85P9SOIk',
    urls: { small: `${base}/small.jpg`, regular: `${base}/regular.jpg`, raw: `${base}/raw.jpg` },
    alt_description: 'a man drinking a coffee',
    description: null,
    user: { name: 'Jeff Sheldon', username: 'ugmonk' },
    links: { download_location: `${base}/photos/Dwu85P9SOIk/download?ixid=7` },
  })

  test('M-043 Unsplash is searched when its key is set; a photo that is used is told to it and kept here', async () => {
    let keys = 0
    const person = await start((request, answer) => {
      if (request.headers.authorization === 'Client-ID access-secret') keys += 1
      const base = `http://${request.headers.host}`
      if (request.url?.endsWith('.jpg')) return answer.end(jpeg)
      if (request.url?.startsWith('/search')) {
        return answer.end(JSON.stringify({ total: 1, results: [photo(base)] }))
      }
      return answer.end(JSON.stringify(photo(base)))
    }, unsplash)

    const search = () => person.ask('GET /api/unsplash/search?query=coffee&per_page=20')
    const answer = await search()
    expect(answer.json().results).toEqual([
      {
        id: 'Dwu85P9SOIk',
        urls: { small: `${service.url}/small.jpg`, regular: `${service.url}/regular.jpg` },
        alt_description: 'a man drinking a coffee',
        description: null,
        user: { name: 'Jeff Sheldon' },
      },
    ])
    await search()
    expect(service.asked).toEqual([
      'GET /search/photos?query=coffee&per_page=20&orientation=landscape&content_filter=high',
    ])

    const taken = await person.ask('POST /api/unsplash/photos', { id: 'Dwu85P9SOIk' })

    expect(taken.statusCode).toBe(201)
    expect(taken.json()).toMatchObject({ width: 1536, height: 1024 })
    expect(service.asked.slice(1)).toEqual([
      'GET /photos/Dwu85P9SOIk',
      'GET /photos/Dwu85P9SOIk/download?ixid=7',
      'GET /regular.jpg',
    ])
    expect(keys).toBe(3)
    expect(answer.body + taken.body).not.toContain('access-secret')
  })

  test.each([
    ['an error', 500, '{}', 503],
    ['no JSON', 200, 'oops', 502],
    [
      'a hostile address',
      200,
      JSON.stringify({ results: [{ ...photo('http://x'), id: '../../x' }] }),
      502,
    ],
  ])(
    'says that the search failed when Unsplash answers with %s',
    async (...[, status, body, expected]) => {
      const person = await start((_, answer) => {
        answer.statusCode = status
        answer.end(body)
      }, unsplash)
      const answer = await person.ask('GET /api/unsplash/search?query=coffee')
      expect(answer.statusCode).toBe(expected)
      expect(answer.json().message).toBe('Failed to search photos. Please try again.')
    },
  )

  test('fetches a photo from hosts of Unsplash only', async () => {
    const person = await start((request, answer) => {
      const base = `http://${request.headers.host}`
      const stolen = { ...photo(base).urls, regular: 'https://evil.example/x.jpg' }
      answer.end(JSON.stringify({ ...photo(base), urls: stolen }))
    }, unsplash)
    const answer = await person.ask('POST /api/unsplash/photos', { id: 'Dwu85P9SOIk' })
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'provider_bad_output'])
  })
})
