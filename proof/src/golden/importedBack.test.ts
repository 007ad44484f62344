import { bulletText, type ChartData, readNewVisual, type SlideInput } from '@deckloom/deck'
import { readDeck, ReadFault } from '@deckloom/readers'
import { renderPptx } from '@deckloom/render-pptx'
import { loadFontBook } from '@deckloom/text/node'
import { describe, expect, test } from 'vitest'
import { corpusPictures } from '../corpus/corpusPictures.ts'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { readCorpus } from '../corpus/readCorpus.ts'

const fonts = await loadFontBook()
const images = corpusPictures()
const createdAt = new Date('2026-01-01T00:00:00Z')

/** Exports the decks of the corpus as PowerPoint files and imports them: all that the format supports is kept. */
describe.each(readCorpus())('$name', (deck) => {
  test('comes back with its slides, words, notes, charts and tables', async () => {
    const { title, language, slides } = deck
    const bytes = renderPptx(layOutDeck(deck, fonts), { title, language, createdAt, images })
    const imported = await readDeck({ name: 'deck.pptx', bytes })
    if (imported instanceof ReadFault) throw imported

    expect(imported.title).toBe(title.trim() || 'deck')
    expect(imported.slides.length).toBeGreaterThanOrEqual(slides.length)
    for (const [index, slide] of slides.entries()) {
      const back = imported.slides[index]
      const [given, read] = [factsOf(slide), factsOf(back)]
      expect(back?.hidden ?? false).toBe(slide.hidden ?? false)
      expect(missing(given.words, read.words), `words of slide ${index + 1}`).toEqual([])
      expect(read.charts, `charts of slide ${index + 1}`).toEqual(given.charts)
    }
  })
})

/** Longer words are broken across lines, and the file does not record that the parts belong together. */
const longestWord = 100

function factsOf(slide: SlideInput | undefined) {
  return {
    words: textsOf(slide)
      .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word !== '' && word.length <= longestWord),
    charts: (slide?.images ?? []).map(readNewVisual).flatMap((visual) =>
      // No program rotates native charts, so a rotated one is exported as a drawing.
      visual.kind === 'chart' && (visual.rotation ?? 0) === 0 ? [chartFacts(visual.chart)] : [],
    ),
  }
}

const empty: SlideInput = { slide_title: '' }

function textsOf(slide: SlideInput = empty): readonly string[] {
  const { bullet_points: bullets = [], text_elements: boxes = [], images: shown = [] } = slide
  const { slide_title: title, layout_template: layout, table, notes = '' } = slide
  return [
    title,
    notes,
    ...bullets.map(bulletText),
    ...boxes.map(({ content }) => content),
    ...shown
      .map(readNewVisual)
      .flatMap((visual) => (visual.kind === 'shape' ? (visual.shape.text ?? []) : [])),
    ...(layout === 'table' && table ? table.rows.flat() : []),
  ]
}

function chartFacts({ type, data }: ChartData) {
  // Labels are exported as drawn: those that do not fit are cut.
  const begin = (label: string) => label.replaceAll(/\s+/gu, '').slice(0, 10)
  return { type, data: data.map(({ label, value }) => ({ label: begin(label), value })) }
}

/** Ignores white space, because lines may be broken within a word. */
function missing(given: readonly string[], read: readonly string[]): readonly string[] {
  const all = read.join('').toLowerCase()
  return given.filter((word) => !all.includes(word.toLowerCase()))
}
