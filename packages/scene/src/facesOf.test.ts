import { layoutTemplates, themeIds } from '@deckloom/deck'
import { withFallbacks, type FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { facesOf } from './facesOf.ts'
import { sceneFor } from './sceneFor.ts'
import { sampleSlide } from './testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

test.each(themeIds)('names every face that slides of the theme %s are set in', (id) => {
  const theme = { id, variant: 'light' } as const
  const loaded = new Set(withFallbacks(facesOf(theme)))

  const used = layoutTemplates.flatMap((template) => {
    const slide = {
      ...sampleSlide(template, 'typical'),
      theme,
      slide_title_style: { italic: true },
      bullet_style: { bold: true, italic: true },
    }
    return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 }).faces
  })

  expect(used.filter((face) => !loaded.has(face))).toEqual([])
})
