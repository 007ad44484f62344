import {
  layoutTemplates,
  type Bullet,
  type Slide,
  type TextElement,
  type TextRunStyle,
} from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { contrast } from './colors/color.ts'
import { facesOf } from './facesOf.ts'
import type { TextLine, TextMark } from './marks.ts'
import type { Scene } from './scene.ts'
import { sceneFor } from './sceneFor.ts'
import { sampleSlide, slideOf } from './testing/sampleSlides.ts'
import { strayText } from './testing/sceneChecks.ts'

const fonts = await loadFontBook()

function sceneOf(slide: Slide): Scene {
  return sceneFor(slide, { fonts, deckTitle: 'Cold chain', index: 0, count: 1 })
}

function textsOf(scene: Scene): readonly TextMark[] {
  return scene.marks.filter((mark) => mark.mark === 'text')
}

function linesOf(scene: Scene): readonly TextLine[] {
  return textsOf(scene).flatMap(({ lines }) => lines)
}

function lineTexts(scene: Scene): readonly string[] {
  return linesOf(scene).map(({ fragments }) => fragments.map(({ text }) => text).join(''))
}

function fragmentsOf(scene: Scene) {
  return linesOf(scene).flatMap(({ fragments }) => fragments)
}

/** Returns the text with a style per word, in turn. */
function inTurn(text: string, looks: readonly Omit<TextRunStyle, 'text'>[]): TextRunStyle[] {
  return (text.match(/\S+\s*|\s+/gu) ?? []).map((word, index) => ({
    text: word,
    ...looks[index % looks.length],
  }))
}

function withRuns(slide: Slide, looks: readonly Omit<TextRunStyle, 'text'>[]): Slide {
  return {
    ...slide,
    slide_title_runs: inTurn(slide.slide_title, looks),
    bullet_points: slide.bullet_points.map((bullet): Bullet => {
      const plain = typeof bullet === 'string' ? { text: bullet } : bullet
      return { ...plain, runs: inTurn(plain.text, looks) }
    }),
  }
}

test('runs that say nothing give an equal scene, in every layout', () => {
  for (const template of layoutTemplates) {
    const slide = sampleSlide(template, 'typical')

    expect(sceneOf(withRuns(slide, [{}]))).toEqual(sceneOf(slide))
  }
})

test('runs that do not add up to the words are ignored', () => {
  const slide = slideOf({ bullet_points: ['Tea and rice'] })
  const stale = {
    ...slide,
    slide_title_runs: [{ text: 'Another title', bold: true }],
    bullet_points: [{ text: 'Tea and rice', runs: [{ text: 'Tea', bold: true }] }],
  }

  expect(sceneOf(stale)).toEqual(sceneOf(slide))
})

test('colors and underlines of single words never move a line, in any layout', () => {
  for (const template of layoutTemplates) {
    const slide = sampleSlide(template, 'typical')
    const plain = sceneOf(slide)
    const rich = sceneOf(withRuns(slide, [{ color: '#B00020' }, { underline: true }, {}]))

    expect(lineTexts(rich)).toEqual(lineTexts(plain))
    for (const [index, line] of linesOf(rich).entries()) {
      expect(line.width).toBeCloseTo(linesOf(plain)[index]?.width ?? 0, 6)
    }
  }
})

test('every layout draws the runs of its title and its bullets', () => {
  for (const template of layoutTemplates.filter((name) => name !== 'table')) {
    const slide = sampleSlide(template, 'typical')
    const rich = fragmentsOf(sceneOf(withRuns(slide, [{ underline: true }])))
    const underlined = rich.filter(({ underline }) => underline)
    const letters = underlined.map(({ text }) => text.replaceAll(/\s/gu, '')).join('')
    // Separators that a cover adds between bullets carry no user formatting.
    const shown = textsOf(sceneOf(slide))
      .filter(({ origin }) => origin?.role === 'title' || origin?.role === 'bullets')
      .flatMap(({ lines }) => lines.flatMap(({ fragments }) => fragments))
      .map(({ text }) => text.replaceAll(/[\s·]/gu, ''))
      .join('')

    expect([template, letters]).toEqual([template, shown])
  }
})

