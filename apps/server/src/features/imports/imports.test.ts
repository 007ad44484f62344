import { readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { deckLimits } from '@deckloom/deck'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploads } from '../../db/schema/files.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { expectFailure } from '../../testing/http/expectFailure.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const whole = { 'content-type': 'application/octet-stream' }
const dayMs = 24 * 60 * 60 * 1_000
const fixtures = joinPath(import.meta.dirname, '../../../../../fixtures')
const powerpoint = readFileSync(joinPath(fixtures, 'imports/libreoffice.pptx'))
const theme = { id: 'nocturne', variant: 'dark' }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`imports on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person
    let today = Date.now()

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => new Date(today) })
      person = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const send = (name: string, bytes: Uint8Array | string, by = person) =>
      by.ask(`POST /api/imports?name=${encodeURIComponent(name)}`, Buffer.from(bytes), whole)
    const expectRefused = (answer: LightMyRequestResponse, status: number, code: string) => {
      expectFailure(answer.body)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    }
    const counts = async (who = person) => ({
      decks: await opened.database.queries.$count(presentations, eq(presentations.userId, who.id)),
      pictures: await opened.database.queries.$count(uploads, eq(uploads.userId, who.id)),
      files: readdirSync(joinPath(opened.dataDir, 'files/uploads')).length,
    })

    test('makes a deck of a presentation, its pictures in the own store', async () => {
      const answer = await send('harbour.pptx', powerpoint)

      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({
        presentation: { id: expect.any(Number), title: 'Harbour report' },
        slideCount: 7,
        notes: [],
      })
      const deck = (
        await person.ask(`GET /api/presentations/${answer.json().presentation.id}`)
      ).json()
      const [image] = deck.slides[3].images
      expect(deck.slides).toHaveLength(7)
      expect(image.url).toMatch(/^\/api\/uploads\/[\w-]{43}$/)
      expect((await person.ask(`GET ${image.url}`)).headers['content-type']).toBe('image/png')
    })

    test('makes decks of Markdown, text and PDF, named as they name themselves', async () => {
      const pdf = readFileSync(joinPath(import.meta.dirname, '../../testing/files/report.pdf'))
      const answers = [
        await send('notes.md', '# Looms\n\n## Warp\n\n- One\n- Two'),
        await send('notes.txt', 'Only a paragraph. It has two sentences.'),
        await send('report.pdf', pdf),
      ]

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      expect(answers.map((answer) => answer.json().presentation.title)).toEqual([
        'Looms',
        'Only a paragraph',
        'Harbour report',
      ])
    })

    test.each([
      ['deck.pptx', 'no archive', 415, 'unsupported_media_type'],
      ['deck.pptx', powerpoint.subarray(0, 20_000), 422, 'unreadable_file'],
      ['sheet.csv', 'a,b\n1,2', 415, 'unsupported_media_type'],
      ['many.md', '# x\n\n'.repeat(deckLimits.slides + 1), 413, 'too_large'],
    ])('of a %s that cannot be read there is no deck', async (...[name, bytes, status, code]) => {
      const before = await counts()
      const answer = await send(name, bytes)

      expectRefused(answer, status, code)
      expect(answer.json().message).toMatch(/^[A-Z].{20,}\.$/)
      expect(await counts()).toEqual(before)
    })

    test('leaves a picture out that no decoder reads, and says on which slide', async () => {
      const parts = unzipSync(powerpoint)
      const drawn = strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>')
      const somebody = await join(app)
      const answer = await send(
        'a.pptx',
        zipSync({ ...parts, 'ppt/media/image1.png': drawn }),
        somebody,
      )

      expect(answer.json().notes).toEqual([
        { slide: 4, text: 'A picture of a kind that is not shown here was left out.' },
      ])
      expect(await counts(somebody)).toMatchObject({ decks: 1, pictures: 0 })
    })

    test('keeps neither deck nor picture when the storage is full', async () => {
      const somebody = await join(app)
      await opened.database.queries.insert(uploads).values({
        id: `full-${somebody.id}`,
        userId: somebody.id,
        mime: 'image/png',
        bytes: 1024 ** 3,
        width: 1,
        height: 1,
      })
      const before = await counts(somebody)
      const answer = await send('harbour.pptx', powerpoint, somebody)

      expectRefused(answer, 429, 'quota_exceeded')
      expect(await counts(somebody)).toEqual(before)
    })

    test('answers 402 to an account whose trial has run out', async () => {
      today += 4 * dayMs
      const answers = [
        await send('notes.md', '# Looms'),
        await person.ask('POST /api/presentations/1/enhance', { theme }),
      ]
      today -= 4 * dayMs

      for (const answer of answers) expectRefused(answer, 402, 'subscription_required')
    })

    test('lays a deck out anew in another theme, and keeps what it was in its history', async () => {
      const { id } = (await send('harbour.pptx', powerpoint)).json().presentation
      const answer = await person.ask(`POST /api/presentations/${id}/enhance`, { theme })

      expect(answer.statusCode).toBe(200)
      const { slides, version } = answer.json()
      expect(version).toBe(2)
      expect(slides.every((slide: { theme: object }) => slide.theme)).toBe(true)
      expect(slides[2]).toMatchObject({
        theme,
        layout_template: 'title + bullets',
        bullet_points: ['Quays', 'North', 'Cranes'],
      })
      const [before] = (await person.ask(`GET /api/presentations/${id}/revisions`)).json()
      expect(before.version).toBe(1)
    })

    test('refuses an unknown theme', async () => {
      const { id } = await aDeck(person)
      const answer = await person.ask(`POST /api/presentations/${id}/enhance`, {
        theme: { id: 'neon', variant: 'dark' },
      })

      expectRefused(answer, 400, 'validation_failed')
    })
  })
}
