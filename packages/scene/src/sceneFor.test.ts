import {
  layoutTemplates,
  slideSchema,
  themeIds,
  type LayoutTemplate,
  type Slide,
} from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { sceneFor } from './sceneFor.ts'
import { contentSizes, faintTexts, overlappingTexts, strayText } from './testing/sceneChecks.ts'
import { amounts, sampleSlide } from './testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

const variants = ['light', 'dark'] as const
const looks = themeIds.flatMap((id) => variants.map((variant) => ({ id, variant })))

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'Coldtrace · Seed round', index: 2, count: 10 })
}

/** Returns every layout in every theme and variant, with each amount of content. */
function samplesOf(template: LayoutTemplate): readonly Slide[] {
  return looks.flatMap((theme) =>
    amounts.map((amount) => ({ ...sampleSlide(template, amount), theme })),
  )
}

describe.each(layoutTemplates)('%s', (template) => {
  test('is a layout that a valid slide may have', () => {
    for (const slide of samplesOf(template)) expect(slideSchema.safeParse(slide).success).toBe(true)
  })

  test('keeps every line of text in its box and on the page, in every theme', () => {
    const stray = samplesOf(template).flatMap((slide) => strayText(layOut(slide)))

    expect(stray).toEqual([])
  })

  test('never lets two texts overlap', () => {
    const overlaps = samplesOf(template).flatMap((slide) => overlappingTexts(layOut(slide)))

    expect(overlaps).toEqual([])
  })

  test('sets all text at a contrast of at least 4.5 : 1 to what is painted under it', () => {
    const faint = samplesOf(template).flatMap((slide) =>
      faintTexts(layOut(slide)).map((text) => `${slide.theme?.id} ${slide.theme?.variant} ${text}`),
    )

    expect(faint).toEqual([])
  })

  test('shows content of the asked-for lengths in its own layout, above the floors', () => {
    const troubled = samplesOf(template).flatMap((slide) =>
      layOut(slide).notices.map(({ code }) => `${slide.theme?.id} ${slide.id} ${code}`),
    )

    expect(troubled).toEqual([])
  })

  test('gives equal scenes for equal slides', () => {
    expect(layOut(sampleSlide(template, 'typical'))).toEqual(
      layOut(sampleSlide(template, 'typical')),
    )
  })
})

test.each([
  'title + bullets',
  'agenda',
  'title + bullets + image',
  'two column',
  'title only',
] as const)('uses at most three sizes of text in the layout %s', (template) => {
  for (const slide of samplesOf(template)) {
    expect(contentSizes(layOut(slide)).length).toBeLessThanOrEqual(3)
  }
})

test('L-002 lays every slide out on a page of 1200 x 675 units', () => {
  for (const template of layoutTemplates) {
    expect(layOut(sampleSlide(template, 'typical')).page).toEqual({ width: 1200, height: 675 })
  }
})
