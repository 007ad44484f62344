import { bulletText } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import clinic from '../../../../fixtures/briefs/clinic-cold-chain.md?raw'
import purifier from '../../../../fixtures/briefs/water-purifier.md?raw'
import { compressSentence } from '../plan/compressSentence.ts'
import { wordsOf, writeDeck } from '../testing/writeDeck.ts'
import { loadEnglish } from './english.ts'
import { isDocument } from './isDocument.ts'
import { assemble, readPiece, splitSource } from './readSource.ts'
import { chartOf } from './tableUnits.ts'

const read = (text: string) => assemble(splitSource(text).flatMap((piece) => readPiece(piece)))

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

  test('ends English sentences where a reader would', async () => {
    const split = await loadEnglish()

    expect(split('Dr. Smith saw 11.4% growth. It lasted.')).toHaveLength(2)
    expect(split('Keep it at 8 °C. In 2024 it failed.')).toHaveLength(2)
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

const chartOfTwo = (a: string, b: string) =>
  chartOf(
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
    const chart = chartOf(
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

    expect(chartOf(table, 'Fewer clinics, and clinics again')?.title).toBe('Clinics')
    expect(chartOf(table, 'Events happen at night')?.title).toBe('Events')
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
    const chart = slides.find(({ layout_template: layout }) => layout === 'title + chart + bullets')
      ?.images?.[0]

    expect(title).toBe('Cold chain report: vaccines in the northern clinics')
    expect(slides[1]?.bullet_points.map((point) => bulletText(point))).toEqual([
      'Why we looked',
      'What we found',
      'Why it happens',
      'What we recommend',
      'What happens next',
    ])
    expect(layouts).toEqual(
      expect.arrayContaining(['timeline', 'process', 'three cards', 'centered quote']),
    )
    expect(chart).toMatchObject({
      type: 'generated-chart',
      chartData: {
        data: [
          { label: 'Grid only', value: 1.9 },
          { label: 'Grid and generator', value: 1.1 },
          { label: 'Solar', value: 0.3 },
        ],
      },
    })
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
