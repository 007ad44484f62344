import { layoutTemplates, slideSchema } from '@deckloom/deck'
import { starterSlide } from '@deckloom/editor'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'

const fonts = await loadFontBook()

test.each(layoutTemplates)('a new slide in the layout %s is valid and is that layout', (layout) => {
  const slide = starterSlide({ id: 'new', position: 2, layout })
  const context = { fonts, deckTitle: 'Looms', index: 1, count: 2, isEdited: true }
  const scene = sceneFor(slide, context)

  slideSchema.parse(slide)
  expect(scene.layout.template).toBe(layout)
  expect(scene.notices).toEqual([])
})
