import { layoutTemplates, slideSchema } from '@deckloom/deck'
import { starterSlide } from '@deckloom/editor'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'

const fonts = await loadFontBook()

test.each(layoutTemplates)('a new slide in the layout %s is valid and is that layout', (layout) => {
  const slide = starterSlide({ id: 'new', position: 2, layout })
  const scene = sceneFor(slide, { fonts, deckTitle: 'Looms', index: 1, count: 2 })

  slideSchema.parse(slide)
  expect(scene.layout.template).toBe(layout)
  expect(scene.notices).toEqual([])
})
