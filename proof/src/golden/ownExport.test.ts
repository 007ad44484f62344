import {
  type LineData,
  mapLineEnds,
  type Slide,
  type SlideInput,
  unglued,
  visualsOf,
  writeVisual,
} from '@deckloom/deck'
import { readDeck, ReadFault } from '@deckloom/readers'
import { renderPptx } from '@deckloom/render-pptx'
import { convertInLibreOffice, hasLibreOffice, lintPptx } from '@deckloom/render-pptx/testing'
import { loadFontBook } from '@deckloom/text/node'
import { describe, expect, test } from 'vitest'
import { corpusPictures } from '../corpus/corpusPictures.ts'
import type { GoldenDeck } from '../corpus/goldenDeck.ts'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { readCorpus } from '../corpus/readCorpus.ts'
import { changeParts, withoutSlide, savedElsewhere } from './changedFile.ts'

const fonts = await loadFontBook()
const images = corpusPictures()
const createdAt = new Date('2026-01-01T00:00:00Z')

function exported(deck: GoldenDeck): Uint8Array {
  const { title, language, slides } = deck
  return renderPptx(layOutDeck(deck, fonts), { title, language, createdAt, images, slides })
}

async function imported(bytes: Uint8Array) {
  const deck = await readDeck({ name: 'deck.pptx', bytes })
  if (deck instanceof ReadFault) throw deck
  return deck
}

/** Pictures that a slide of the corpus does not show, so that its file does not contain them. */
const unseen = new Set(['arrangement-focus 2', 'ugly-pictures 4'])

/** Returns the expected slide after an import: everything but ids, and pictures that the file does not contain. */
function carried({ name }: GoldenDeck, slide: Slide, index: number) {
  const { id: _, media_data: _legacy, images: given, ...rest } = slide
  const shown = visualsOf(slide)
    .filter(
      ({ url, kind }) => images.has(url) || url.startsWith('illustration:') || kind !== 'picture',
    )
    .map(writeVisual)
  const seen = unseen.has(`${name} ${index + 1}`) ? [] : shown
  return comparable({ ...rest, ...((given || seen.length > 0) && { images: seen }) })
}

/** Returns a slide without ids and picture URLs, which are regenerated; lines are glued to elements by their places. */
function comparable(slide: SlideInput | undefined) {
  const { id: _, text_elements: texts, images: shown, ...rest } = slide ?? { slide_title: '' }
  const ids = [...(texts ?? []), ...(shown ?? [])].map(({ id }) => id)
  return {
    ...rest,
    texts: texts?.map(({ id: _id, ...text }) => text),
    images: shown?.map(({ id: _id, url: _url, lineData, ...image }) => ({
      ...image,
      ...(lineData && { lineData: withCountedGlue(lineData, ids) }),
    })),
  }
}

function withCountedGlue(line: LineData, ids: readonly (string | undefined)[]): LineData {
  return mapLineEnds(line, (end) => {
    if (!end.glue || !('element' in end.glue)) return end
    const place = ids.indexOf(end.glue.element)
    if (place === -1) return unglued(end)
    return { ...end, glue: { ...end.glue, element: `element-${place}` } }
  })
}

const corpus = readCorpus()
// One of each kind, because what another program does to a file does not depend on its text.
const kinds =
  /^(?:chart-bar|every-element|layout-table|layout-team|layout-variants|lines|rich-text|script-arabic|theme-tangram)$/
const several = corpus.filter(({ name }) => kinds.test(name))

describe.each(corpus)('$name', (deck) => {
  test('comes back from its own export as it was', async () => {
    const bytes = exported(deck)
    const back = await imported(bytes)

    expect(lintPptx(bytes)).toEqual([])
    expect(back.title).toBe(deck.title.trim() || 'deck')
    expect(back.notes).toEqual([])
    expect(back.slides.map(comparable)).toEqual(
      deck.slides.map((slide, index) => carried(deck, slide, index)),
    )
    const named = back.slides.flatMap((slide) => slide.images ?? []).map(({ url }) => url)
    for (const url of named.filter((each) => !/^(?:illustration:.*)?$/.test(each)))
      expect(back.pictures.has(url)).toBe(true)
  })
})

describe.each(several)('$name, changed in another program', (deck) => {
  const expected = deck.slides.map((slide, index) => carried(deck, slide, index))
  const bytes = exported(deck)

  test('is the same file each time, before anybody changes it', () => {
    expect(exported(deck)).toEqual(bytes)
  })

  test('keeps every slide whose page is the same, whatever the program writes of its own accord', async () => {
    const back = await imported(savedElsewhere(bytes))

    expect(back.notes).toEqual([])
    expect(back.slides.map(comparable)).toEqual(expected)
  })

  test('reads the one slide whose words were changed from its page, and keeps the others', async () => {
    const { file, words } = changeParts(bytes, 'ppt/slides/slide2.xml')
    const back = await imported(file)

    expect(words).not.toBe('')
    expect(JSON.stringify(back.slides[1])).toContain(words)
    expect(comparable(back.slides[0])).toEqual(expected[0])
    expect(comparable(back.slides.at(-1))).toEqual(expected.at(-1))
    expect(back.notes.map(({ text }) => text)).toContain(
      `1 of ${deck.slides.length} slides was changed or added in another program and read from the page.`,
    )
  })

  test('follows slides that were removed and put into another order', async () => {
    const back = await imported(withoutSlide(bytes, 2))

    expect(back.slides.map(comparable)).toEqual(
      [...expected.slice(0, 1), ...expected.slice(2)].toReversed(),
    )
  })
})

test.skipIf(!hasLibreOffice)(
  'decks that LibreOffice has saved are read from their pages, with all slides',
  async () => {
    const decks = corpus.filter(({ name }) => /^(?:layout-table|chart-bar|ugly-runs)$/.test(name))
    const files = new Map(decks.map((deck) => [deck.name, exported(deck)]))
    const saved = await convertInLibreOffice(files, 'pptx')

    expect([...saved.keys()]).toEqual(decks.map(({ name }) => name))
    for (const { name, slides } of decks) {
      const back = await imported(saved.get(name) ?? new Uint8Array())
      expect(back.slides.length).toBeGreaterThanOrEqual(slides.length)
      expect(back.notes.some(({ text }) => text.includes('changed or added'))).toBe(true)
    }
  },
  180_000,
)
