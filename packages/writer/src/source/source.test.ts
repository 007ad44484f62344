import { bulletText } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import clinic from '../../../../fixtures/briefs/clinic-cold-chain.md?raw'
import purifier from '../../../../fixtures/briefs/water-purifier.md?raw'
import { compressSentence } from '../plan/compressSentence.ts'
import { wordsOf, writeDeck } from '../testing/writeDeck.ts'
import { splitSentences } from '../language/splitSentences.ts'
import { isDocument } from './isDocument.ts'
import { assemble, type ReadBlocks, readPiece, splitSource } from './readSource.ts'
import { phrasesFor } from '../wording/wordings.ts'
import { tellsVenture } from './tellsVenture.ts'
import { chartOf, type SourceTable, tableDataOf } from './tableUnits.ts'

function read(text: string) {
  const blocks: ReadBlocks = []
  for (const piece of splitSource(text)) readPiece(piece, blocks)
  return assemble(blocks)
}

describe('reading', () => {
  test('knows a document from a wish', () => {
    expect(isDocument(clinic)).toBe(true)
    expect(isDocument(purifier)).toBe(false)
    expect(isDocument('A long wish. '.repeat(60))).toBe(false)
  })

  test('keeps headings, lists, tables and quotations in their order', () => {
    const { title, sections } = read(clinic)

    expect(title).toBe('Cold chain report: vaccines in the northern clinics')
    expect(sections.map(({ heading }) => heading)).toEqual([
      undefined,
      'Why we looked',
      'What we found',
      'Why it happens',
      'What we recommend',
      'What happens next',
    ])
    expect(sections[2]?.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'table',
      'paragraph',
      'quote',
    ])
  })

  test('finds headings in plain text', () => {
    const { title, sections } = read(
      'Annual report\n\nThis is the year in short.\n\nWhat we did\n\nWe built two bridges.',
    )

    expect(title).toBe('Annual report')
    expect(sections.map(({ heading }) => heading)).toEqual([undefined, 'What we did'])
  })

  test('parts a quotation from its speaker', () => {
    expect(read('> It works. — Amina, nurse').sections[0]?.blocks).toEqual([
      { kind: 'quote', text: 'It works.', by: 'Amina, nurse' },
    ])
  })

  test.each([
    'Dr. Smith saw 11.4% growth. It lasted.',
    'Keep it at 8 °C. In 2024 it failed.',
    'Wir stimmen am 14. Mai ab. Der Bund zahlt z. B. die Hälfte.',
    'M. Dupont a payé 1,5 million. Il reste deux écoles.',
    'Los EE. UU. compran más. El Sr. Ruiz lo confirma.',
    'Il Dott. Rossi ha chiamato. La riunione è finita.',
    'O Dr. Melo chegou. A reunião acabou.',
  ])('ends the sentences of "%s" where a reader would', (text) => {
    expect(splitSentences(text)).toHaveLength(2)
  })
})

describe('condensing', () => {
  const limit = { chars: 84, words: 14 }

  test('drops asides and keeps the statement', () => {
    expect(
      compressSentence(
        'However, the valves (made of brass in a plant near Lyon) failed in May, which surprised everybody who had tested them.',
        limit,
      ),
    ).toEqual(['The valves failed in May'])
  })

  test('parts a long sentence where a second statement begins', () => {
    expect(
      compressSentence(
        'We fitted loggers in 48 clinics in the first quarter and reached 438 clinics by the end of the year.',
        limit,
      ),
    ).toEqual([
      'We fitted loggers in 48 clinics in the first quarter',
      'Reached 438 clinics by the end of the year',
    ])
  })

  test('never drops a condition or a negation', () => {
    const sentence =
      'The vaccines stay safe in every clinic of the northern region, which does not hold without a working seal.'

    expect(compressSentence(sentence, limit)).toEqual([])
  })
})

const english = (table: SourceTable, text: string) =>
  chartOf(table, { text, language: 'en' }, phrasesFor('en'))?.chart

const chartOfTwo = (a: string, b: string) =>
  english(
    {
      header: ['x', 'y'],
      rows: [
        ['one', a],
        ['two', b],
      ],
    },
    '',
  )

