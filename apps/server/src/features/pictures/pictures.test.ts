import { readdirSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { tokenUsage } from '../../db/schema/activity.ts'
import { createDeckRenderer } from '../../platform/render/renderDeck.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const render = createDeckRenderer()
const [driver] = testDrivers()

describe('pictures without keys', () => {
  let opened: OpenedDatabase
  let app: FastifyInstance
  let person: Person

  beforeAll(async () => {
    opened = await driver.open()
    app = await testApp(opened, { render })
    person = await join(app)
  })
  afterAll(async () => {
    await app.close()
    await opened.remove()
  })

  const generate = (body: object, by = person) => by.ask('POST /api/generate-image', body)
  const search = (query: string) => person.ask(`GET /api/unsplash/search?${query}`)
  const bytesOf = async (url: string) => (await person.ask(`GET ${url}`)).rawPayload

  test('M-029 M-030 M-041 draws a picture for words with the embedded illustrator and answers its imageUrl', async () => {
    const prompt = 'A container ship in a harbour at night'
    const answer = await generate({ prompt, aspect_ratio: '16:9' })

    expect(answer.statusCode).toBe(200)
    const { imageUrl, pictures } = answer.json()
    expect(imageUrl).toMatch(/^\/api\/uploads\/[\w-]{43}$/)
    expect(pictures).toHaveLength(3)
    expect(pictures[0]).toMatchObject({ url: imageUrl, width: 1600, height: 900 })
    // What is drawn, not what was asked for.
    expect(pictures[0].description).toMatch(/, drawn$/)
    expect(pictures[0].description).not.toContain(prompt)
    const picture = await sharp(await bytesOf(imageUrl)).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 1600, 900])
    const [usage] = await opened.database.queries
      .select()
      .from(tokenUsage)
      .where(eq(tokenUsage.userId, person.id))
    expect(usage).toMatchObject({ operation: 'generate-image', totalTokens: 0, costUsd: 0 })
  })

  test('draws the same for the same words, other things for other words, and another picture when asked again', async () => {
    const drawn = async (body: object) => await bytesOf((await generate(body)).json().imageUrl)
    const forest = await drawn({ prompt: 'A forest' })

    expect((await drawn({ prompt: 'A forest' })).equals(forest)).toBe(true)
    expect((await drawn({ prompt: 'A forest', variation: 1 })).equals(forest)).toBe(false)
    expect((await drawn({ prompt: 'A bicycle' })).equals(forest)).toBe(false)
    const theme = { id: 'offprint', variant: 'dark' }
    expect((await drawn({ prompt: 'A forest', theme })).equals(forest)).toBe(false)
  })

  test.each([
    {},
    { prompt: '' },
    { prompt: '   \n' },
    { prompt: 7 },
    { prompt: 'x'.repeat(1_001) },
    { prompt: 'A forest', aspect_ratio: '2:1' },
    { prompt: 'A forest', userId: 'somebody' },
    { prompt: 'A forest', theme: { id: 'nobody', variant: 'light' } },
    { prompt: '\u0000' },
  ])('M-031 refuses a blank description and other bad wishes: %j', async (body) => {
    const before = readdirSync(joinPath(opened.dataDir, 'files/uploads'))
    const answer = await generate(body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(readdirSync(joinPath(opened.dataDir, 'files/uploads'))).toEqual(before)
  })

  test('makes no pictures for an account whose trial is over', async () => {
    const late = await join(app)
    await opened.database.queries
      .update(users)
      .set({ createdAt: new Date('2020-01-01'), trialEndDate: new Date('2020-01-04') })
      .where(eq(users.id, late.id))
    const answer = await generate({ prompt: 'A forest' }, late)
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'subscription_required'])
  })

  test('M-035 M-042 I-086 searches the embedded library and answers results as specified', async () => {
    const answer = await search('query=ships%20in%20a%20harbour&per_page=20')

    expect(answer.statusCode).toBe(200)
    const { results } = answer.json()
    expect(results).toHaveLength(20)
    for (const photo of results) {
      expect(photo).toEqual({
        id: expect.stringMatching(/^deckloom-[a-z]+-[a-z]+-(light|dark)-\d+$/),
        urls: {
          small: `/api/library/${photo.id}?size=small`,
          regular: `/api/library/${photo.id}`,
        },
        alt_description: expect.any(String),
        description: expect.any(String),
        user: { name: 'Deckloom library' },
      })
    }
    expect(new Set(results.map(({ id }: { id: string }) => id)).size).toBe(20)
    expect(results[0].alt_description).toBe('A container ship between two cranes in a harbour')
    const small = await person.ask(`GET ${results[0].urls.small}`)
    expect(small.headers['content-type']).toBe('image/png')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(400)
  })

  test.each([
    ['dog', 'dog'],
    ['money', 'coins'],
    ['coffee', 'coffee'],
    ['Lastenräder', 'bicycle'],
    ['énergie éolienne', 'wind'],
    ['agricultores', 'fields'],
    ['libreria', 'books'],
    ['köprü', 'bridge'],
    ['प्रयोगशाला', 'lab'],
    ['والغابات', 'forest'],
    ['図書館の本', 'books'],
    ['仓库', 'warehouse'],
  ])('finds by meaning, in the language that is typed: %s', async (query, motif) => {
    const { results } = (await search(`query=${encodeURIComponent(query)}&per_page=1`)).json()
    expect(results[0].id).toContain(`deckloom-${motif}-`)
  })

  test('finds nothing for words that the library has no picture of, and 12 without per_page', async () => {
    expect((await search('query=qwertz')).json()).toEqual({ results: [] })
    expect((await search('query=forest')).json().results).toHaveLength(12)
  })

  test.each([
    '',
    'query=',
    'query=%20',
    'query=x&per_page=0',
    'query=x&per_page=31',
    'query=x&per_page=y',
    `query=${'x'.repeat(101)}`,
    'query=a&query=b',
    'query=a&page=2',
  ])('refuses the search %s', async (query) => {
    const answer = await search(query)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  })

  test('copies a photo of the library into the own store for somebody who takes it', async () => {
    const [photo] = (await search('query=bridge')).json().results
    const taken = await person.ask('POST /api/unsplash/photos', { id: photo.id })

    expect(taken.statusCode).toBe(201)
    expect(taken.json()).toMatchObject({ width: 1600, height: 900 })
    const own = await bytesOf(taken.json().url)
    expect(own.equals(await bytesOf(photo.urls.regular))).toBe(true)
  })

  test.each([
    'nobody',
    'deckloom-unicorn-loom-light-1',
    'deckloom-sea-nobody-light-1',
    'deckloom-sea-loom-light-1234567',
  ])('has no photo %s', async (id) => {
    expect((await person.ask('POST /api/unsplash/photos', { id })).statusCode).toBe(404)
    expect((await person.ask(`GET /api/library/${id}`)).statusCode).toBe(404)
  })

  test('says that its sources are embedded', async () => {
    const answer = await person.ask('GET /api/pictures/sources')
    expect(answer.json()).toEqual({ generation: 'embedded', stock: 'embedded' })
  })
})
