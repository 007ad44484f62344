import type { Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { sceneFor } from '../sceneFor.ts'
import { emptyHalves, pageFill } from './pageFill.ts'
import { sampleSlide, slideOf } from './sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
}

test('a page of short words in one column has an empty half, and the half is named', () => {
  const list = slideOf({ bullet_points: ['Cold', 'Heat', 'Dust', 'Rain', 'Wind', 'Snow', 'Hail'] })

  const scene = layOut({
    ...list,
    slot_boxes: { bullets: { x: 60, y: 186, width: 400, height: 420 } },
  })

  expect(pageFill(scene)?.right).toBe(0)
  expect(emptyHalves(scene)).toEqual(expect.arrayContaining(['right half 0 % full']))
})

test('panels, charts and pictures fill a page; neither the motif nor the footer does', () => {
  expect(emptyHalves(layOut(sampleSlide('comparison', 'typical')))).toEqual([])
  expect(emptyHalves(layOut(sampleSlide('title + chart + bullets', 'shortest')))).toEqual([])

  const bare = layOut(slideOf({ theme: { id: 'loom', variant: 'light' } }))
  expect(bare.layout.decoration.length).toBeGreaterThan(0)
  expect(pageFill(bare)?.whole).toBe(0)
})

test('the title over a page is not part of what fills it; one beside the content is', () => {
  const long = 'A title that goes on for so long that it takes two lines of the page at least'
  const over = pageFill(layOut(slideOf({ slide_title: long })))
  expect(over).toEqual({ whole: 0, left: 0, right: 0, top: 0, bottom: 0 })

  expect(pageFill(layOut(sampleSlide('big number', 'typical')))?.left).toBeGreaterThan(0.2)
})

test('pages that live by their air are not measured', () => {
  for (const template of ['cover', 'title only', 'closing', 'centered quote'] as const) {
    expect(pageFill(layOut(sampleSlide(template, 'shortest')))).toBeUndefined()
  }
})