test('a change of look inside a word is no place to end a line', () => {
  const text = 'The unbelievable heterogeneousness of internationalisation programmes everywhere'
  const cut = {
    text,
    runs: [...text].map((letter, index) => ({ text: letter, bold: index % 2 === 0 })),
  }
  const position = { x: 60, y: 60, width: 300, height: 300 }
  const element = { id: 't', type: 'text', content: text, position, style: {} } as const

  const lines = lineTexts(sceneOf(slideOf({ text_elements: [{ ...element, runs: cut.runs }] })))

  const words = new Set(text.split(' '))
  const shown = lines.slice(-6).join(' ').split(' ')
  expect(shown.filter((word) => words.has(word))).toHaveLength(words.size)
})

test('a word whose parts differ in look shrinks like any other rather than being cut', () => {
  const word = 'Internationalisierungsstrategieabteilung'
  const half = word.length / 2
  const runs = [
    { text: word.slice(0, half), bold: true },
    { text: word.slice(half), italic: true },
  ]
  const slide = slideOf({ slide_title: word, slide_title_runs: runs })
  const box = { x: 60, y: 60, width: 600, height: 300 }

  const title = textsOf(sceneOf({ ...slide, slot_boxes: { title: box } })).find(
    ({ origin }) => origin?.role === 'title',
  )

  expect(title?.lines).toHaveLength(1)
})

test('bold, italic, underline, color and link reach the runs and the fragments', () => {
  const runs = [
    { text: 'Bold ', bold: true },
    { text: 'italic ', italic: true },
    { text: 'link', href: 'https://who.int/x?a=1&b=2' },
    { text: ' red', color: '#B00020' },
  ]
  const bullet = { text: 'Bold italic link red', runs }

  const scene = sceneOf(
    slideOf({ theme: { id: 'light', variant: 'light' }, bullet_points: [bullet] }),
  )

  const body = textsOf(scene).find(({ origin }) => origin?.role === 'bullets')
  const [first, second, third, fourth] = body?.paragraphs[0]?.runs ?? []
  expect(first).toMatchObject({ text: 'Bold ', bold: true, face: 'arimo-700' })
  expect(second).toMatchObject({ text: 'italic ', italic: true, face: 'arimo-400-italic' })
  expect(third).toMatchObject({ href: 'https://who.int/x?a=1&b=2', underline: true })
  expect(fourth).toMatchObject({ paint: { color: '#B00020' } })
  const fragments = body?.lines.flatMap((line) => line.fragments)
  expect(fragments?.map(({ href }) => href)).toContain('https://who.int/x?a=1&b=2')
})

