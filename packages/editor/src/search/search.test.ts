import { type Slide, slideSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { findInDeck, replaceFound, replaceInSlide } from './findInDeck.ts'
import { searchText } from './searchText.ts'

const anywhere = { matchCase: false, wholeWords: false }

const slide: Slide = {
  ...fullSlide('one'),
  slide_title: 'The well runs dry',
  slide_title_runs: [{ text: 'The ' }, { text: 'well', bold: false }, { text: ' runs dry' }],
  bullet_points: ['Well, well', { text: 'A farewell', color: '#DC2626' }],
  layout_template: 'table',
  table: {
    rows: [
      ['Well', 'Depth'],
      ['North', '40 m'],
    ],
  },
  text_elements: [
    {
      id: 'box',
      type: 'text',
      content: 'No words\nby the well',
      position: { x: 0, y: 0, width: 200, height: 50 },
      style: {},
    },
  ],
  images: [
    {
      id: 'star',
      url: '',
      type: 'shape',
      shapeData: { type: 'star', fillColor: '#3B82F6', width: 200, height: 120, text: 'Well done' },
    },
  ],
  notes: 'Say it well.',
}

describe('a search', () => {
  test('finds words in titles, bullets, tables, text boxes, shapes and notes, in reading order', () => {
    const found = findInDeck([slide], { ...anywhere, query: 'well' })

    expect(found.map(({ place, from }) => [place.kind, from])).toEqual([
      ['words', 4],
      ['words', 0],
      ['words', 6],
      ['words', 6],
      ['cell', 0],
      ['words', 7],
      ['words', 0],
      ['notes', 7],
    ])
  })

  test('minds case and word borders when it is asked to', () => {
    const texts = ['well', 'Well', 'farewell', 'wells', 'Öwell']
    const hits = (options: { matchCase: boolean; wholeWords: boolean }) =>
      texts.filter((text) => searchText(text, { ...options, query: 'well' }).length > 0)

    expect(hits({ matchCase: true, wholeWords: false })).toEqual([
      'well',
      'farewell',
      'wells',
      'Öwell',
    ])
    expect(hits({ matchCase: false, wholeWords: true })).toEqual(['well', 'Well'])
  })

  test('takes every sign for itself', () => {
    for (const query of ['(', '[a', '.*', '\\', '$1', 'a-b', '/', '{2}', '^']) {
      expect(searchText(`x${query}y`, { ...anywhere, query })).toEqual([
        { from: 1, to: 1 + query.length },
      ])
    }
    expect(searchText('anything', { ...anywhere, query: '' })).toEqual([])
  })
})

describe('replacing', () => {
  test('all of a slide changes every place and keeps the looks of the words', () => {
    const { slide: next, count } = replaceInSlide(slide, { ...anywhere, query: 'well' }, 'pump')

    expect(count).toBe(8)
    expect(slideSchema.safeParse(next).success).toBe(true)
    expect(next.slide_title_runs).toEqual([
      { text: 'The ' },
      { text: 'pump', bold: false },
      { text: ' runs dry' },
    ])
    expect(next.bullet_points).toEqual(['pump, pump', { text: 'A farepump', color: '#DC2626' }])
    expect(next.table?.rows[0]).toEqual(['pump', 'Depth'])
    expect(next.text_elements?.[0]?.content).toBe('No words\nby the pump')
    expect(next.images?.[0]?.shapeData?.text).toBe('pump done')
    expect(next.notes).toBe('Say it pump.')
  })

  test('one place leaves the others', () => {
    const second = findInDeck([slide], { ...anywhere, query: 'well' })[2]
    if (!second) throw new Error('Nothing was found')

    expect(replaceFound(slide, second, 'pump')?.bullet_points[0]).toBe('Well, pump')
    expect(replaceFound({ ...slide, bullet_points: ['Other'] }, second, 'pump')).toBeUndefined()
  })

  test('never cuts words off: where the new ones have no room, the old ones stay', () => {
    const {
      slide: next,
      count,
      full,
    } = replaceInSlide(slide, { ...anywhere, query: 'depth' }, 'x'.repeat(121))

    expect([count, full]).toEqual([0, 1])
    expect(next.table).toEqual(slide.table)
  })
})
