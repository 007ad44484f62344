import { type Bullet, layoutTemplates, type Slide } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import type { Paragraph, TextMark } from './marks.ts'
import { sceneFor } from './sceneFor.ts'
import { sceneSteps } from './sceneSteps.ts'
import { slideOf } from './testing/sampleSlides.ts'

const fonts = await loadFontBook()

const nested: readonly Bullet[] = [
  'Vaccine is kept cold',
  { text: 'In the clinic', level: 1 },
  { text: 'On the road', level: 1 },
  { text: 'In a box of ice', level: 2 },
  'Loggers are read',
]

function sceneOf(change: Partial<Slide>) {
  const slide = slideOf({ bullet_points: [...nested], ...change })
  return sceneFor(slide, { fonts, deckTitle: 'Cold chain', index: 0, count: 1 })
}

function paragraphsOf(change: Partial<Slide>): readonly Paragraph[] {
  const texts = sceneOf(change).marks.filter((mark): mark is TextMark => mark.mark === 'text')
  return texts.filter(({ origin }) => origin?.role === 'bullets').flatMap((mark) => mark.paragraphs)
}

function wordsOf({ runs }: Paragraph): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/gu, ' ')
}

test('bullets below others are indented by their level, smaller, and marked as theirs in an office document', () => {
  const paragraphs = paragraphsOf({ layout_template: 'title + bullets' })
  const indents = paragraphs.map(({ indent }) => Math.round(indent))
  const [first = 0, second = 0, third, fourth = 0, last] = indents
  const sizes = paragraphs.map(({ runs }) => runs[0]?.size ?? 0)

  expect(paragraphs.map(wordsOf)).toEqual(nested.map((bullet) => wordIn(bullet)))
  expect(paragraphs.map(({ level = 0 }) => level)).toEqual([0, 1, 1, 2, 0])
  expect([third, last]).toEqual([second, first])
  expect(first < second && second < fourth).toBe(true)
  expect(Math.max(...sizes.slice(1, 4))).toBeLessThan(Math.min(sizes[0] ?? 0, sizes[4] ?? 0))
  expect(paragraphs.every(({ marker }) => marker !== undefined)).toBe(true)
})

test('counted bullets carry their numbers, also below others', () => {
  const count = (text: string, level = 0): Bullet => ({
    text,
    list: 'number',
    ...(level && { level }),
  })
  const paragraphs = paragraphsOf({
    bullet_points: [count('One'), count('Half', 1), count('Whole', 1), count('Two'), 'Plain'],
  })

  expect(paragraphs.map(({ marker }) => marker?.text)).toEqual(['1.', '1.', '2.', '2.', '▪'])
  expect(paragraphs[0]?.marker?.kind).toBe('number')
})

test('a bullet appears together with those below it when bullets appear one by one', () => {
  // The first has none yet.
  expect(sceneSteps(sceneOf({ step_by_step: true }))).toHaveLength(3)
})

test('a level without one above it is drawn at the highest that there is', () => {
  const paragraphs = paragraphsOf({
    bullet_points: [{ text: 'First', level: 3 }, { text: 'Second', level: 3 }, 'Third'],
  })

  expect(paragraphs.map(({ level = 0 }) => level)).toEqual([0, 1, 0])
})

test.each(layoutTemplates)('no word of nested bullets is lost in the layout "%s"', (layout) => {
  const { marks } = sceneOf({ layout_template: layout, text_elements: [], images: [] })
  const plain = sceneFor(slideOf({ layout_template: layout, bullet_points: nested.map(wordIn) }), {
    fonts,
    deckTitle: 'Cold chain',
    index: 0,
    count: 1,
  })

  // Some layouts do not show bullets at all.
  if (lettersOf(plain.marks).includes('loggersareread')) {
    for (const bullet of nested) {
      expect(lettersOf(marks)).toContain(wordIn(bullet).toLowerCase().replaceAll(' ', ''))
    }
  }
})

function wordIn(bullet: Bullet): string {
  return typeof bullet === 'string' ? bullet : bullet.text
}

function lettersOf(marks: ReturnType<typeof sceneOf>['marks']): string {
  const lines = marks.flatMap((mark) => (mark.mark === 'text' ? mark.lines : []))
  return lines
    .flatMap(({ fragments }) => fragments.map(({ text }) => text))
    .join('')
    .toLowerCase()
    .replaceAll(/\s/gu, '')
}
