import type { Slide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { elementStyle } from './slideLook.ts'
import { elementRichText, withRichText } from './richText.ts'
import {
  sharedEmphasis,
  textsOf,
  withClearedText,
  withResizedText,
  withToggledEmphasis,
  withWholeTextStyles,
} from './wholeText.ts'

const slide: Slide = fullSlide('s')
const [box] = slide.text_elements ?? []
const ids = ['title-s', 'bullets-s', box?.id ?? '', 's-chart']

test('of a selection the texts are styled, and nothing else', () => {
  expect(textsOf(slide, ids)).toEqual(ids.slice(0, 3))
  const large = withWholeTextStyles(slide, ids, { fontSize: 30 })
  expect(ids.slice(0, 3).map((id) => elementStyle(large, id)?.fontSize)).toEqual([30, 30, 30])
  expect(large.images).toBe(slide.images)
})

test('an emphasis that not all texts have is given to all, then taken from all', () => {
  const plain = withWholeTextStyles(slide, ids, { italic: false, fontStyle: 'normal' })
  const one = withWholeTextStyles(plain, ['title-s'], { italic: true, fontStyle: 'italic' })
  expect(sharedEmphasis(one, ids).italic).toBe(false)
  const all = withToggledEmphasis(one, ids, 'italic')
  expect(sharedEmphasis(all, ids).italic).toBe(true)
  expect(sharedEmphasis(withToggledEmphasis(all, ids, 'italic'), ids).italic).toBe(false)
})

test('without a text nothing is emphasized, and nothing changes', () => {
  expect(sharedEmphasis(slide, ['s-chart'])).toEqual({
    bold: false,
    italic: false,
    underline: false,
    strike: false,
  })
  expect(withToggledEmphasis(slide, ['s-chart'], 'bold')).toBe(slide)
})

test('striking through and underlining do not take each other off', () => {
  const lined = withToggledEmphasis(slide, ids, 'underline')
  const struck = withToggledEmphasis(lined, ids, 'strike')
  expect(sharedEmphasis(struck, ids)).toMatchObject({ underline: true, strike: true })
  expect(sharedEmphasis(withToggledEmphasis(struck, ids, 'underline'), ids).strike).toBe(true)
})

test('a property that is set to undefined is no longer stored', () => {
  const spaced = withWholeTextStyles(slide, ids, { lineSpacing: 2, fontFamily: 'Sora' })
  const back = withWholeTextStyles(spaced, ids, { lineSpacing: undefined, fontFamily: undefined })
  expect(elementStyle(spaced, 'title-s')).toMatchObject({ lineSpacing: 2, fontFamily: 'Sora' })
  expect(Object.keys(elementStyle(back, 'title-s') ?? {})).not.toContain('lineSpacing')
  expect(JSON.stringify(back)).not.toContain('Sora')
})

test('sizes change from those that texts are drawn at, or from their own', () => {
  const large = withWholeTextStyles(slide, ['title-s'], { fontSize: 40 })
  const sizes = new Map([
    ['title-s', 33],
    ['bullets-s', 21.6],
  ])
  const larger = withResizedText(large, sizes, 2)
  expect(elementStyle(larger, 'title-s')?.fontSize).toBe(42)
  expect(elementStyle(larger, 'bullets-s')?.fontSize).toBe(24)
})

test('cleared texts keep their words, links and alignment', () => {
  const styled = withRichText(
    withWholeTextStyles(slide, ids, { textAlign: 'right', fontSize: 40, color: '#DC2626' }),
    'title-s',
    [
      {
        runs: [
          { text: 'Read ', bold: false, highlight: '#FEF08A' },
          { text: 'this', href: 'https://example.org/', strike: true },
        ],
      },
    ],
  )
  const cleared = withClearedText(styled, ids)
  expect(elementRichText(cleared, 'title-s')?.lines).toEqual([
    { runs: [{ text: 'Read ' }, { text: 'this', href: 'https://example.org/' }] },
  ])
  expect(elementStyle(cleared, 'title-s')).toEqual({ textAlign: 'right' })
  expect(cleared.bullet_points.every((bullet) => typeof bullet === 'string')).toBe(true)
})
