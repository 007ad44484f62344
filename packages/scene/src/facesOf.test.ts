import { layoutTemplates, themeIds, type Slide } from '@deckloom/deck'
import { fontFaces, type FaceId, type FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { themes } from '@deckloom/themes'
import { beforeAll, expect, test } from 'vitest'
import { facesOf } from './facesOf.ts'
import { sceneFor } from './sceneFor.ts'
import { sampleSlide, slideOf } from './testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function unnamedFaces(slide: Slide): readonly FaceId[] {
  const named = new Set(facesOf(slide))
  const { faces } = sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
  return faces.filter((face) => !named.has(face))
}

test.each(themeIds)('the theme %s asks for faces that ship', (id) => {
  const { heading, body, eyebrow } = themes[id]
  const strong = { family: body.family, weight: body.strong }
  const asked = [heading, body, strong, ...(eyebrow ? [eyebrow] : [])]
  const ships = ({ family, weight }: (typeof asked)[number]) =>
    fontFaces.some((face) => face.family === family && face.weight === weight && !face.italic)

  expect(asked.filter((font) => !ships(font))).toEqual([])
})

test.each(themeIds)('names every face that slides of the theme %s are set in', (id) => {
  for (const template of layoutTemplates) {
    const slide = {
      ...sampleSlide(template, 'typical'),
      theme: { id, variant: 'light' },
    } satisfies Slide

    expect(unnamedFaces(slide)).toEqual([])
    expect(
      unnamedFaces({
        ...slide,
        slide_title_style: { italic: true, bold: false },
        bullet_style: { fontWeight: 800, fontStyle: 'italic' },
      }),
    ).toEqual([])
  }
})

test('names italics only for slides that have some', () => {
  const slide = slideOf({ theme: { id: 'meridian', variant: 'light' } })
  const text = { id: 't', type: 'text', content: 'so it is' } as const
  const position = { x: 0, y: 0, width: 200, height: 60 }
  const slanted = {
    ...slide,
    text_elements: [{ ...text, position, style: {}, runs: [{ text: 'so it is', italic: true }] }],
  }
  const hasItalics = (faces: readonly FaceId[]): boolean =>
    faces.some((face) => fonts.face(face).italic)

  expect(hasItalics(facesOf(slide))).toBe(false)
  expect(hasItalics(facesOf(slanted))).toBe(true)
})
