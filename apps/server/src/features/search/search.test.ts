import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deckIndex } from '../../db/schema/deckIndex.ts'
import { maintenanceSteps } from '../../db/schema/operation/maintenance.ts'
import { collaborators, presentations } from '../../db/schema/presentations.ts'
import { runStep } from '../../testing/hourlyWork/runStep.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { indexDecks } from '../../db/deckIndex/indexDecks.ts'
import { indexOlderDecks } from './openDeckIndex.ts'
import { excerptAround } from './excerptAround.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`search on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const search = async (person: Person, words: string) =>
      (await person.ask(`GET /api/search?q=${encodeURIComponent(words)}`)).json().decks
    const withSlides = async (person: Person, title: string, slides: readonly object[]) => {
      const { id } = await aDeck(person, title)
      await person.ask(`PUT /api/presentations/${id}`, { slides })
      return id
    }

    test('F-010 finds decks by title first, then by what stands on a slide, and says on which', async () => {
      const person = await join(app)
      const onSlide = await withSlides(person, 'Harbour safety', [
        aSlide('Opening'),
        { ...aSlide('Second'), bullet_points: ['Read the TIDE tables', 'Ask a pilot'] },
      ])
      const byTitle = await withSlides(person, 'Tide tables', [aSlide('Opening')])
      await withSlides(person, 'Something else', [aSlide('Opening')])
      const thrownAway = await withSlides(person, 'Old tide tables', [aSlide('Opening')])
      await person.ask(`DELETE /api/presentations/${thrownAway}`)

      expect(await search(person, ' tide TABLES ')).toMatchObject([
        { id: byTitle, title: 'Tide tables', slide: null, excerpt: null },
        {
          id: onSlide,
          title: 'Harbour safety',
          slide: 2,
          excerpt: 'Second · Read the TIDE tables · Ask a pilot',
        },
      ])
    })

    test('finds words in tables, free text and notes, and no name of a field', async () => {
      const person = await join(app)
      const box = { x: 0, y: 0, width: 200, height: 50 }
      const id = await withSlides(person, 'Ports', [
        {
          ...aSlide('Opening'),
          notes: 'Breathe in',
          text_elements: [{ type: 'text', content: 'Silt at berth 4', position: box, style: {} }],
        },
        {
          ...aSlide('Dues'),
          layout_template: 'table',
          table: {
            rows: [
              ['Port', 'Due'],
              ['Riga', '12'],
            ],
          },
        },
      ])

      for (const [words, slide] of [
        ['breathe', 1],
        ['BERTH 4', 1],
        ['riga', 2],
      ] as const) {
        expect(await search(person, words)).toMatchObject([{ id, slide }])
      }
      for (const words of ['slide_title', 'position', 'layout', '100%', 'a_pilot'])
        expect(await search(person, words)).toEqual([])
    })

    test('finds decks that are shared with a person, and none of strangers', async () => {
      const [owner, reader, stranger] = [await join(app), await join(app), await join(app)]
      const id = await withSlides(owner, 'Night trains', [aSlide('Opening')])
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: reader.id })

      expect(await search(reader, 'night')).toMatchObject([{ id }])
      expect(await search(stranger, 'night')).toEqual([])
    })

    test('a reader who does not see notes and hidden slides finds no deck by their words', async () => {
      const [owner, reader] = [await join(app), await join(app)]
      const id = await withSlides(owner, 'Quarter', [
        { ...aSlide('Opening'), notes: 'Whisper this' },
        { ...aSlide('Concealed salaries'), hidden: true },
        aSlide('Closing'),
      ])
      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: id, userId: reader.id })

      for (const words of ['whisper', 'concealed']) {
        expect(await search(owner, words)).toMatchObject([{ id }])
        expect(await search(reader, words)).toEqual([])
      }
      expect(await search(reader, 'closing')).toMatchObject([{ id, slide: 2 }])
      await owner.ask(`PATCH /api/presentations/${id}/sharing`, { showsNotes: true })
      expect(await search(reader, 'whisper')).toMatchObject([{ id, slide: 1 }])
    })

    test('finds words without their accents, the beginning of the last, and words of scripts without spaces', async () => {
      const person = await join(app)
      const id = await withSlides(person, 'Ärgernis', [
        {
          ...aSlide('Crème brûlée'),
          bullet_points: ['東京大学で会いましょう', 'ภาษาไทยง่ายมาก', 'ＦＵＬＬ width'],
        },
        aSlide('Berth 4'),
      ])

      for (const words of ['argernis', 'ÄRG', 'creme bru', 'full', '大学', 'ภาษา', 'berth creme'])
        expect(await search(person, words), words).toMatchObject([{ id }])
      // No matches inside of words, and only the last word is a prefix.
      for (const words of ['gernis', 'bru creme'])
        expect(await search(person, words), words).toEqual([])
      expect(await search(person, '%%% …')).toEqual([])
    })

    test('finds what a save put there at once, and what it took away no more', async () => {
      const person = await join(app)
      const id = await withSlides(person, 'Draft', [aSlide('Walnut')])
      expect(await search(person, 'walnut')).toMatchObject([{ id }])
      await person.ask(`PUT /api/presentations/${id}`, { slides: [aSlide('Hazel')] })
      expect(await search(person, 'walnut')).toEqual([])
      await person.ask(`PATCH /api/presentations/${id}/title`, { title: 'Orchard' })
      expect(await search(person, 'orchard')).toMatchObject([{ id, title: 'Orchard' }])
    })

    test('decks that were there before the index are read into it in batches', async () => {
      const person = await join(app)
      const { queries } = opened.database
      for (let count = 0; count < 7; count += 1) await aDeck(person, `Older ${count}`)
      await search(person, 'x')
      await queries.delete(deckIndex)
      expect(await search(person, 'older')).toEqual([])

      await queries.delete(maintenanceSteps)
      await runStep(queries, indexOlderDecks, new Date())

      expect(await search(person, 'older')).toHaveLength(7)
      expect(await queries.$count(deckIndex)).toBe(await queries.$count(presentations))
    })

    test('two that read a deck at once leave its last words in the index', async () => {
      const person = await join(app)
      const { queries } = opened.database
      const { id } = await aDeck(person, 'Race 0')
      for (let round = 1; round <= 15; round += 1) {
        await Promise.all([
          person.ask(`PATCH /api/presentations/${id}/title`, { title: `Race ${round}` }),
          indexDecks(queries, [id]),
          indexDecks(queries, [id]),
        ])
      }
      expect(await search(person, 'race 15')).toMatchObject([{ id }])
      expect(await search(person, 'race 14')).toEqual([])
    })

    test.each(['', '   ', 'x'.repeat(101), '\0'])('refuses %j', async (words) => {
      const person = await join(app)
      const answer = await person.ask(`GET /api/search?q=${encodeURIComponent(words)}`)

      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation_failed' })
    })
  })
}

test('an excerpt shows the words with what stands around them, cut between words', () => {
  const long = `${'before '.repeat(40)}the tide tables ${'after '.repeat(40)}`.trim()

  const excerpt = excerptAround(long, 'TIDE tables')

  expect(excerpt).toMatch(/^… (before )+the tide tables( after)+ …$/)
  expect(excerpt.length).toBeLessThan(120)
  expect(excerptAround('Short\n and plain', 'plain')).toBe('Short and plain')
})
