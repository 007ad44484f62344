import { type Slide, slideSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { slidesArbitrary } from '../testing/slideArbitrary.ts'
import { fullSlide } from '../testing/slides.ts'
import { mergeSlide } from './mergeSlide.ts'

const base = fullSlide('a')
const merge = (mine: Partial<Slide>, theirs: Partial<Slide>) =>
  mergeSlide({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

test('edits of different parts of one slide are both kept', () => {
  const merged = merge(
    { slide_title: 'Mine', slide_title_style: { bold: true } },
    { notes: 'Theirs', bullet_points: ['Theirs'], slide_title_style: { color: '#DC2626' } },
  )

  expect(merged).toEqual({
    slide: {
      ...base,
      slide_title: 'Mine',
      notes: 'Theirs',
      bullet_points: ['Theirs'],
      slide_title_style: { bold: true, color: '#DC2626' },
    },
    clash: false,
  })
})

test('of a part that both sides changed the local one stays, and that is said', () => {
  const merged = merge(
    { background_color: '#DC2626', hidden: true },
    { background_color: '#1F2937', notes: 'N' },
  )

  expect(merged).toEqual({
    slide: { ...base, background_color: '#DC2626', hidden: true, notes: 'N' },
    clash: true,
  })
})

test('a text that both sides wrote anew has both versions, and that is said', () => {
  const merged = merge({ slide_title: 'Mine' }, { slide_title: 'Theirs' })

  expect(merged).toEqual({ slide: { ...base, slide_title: 'Mine Theirs' }, clash: true })
})

test('a text that both sides edited in different places has both edits, and the looks of both', () => {
  const title = 'One buoy, two measurements'
  const runs = (bold: string, rest: string) => [{ text: bold, bold: true }, { text: rest }]
  const from = { ...base, slide_title: title }

  expect(
    mergeSlide({
      base: from,
      mine: { ...from, slide_title: 'One buoy, three measurements' },
      theirs: {
        ...from,
        slide_title: 'One red buoy, two measurements',
        slide_title_runs: runs('One', ' red buoy, two measurements'),
      },
    }),
  ).toEqual({
    slide: {
      ...from,
      slide_title: 'One red buoy, three measurements',
      slide_title_runs: runs('One', ' red buoy, three measurements'),
    },
    clash: false,
  })
})

test('text boxes, notes and cells that both sides edited have both edits', () => {
  const [note] = base.text_elements ?? []
  if (!note) throw new Error('the slide lacks a text')
  const box = (content: string) => ({ text_elements: [{ ...note, content }] })
  const table = (cell: string, other: string) => ({
    table: {
      rows: [
        ['A', 'B'],
        [cell, other],
      ],
    },
  })
  const from = { ...base, ...box('A note'), ...table('one', 'two'), notes: 'Say it' }

  expect(
    mergeSlide({
      base: from,
      mine: { ...from, ...box('A note today'), ...table('one', 'twenty'), notes: 'Say it twice' },
      theirs: { ...from, ...box('A long note'), ...table('one more', 'two'), notes: 'Now say it' },
    }).slide,
  ).toEqual({
    ...from,
    ...box('A long note today'),
    ...table('one more', 'twenty'),
    notes: 'Now say it twice',
  })
})

test('bullets are merged line by line, whichever side adds or removes one', () => {
  const from = { ...base, bullet_points: ['One', 'Two', 'Three'] }
  const lines = (mine: string[], theirs: string[]) =>
    mergeSlide({
      base: from,
      mine: { ...from, bullet_points: mine },
      theirs: { ...from, bullet_points: theirs },
    }).slide.bullet_points

  expect(lines(['Mine', 'Two', 'Three'], ['One', 'Two', 'Theirs'])).toEqual([
    'Mine',
    'Two',
    'Theirs',
  ])
  expect(lines(['Zero', 'One', 'Two', 'Three'], ['One', 'Three', 'Four'])).toEqual([
    'Zero',
    'One',
    'Three',
    'Four',
  ])
  expect(lines(['One', 'Two and a half', 'Three'], ['One', 'Just Two', 'Three'])).toEqual([
    'One',
    'Just Two and a half',
    'Three',
  ])
  expect(lines(['One', 'Three'], ['One', 'Two, changed', 'Three'])).toEqual([
    'One',
    'Two, changed',
    'Three',
  ])
})

test('more bullets than a slide holds are not merged: the local ones stay', () => {
  const many = (name: string) => Array.from({ length: 20 }, (_, line) => `${name} ${line}`)

  expect(merge({ bullet_points: many('mine') }, { bullet_points: many('theirs') })).toMatchObject({
    slide: { bullet_points: many('mine') },
    clash: true,
  })
})

test('elements are put together by their id: one moved here, another there, one added, one deleted', () => {
  const [slot, free, chart, shape] = base.images ?? []
  if (!slot || !free || !chart || !shape) throw new Error('the slide lacks pictures')
  const note = base.text_elements?.[0]
  if (!note) throw new Error('the slide lacks a text')
  const added = { ...note, id: 'added', content: 'New there' }

  const merged = merge(
    {
      images: [slot, { ...free, position: { x: 1, y: 2 } }, shape],
      text_elements: [{ ...note, content: 'Mine' }],
    },
    {
      images: [slot, { ...free, alt: 'Theirs' }, chart, { ...shape, position: { x: 5, y: 6 } }],
      text_elements: [{ ...note, style: { fontSize: 40 } }, added],
    },
  )

  expect(merged.clash).toBe(false)
  expect(merged.slide.images).toEqual([
    slot,
    { ...free, position: { x: 1, y: 2 }, alt: 'Theirs' },
    { ...shape, position: { x: 5, y: 6 } },
  ])
  expect(merged.slide.text_elements).toEqual([
    { ...note, content: 'Mine', style: { fontSize: 40 } },
    added,
  ])
})

test('a theme chosen on one side drops the colors that it hides', () => {
  const colored = { ...base, background_color: '#FFFFFF' }
  const { background_color: _, ...themed } = colored

  expect(
    mergeSlide({
      base: colored,
      mine: { ...colored, notes: 'Mine' },
      theirs: { ...themed, theme: { id: 'dark', variant: 'dark' } },
    }).slide,
  ).toEqual({ ...themed, notes: 'Mine', theme: { id: 'dark', variant: 'dark' } })
})

test('whatever both sides did, the slide is valid; a side that did nothing changes nothing', () => {
  const slide = slidesArbitrary.map(([first]) => first ?? base)
  fc.assert(
    fc.property(slide, slide, slide, (from, mine, theirs) => {
      const sides = { base: from, mine, theirs }
      slideSchema.parse(mergeSlide(sides).slide)
      expect(mergeSlide({ ...sides, mine: from }).slide).toEqual({ ...theirs, id: from.id })
      expect(mergeSlide({ ...sides, theirs: from }).slide).toEqual(mine)
    }),
    { numRuns: 200 },
  )
})

test('of pictures that are too many together, those here and all charts and shapes stay', () => {
  const picture = (id: string) => ({ id, url: '/files/pump.jpg', type: 'stock' }) as const
  const shapeData = { type: 'star', fillColor: '#3B82F6', width: 100, height: 100 } as const
  const star = { id: 'star', url: '', type: 'shape', shapeData } as const
  const from = { ...base, images: ['a', 'b', 'c'].map(picture) }
  const merged = mergeSlide({
    base: from,
    mine: { ...from, images: [...from.images, picture('mine')] },
    theirs: { ...from, images: [...from.images, picture('one'), star, picture('two')] },
  })

  expect(merged.clash).toBe(true)
  expect(merged.slide.images?.map(({ id }) => id).toSorted()).toEqual([
    'a',
    'b',
    'c',
    'mine',
    'one',
    'star',
  ])
  expect(slideSchema.safeParse(merged.slide).success).toBe(true)
})
