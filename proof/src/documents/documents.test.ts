import type { Slide } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { faultInTitle } from './faultInTitle.ts'
import { measureDocument, type ShareName } from './measureDocument.ts'
import { type PublicDocument, readDocuments } from './readDocuments.ts'

const fonts = await loadFontBook()
const document: PublicDocument = {
  id: 'report',
  language: 'en',
  kind: 'markdown',
  origin: 'https://example.org',
  licence: 'CC0-1.0',
  frozen: false,
  text: '# Report\n\n## Pumps\n\nWe repaired 48 pumps in 2024. It cost 1,200 euros.\n\n## Wells\n\n| Well | Depth |\n|---|---|\n| North | 31 |\n| South | 45 |\n',
}
const slide = (fields: Partial<Slide>): Slide => ({
  id: 'a',
  slide_title: 'Report',
  bullet_points: [],
  visual_type: 'other',
  visual_description: 'Words',
  layout_template: 'title + bullets',
  ...fields,
})
const measured = (slides: readonly Slide[], name: ShareName): readonly [number, number] => {
  const { good, all } = measureDocument(
    document,
    { title: 'Report', slides },
    { fonts, ownWords: new Set() },
  )[name]
  return [good, all]
}

test('counts figures, on slides without those of tables, and takes no year for one', () => {
  const shown = slide({ bullet_points: ['We repaired 48 pumps'] })

  expect(measured([shown], 'figures on slides')).toEqual([1, 2])
  expect(
    measured(
      [{ ...shown, notes: 'It cost 1.200 euros. North 31, South 45' }],
      'figures with notes',
    ),
  ).toEqual([4, 4])
})

test('finds sentences, sections and charts that are not there', () => {
  const pumps = slide({ slide_title: 'Pumps', notes: 'We repaired 48 pumps in 2024.' })

  expect(measured([pumps], 'sentences kept')[0]).toBeLessThan(
    measured([pumps], 'sentences kept')[1],
  )
  expect(measured([pumps], 'sections on slides')).toEqual([1, 3])
  expect(measured([pumps], 'tables as charts')).toEqual([0, 1])
})

test('finds a page with an empty half', () => {
  const bullet =
    'We repaired forty-eight pumps in the north, and every one of them still runs today'
  const few = slide({ layout_template: 'two column', bullet_points: ['We repaired', 'All run'] })
  const full = slide({ bullet_points: [bullet, bullet, bullet, bullet] })

  expect(measured([few], 'filled pages')).toEqual([0, 1])
  expect(measured([full], 'filled pages')).toEqual([1, 1])
  expect(measured([{ ...few, layout_template: 'title only' }], 'filled pages')).toEqual([1, 1])
})

test('finds sentences in code, with the addresses in it', () => {
  const text =
    '# Books\n\n```\nGOOD: [A book](https://example.org/a) - Jane Roe, 1970\n```\n\n## More\n\nText of it.'
  const noted = slide({
    notes: 'Books GOOD: [A book](https://example.org/a) - Jane Roe, 1970 Text of it.',
  })
  const shares = measureDocument(
    { ...document, text },
    { title: 'Books', slides: [noted] },
    { fonts, ownWords: new Set() },
  )

  expect(shares['sentences kept'].lacking).toEqual([])
})

test('finds rows of an agenda that lead nowhere, and words that nobody wrote', () => {
  const agenda = slide({ layout_template: 'agenda', bullet_points: ['Pumps', 'Costs'] })
  const pumps = slide({ slide_title: 'Pumps', bullet_points: ['Synergies abound'] })

  expect(measured([agenda, pumps], 'true agendas')).toEqual([1, 2])
  expect(measured([pumps], 'words of the source')).toEqual([1, 3])
})

test.each([
  ['The cost of', 'ends in the middle of a phrase'],
  ['Costs (since 2024', 'has an open bracket or quotation'],
  ['The cost of the…', 'breaks off'],
  ['See **costs**', 'has markup or an address'],
  ['See https://example.org', 'has markup or an address'],
  ['Costs,', 'ends in a mark that goes on'],
  ['Vitamin A', undefined],
  ['We repaired 48 pumps', undefined],
])('judges %j', (title, fault) => {
  expect(faultInTitle(slide({ slide_title: title }), [title], 'en')).toBe(fault)
})

test('the corpus is the one that its manifest names, a third of it frozen, in fourteen languages', () => {
  const documents = readDocuments()

  expect(documents.length).toBeGreaterThanOrEqual(120)
  expect(new Set(documents.map(({ language }) => language)).size).toBe(14)
  expect(documents.filter(({ frozen }) => frozen).length).toBeGreaterThanOrEqual(
    documents.length / 3,
  )
})
