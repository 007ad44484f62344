import { readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { Slide } from '@deckloom/deck'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeckRenderer } from '../../platform/render/renderDeck.ts'
import { sendPicture } from '../../testing/decks/sendPicture.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const fixtures = joinPath(import.meta.dirname, '../../../../../fixtures')
const portrait = readFileSync(joinPath(fixtures, 'pictures/portrait.png'))
const theme = { id: 'nocturne', variant: 'dark' }

/** A slide without what an import generates and without what an export omits. */
function asExported(slide: Slide) {
  const images = slide.images?.map((image) => ({
    ...image,
    id: 'new',
    url: 'new',
    prompt: undefined,
  }))
  return { ...slide, id: 'new', images }
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`an own export on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let other: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { render: createDeckRenderer() })
      owner = await join(app)
      other = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const deckOf = async (person: Person, id: number) =>
      (await person.ask(`GET /api/presentations/${id}`)).json()

    test('becomes the same deck for whoever imports it, its picture stored anew', async () => {
      const { url } = (await sendPicture(owner, portrait)).json()
      const image = { url, type: 'ai-generated', alt: 'A portrait', prompt: 'Our chairwoman' }
      const slides = [
        { slide_title: 'Looms', layout_template: 'cover', notes: 'Say it', theme, eyebrow: 'Q4' },
        { slide_title: 'Warp', bullet_points: ['One', { text: 'Two', color: '#FF0000' }], theme },
        { slide_title: 'Who', layout_template: 'title + bullets + image', images: [image] },
        { slide_title: 'Later', hidden: true, transition: 'fade', section: 'Appendix' },
      ]
      const { id } = (await owner.ask('POST /api/presentations', { title: 'Looms', slides })).json()
      const made = await owner.ask(`POST /api/presentations/${id}/export`, { format: 'pptx' })
      const file = await owner.ask(`GET ${made.json().downloadUrl}`)
      const answer = await other.ask('POST /api/imports?name=looms.pptx', file.rawPayload, {
        'content-type': 'application/octet-stream',
      })

      expect(answer.json()).toMatchObject({
        presentation: { title: 'Looms' },
        slideCount: 4,
        notes: [],
      })
      const [before, after] = [
        await deckOf(owner, id),
        await deckOf(other, answer.json().presentation.id),
      ]
      expect(after.slides.map(asExported)).toEqual(before.slides.map(asExported))
      expect(after.slides[0].id).not.toBe(before.slides[0].id)
      const [shown] = after.slides[2].images
      expect(shown).not.toHaveProperty('prompt')
      expect(shown.url).toMatch(/^\/api\/uploads\/[\w-]{43}$/)
      expect(shown.url).not.toBe(url)
      expect((await other.ask(`GET ${shown.url}`)).headers['content-type']).toBe('image/png')
      expect((await other.ask(`GET ${url}`)).statusCode).toBe(404)
    })
  })
}