describe('tables', () => {
  test('become charts with the numbers that were given', () => {
    const chart = english(
      {
        header: ['Quarter', 'Sales'],
        rows: [
          ['Q1', '1,200'],
          ['Q2', '1,450'],
          ['Total', '2,650'],
        ],
      },
      '',
    )

    expect(chart).toMatchObject({
      type: 'bar',
      title: 'Sales',
      data: [
        { label: 'Q1', value: 1200 },
        { label: 'Q2', value: 1450 },
      ],
    })
  })

  test('become no chart when units differ, values are negative or words, or a point may part thousands', () => {
    expect(chartOfTwo('1.2m', '800k')).toBeUndefined()
    expect(chartOfTwo('-3', '5')).toBeUndefined()
    expect(chartOfTwo('high', 'low')).toBeUndefined()
    expect(chartOfTwo('3.200', '4.100')).toBeUndefined()
  })

  test('draw the column that the text speaks of', () => {
    const table = {
      header: ['Source', 'Clinics', 'Events'],
      rows: [
        ['Grid', '212', '1.9'],
        ['Solar', '95', '0.3'],
      ],
    }

    expect(english(table, 'Fewer clinics, and clinics again')?.title).toBe('Clinics')
    expect(english(table, 'Events happen at night')?.title).toBe('Events')
    expect(tableDataOf(table, 'Events happen at night')).toBeUndefined()
    expect(tableDataOf(table, 'Nothing of it')?.rows).toHaveLength(3)
  })

  test.each([
    ['de', '1.240', '3,2', [1240, 3.2]],
    ['fr', '16 000', '3,2', [16_000, 3.2]],
    ['es', '15.000', '9.500', [15_000, 9500]],
    ['it', '0,5', '1.240,5', [0.5, 1240.5]],
    ['pt', '1.900', '540', [1900, 540]],
    ['en', '1,900', '0.5', [1900, 0.5]],
  ] as const)('are read as %s writes numbers', (...[language, a, b, values]) => {
    const table = {
      header: ['x', 'y'],
      rows: [
        ['one', a],
        ['two', b],
      ],
    }
    const drawn = chartOf(table, { text: '', language }, phrasesFor(language))

    expect(drawn?.chart.data.map(({ value }) => value)).toEqual(values)
  })

  test('keep the unit of their numbers and say what they show', () => {
    const shares = {
      header: ['Baumart', 'Anteil'],
      rows: [
        ['Linde', '64 %'],
        ['Ahorn', '36 %'],
      ],
    }
    const years = {
      header: ['Year', 'Tonnes'],
      rows: [
        ['2022', '12'],
        ['2024', '1,480'],
      ],
    }
    const german = chartOf(shares, { text: '', language: 'de' }, phrasesFor('de'))

    expect(german?.chart).toMatchObject({ title: 'Anteil (%)', type: 'donut' })
    expect(german?.finding).toBe('Linde liegt mit 64 % vorn')
    expect(chartOf(years, { text: '', language: 'en' }, phrasesFor('en'))?.finding).toBe(
      'Tonnes: from 12 to 1,480',
    )
  })
})

describe('a deck from a report', () => {
  test('follows the headings, draws the table, and sets the dates on a line and the quotation large', async () => {
    const { title, slides } = await writeDeck({
      prompt: clinic,
      slideCount: 12,
      presentationType: 'report',
    })
    const layouts = slides.map(({ layout_template: layout }) => layout)
    const table = slides.find(({ layout_template: layout }) => layout === 'table')?.table

    expect(title).toBe('Cold chain report: vaccines in the northern clinics')
    expect(slides[1]?.bullet_points.map((point) => bulletText(point))).toEqual([
      'Why we looked',
      'What we found',
      'Why it happens',
      'What we recommend',
      'What happens next',
    ])
    expect(layouts).toEqual(
      expect.arrayContaining(['timeline', 'process', 'three cards', 'quote with portrait']),
    )
    expect(table?.rows.map(([source]) => source).slice(1)).toEqual([
      'Grid only',
      'Grid and generator',
      'Solar',
    ])
  })

  test('says only words of the report on its content slides', async () => {
    const { slides } = await writeDeck({
      prompt: clinic,
      slideCount: 10,
      presentationType: 'report',
    })
    const given = clinic.toLowerCase()
    for (const slide of slides.slice(2, -1)) {
      for (const point of slide.bullet_points.map((bullet) => bulletText(bullet))) {
        const words = point.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
        expect(
          words.filter((word) => !given.includes(word)),
          point,
        ).toEqual([])
      }
    }
  })

  test('calls a product by the name that its material gives it, and never by a plural of it', async () => {
    const source =
      '# Warm Plate: a school lunch that children choose\n\n## The problem\n\nCanteens cook for a number that nobody knows. ' +
      'Warm Plate counts before it cooks.\n\n## What we ask\n\nWe ask for a trial in two schools.'
    const { slides } = await writeDeck({
      prompt: 'Pitch this to the board',
      source,
      slideCount: 6,
      presentationType: 'pitch',
    })

    expect(slides.at(-1)?.slide_title).toContain('Warm Plate')
    expect(slides.map((slide) => wordsOf(slide)).join('\n')).not.toMatch(/warm plate|Warm Plates/u)
  })

  test.each([
    ['en', ['The problem', 'Our solution', 'Team', 'The ask'], true],
    ['es', ['Problema', 'Solución', 'Tracción', 'Equipo', 'Qué pedimos'], true],
    ['de', ['Problem', 'Lösung', 'Markt', 'Was wir suchen'], true],
    ['en', ['Why we looked', 'What we found', 'The problem', 'What happens next'], false],
  ] as const)(
    'knows in %s by the headings %j whether a venture is pitched',
    (_, headings, expected) => {
      const text = headings.map((heading) => `## ${heading}\n\nOne sentence about it.`).join('\n\n')

      expect(tellsVenture(read(text))).toBe(expected)
    },
  )

  test('takes notes without headings paragraph by paragraph', async () => {
    const notes = [
      'We met on Tuesday to talk about the boat. The keel is too heavy.',
      'Anna tested a lighter keel in June. It held in strong wind.',
      'We need a decision on the sail. The old one is torn.',
    ].join('\n\n')
    const { slides } = await writeDeck({
      prompt: 'Summary for the crew',
      source: notes,
      slideCount: 6,
      presentationType: 'report',
    })
    const said = slides.map((slide) => wordsOf(slide)).join('\n')

    expect(said).toContain('The keel is too heavy')
    expect(said).toContain('Anna tested a lighter keel in June')
    expect(said).toContain('We need a decision on the sail')
  })
})
