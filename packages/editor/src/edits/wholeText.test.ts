import type { Slide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { elementStyle } from './slideLook.ts'
import { sharedEmphasis, textsOf, withToggledEmphasis, withWholeTextStyles } from './wholeText.ts'

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
  })
  expect(withToggledEmphasis(slide, ['s-chart'], 'bold')).toBe(slide)
})