test('a run in a color that does not read on the page moves as far as it has to', () => {
  const runs = [{ text: 'Tea ' }, { text: 'and rice', color: '#FFF3B0' }]
  const slide = slideOf({ bullet_points: [{ text: 'Tea and rice', runs }] })

  const [, second] = fragmentsOf(sceneOf({ ...slide, background_color: '#FFFFFF' })).filter(
    ({ text }) => text.startsWith('Tea') || text.startsWith('and'),
  )

  expect(second?.paint.color).not.toBe('#FFF3B0')
  expect(contrast(second?.paint.color ?? '#FFFFFF', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
})

test('a link that somebody does not want underlined is not', () => {
  const runs = [{ text: 'who.int', href: 'https://who.int', underline: false }]
  const scene = sceneOf(slideOf({ bullet_points: [{ text: 'who.int', runs }] }))

  expect(fragmentsOf(scene).find(({ href }) => href !== undefined)?.underline).toBeUndefined()
})

test('names the faces of runs', () => {
  const slide = slideOf({
    theme: { id: 'light', variant: 'light' },
    slide_title: 'Tea',
    slide_title_runs: [{ text: 'Tea', italic: true }],
  })

  const { faces } = sceneOf(slide)

  expect(faces.some((face) => face.endsWith('-italic'))).toBe(true)
  expect(faces.filter((face) => !facesOf(slide).includes(face))).toEqual([])
})

/** Returns whether a color is #7C3AED, or a variant of it that was moved to stay readable. */
function isViolet(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  return blue > red && red > green
}

test('I-060 the look of bullets reaches them in every layout', () => {
  const bullet_style = { color: '#7C3AED', textAlign: 'right', fontWeight: 'bold' } as const
  for (const template of layoutTemplates.filter((name) => name !== 'table')) {
    const scene = sceneOf({ ...sampleSlide(template, 'typical'), bullet_style })
    const body = textsOf(scene).filter(({ origin }) => origin?.role === 'bullets')
    const paragraphs = body.flatMap((text) => text.paragraphs)

    expect([template, ...new Set(paragraphs.map(({ align }) => align))]).toEqual(
      paragraphs.length > 0 ? [template, 'right'] : [template],
    )
    const runs = paragraphs.flatMap((paragraph) => paragraph.runs)
    expect(runs.filter(({ bold }) => !bold)).toEqual([])
    expect(runs.filter(({ paint }) => !isViolet(paint.color))).toEqual([])
  }
})

test('I-060 a bullet that is set to the right or in the middle keeps its marker beside it', () => {
  for (const textAlign of ['right', 'center'] as const) {
    const scene = sceneOf(
      slideOf({ bullet_points: ['Tea', 'Coffee with milk'], bullet_style: { textAlign } }),
    )
    const body = textsOf(scene).find(({ origin }) => origin?.role === 'bullets')
    const markers = (body?.paragraphs ?? []).map(({ marker, indent }, index) => {
      const line = body?.lines.find(({ paragraph }) => paragraph === index)
      return (line?.x ?? 0) - indent - (marker?.x ?? 0)
    })

    expect(markers).toHaveLength(2)
    for (const gap of markers) expect(gap).toBeCloseTo(0, 6)
  }
})

test('I-060 the look of the title reaches it in every layout', () => {
  const slide_title_style = { color: '#7C3AED', textAlign: 'center', fontWeight: 400 } as const
  for (const template of layoutTemplates) {
    const scene = sceneOf({ ...sampleSlide(template, 'typical'), slide_title_style })
    const title = textsOf(scene).find(({ origin }) => origin?.role === 'title')
    const [paragraph] = title?.paragraphs ?? []

    expect([template, paragraph?.align]).toEqual([template, 'center'])
    expect(paragraph?.runs[0]?.bold).toBe(false)
    expect(isViolet(paragraph?.runs[0]?.paint.color ?? '')).toBe(true)
  }
})

function sizedBox(height: number): TextMark {
  const text_elements: TextElement[] = [
    {
      id: 'text-1',
      type: 'text',
      content: 'Small words before BIG words and after',
      runs: [
        { text: 'Small words before ' },
        { text: 'BIG', fontSize: 40 },
        { text: ' words and after' },
      ],
      position: { x: 100, y: 675 - height, width: 160, height },
      style: { fontSize: 20 },
    },
  ]
  const mark = textsOf(sceneOf(slideOf({ text_elements }))).find(({ id }) => id === 'text-1')
  if (!mark) throw new Error('The text box has no mark')
  return mark
}

test('a run with a size of its own makes only its line higher', () => {
  const { lines } = sizedBox(300)
  const plain = lines[0]?.height ?? 0
  const big = lines.find(({ fragments }) => fragments.some(({ text }) => text === 'BIG'))

  expect(big?.height).toBeCloseTo(plain * 2)
  expect(lines.at(-1)?.height).toBeCloseTo(plain)
  for (const [index, line] of lines.slice(1).entries()) {
    expect(line.top).toBeCloseTo((lines[index]?.top ?? 0) + (lines[index]?.height ?? 0))
  }
})

test('a run with a size of its own shrinks with the text around it', () => {
  const { fit, paragraphs } = sizedBox(100)
  const [small, big] = paragraphs[0]?.runs ?? []

  expect(fit.size).toBeLessThan(20)
  expect((big?.size ?? 0) / (small?.size ?? 1)).toBeCloseTo(2)
})

test('the runs of a title and of bullets have their sizes in every layout, with nothing off the page', () => {
  for (const template of layoutTemplates.filter((name) => name !== 'table')) {
    const slide = sampleSlide(template, 'typical')
    const scene = sceneOf(withRuns(slide, [{ fontSize: 60 }, { fontSize: 12 }, {}]))
    const sizes = new Set(fragmentsOf(scene).map(({ size }) => Math.round(size)))

    expect(sizes.size, template).toBeGreaterThan(2)
    expect(strayText(scene), template).toEqual([])
  }
})
