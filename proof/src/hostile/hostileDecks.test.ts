import { repairSlides, type Slide, slideSchema } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { readCorpus } from '../corpus/readCorpus.ts'

const junk: readonly unknown[] = [null, '', 'x', '\u0000', -1, 1e9, true, [], {}, [[]], { text: 7 }]

/** Returns copies of a slide, each with another of its fields replaced by junk. */
function spoiled(slide: Slide, from: number): readonly unknown[] {
  return Object.keys(slide).map((key, index) => ({
    ...slide,
    glow: 1,
    [key]: junk[(from + index) % junk.length],
  }))
}

test('every slide of the corpus with a field of something else is repaired and can be drawn', async () => {
  const fonts = await loadFontBook()
  let last = 0
  const newId = () => `new-${(last += 1)}`
  for (const [from, { slides }] of readCorpus().entries()) {
    const [first] = slides
    if (!first) continue
    const hostile = spoiled(first, from)
    const repaired = repairSlides(hostile, newId)

    expect(repaired.slides).toHaveLength(hostile.length)
    expect(repaired.repaired).toHaveLength(hostile.length)
    for (const [index, slide] of repaired.slides.entries()) {
      expect(slideSchema.safeParse(slide).success).toBe(true)
      // One slide per deck is drawn, each time with another field: together they cover all fields.
      if (index !== from % hostile.length) continue
      sceneFor(slide, { fonts, deckTitle: 'Hostile', index: 0, count: 1 })
    }
  }
})
