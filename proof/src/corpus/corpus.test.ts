import {
  arrangements,
  type ChartData,
  chartDataSchema,
  deckLimits,
  layoutTemplates,
  shapeDataSchema,
  themeIds,
  type Slide,
  visualsOf,
} from '@deckloom/deck'
import { expect, test } from 'vitest'
import { readCorpus } from './readCorpus.ts'

const slides = readCorpus().flatMap((deck) => deck.slides)
const words = JSON.stringify(slides)

function missing<Value>(
  wanted: readonly Value[],
  found: (slide: Slide) => readonly (Value | undefined)[],
): readonly Value[] {
  const present = new Set(slides.flatMap(found))
  return wanted.filter((value) => !present.has(value))
}

test('the corpus has every layout', () => {
  expect(missing(layoutTemplates, (slide) => [slide.layout_template])).toEqual([])
})

test('the corpus has every arrangement', () => {
  expect(missing(arrangements, (slide) => [slide.arrangement])).toEqual([])
})

test('the corpus has every theme, light and dark', () => {
  const looks = themeIds.flatMap((id) => [`${id} light`, `${id} dark`])

  expect(missing(looks, ({ theme }) => [theme && `${theme.id} ${theme.variant}`])).toEqual([])
})

test('the corpus has every type of chart', () => {
  const types = chartDataSchema.shape.type.options

  expect(missing(types, (slide) => charts(slide).map(({ type }) => type))).toEqual([])
})

test('the corpus has every shape', () => {
  const types = shapeDataSchema.shape.type.options

  expect(
    missing(types, (slide) =>
      visualsOf(slide).map((visual) => (visual.kind === 'shape' ? visual.shape.type : undefined)),
    ),
  ).toEqual([])
})

test.each([
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['simplified Chinese', /损失/u],
  ['traditional Chinese', /損失發生/u],
  ['Japanese', /\p{Script=Hiragana}.*\p{Script=Katakana}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['emoji', /\p{Emoji_Presentation}/u],
  ['directions mixed in one line', /[א-ת]+ [A-Za-z]+|[A-Za-z]+ [א-ת]+/u],
])('the corpus has words in %s', (_, pattern) => {
  expect(words).toMatch(pattern)
})

test('the corpus has charts with the numbers of every language that they know', () => {
  const locales = chartDataSchema.shape.locale.unwrap().options
  const found = (slide: Slide) => charts(slide).map(({ locale = 'en' }) => locale)

  expect(missing(locales, found)).toEqual([])
})

test.each<[string, (slide: Slide) => boolean]>([
  ['an empty slide', (slide) => slide.slide_title === '' && slide.bullet_points.length === 0],
  ['the longest title', (slide) => slide.slide_title.length === 500],
  ['as many bullets as there may be', (slide) => slide.bullet_points.length === 30],
  [
    'a word of 5,000 letters',
    (slide) => texts(slide).some(({ content }) => /\w{5000}/u.test(content)),
  ],
  ['turned text', (slide) => texts(slide).some(({ rotation }) => (rotation ?? 0) !== 0)],
  ['text off the page', (slide) => texts(slide).some(({ position }) => position.x < -300)],
  ['rich text', (slide) => texts(slide).some(({ runs }) => (runs?.length ?? 0) > 5)],
  ['a link', (slide) => texts(slide).some(({ runs }) => runs?.some(({ href }) => href) ?? false)],
  ['a background of its own', (slide) => slide.background_color !== undefined],
  [
    'a picture that nobody has',
    (slide) => slide.images?.some(({ url }) => url.includes('missing')) ?? false,
  ],
  ['a legacy picture', (slide) => slide.media_data !== undefined],
  ['markup', (slide) => slide.slide_title.includes('<script>')],
  ['a formula for a label', (slide) => labels(slide).some((label) => label.startsWith('='))],
  [
    'a chart of zeros',
    (slide) => figures(slide).length > 0 && figures(slide).every((value) => value === 0),
  ],
  ['a huge figure', (slide) => figures(slide).some((value) => value >= 1e15)],
  [
    'a label as long as it may be',
    (slide) => labels(slide).some((label) => label.length === deckLimits.chartLabelLength),
  ],
  ['moved slots', (slide) => slide.slot_boxes !== undefined],
  ['notes', (slide) => (slide.notes?.length ?? 0) > 1_000],
])('the corpus has %s', (_, isOne) => {
  expect(slides.some(isOne)).toBe(true)
})

function texts(slide: Slide) {
  return slide.text_elements ?? []
}

function charts(slide: Slide): readonly ChartData[] {
  return visualsOf(slide).flatMap((visual) => (visual.kind === 'chart' ? [visual.chart] : []))
}

function labels(slide: Slide): readonly string[] {
  return charts(slide).flatMap(({ data }) => data.map(({ label }) => label))
}

function figures(slide: Slide): readonly number[] {
  return charts(slide).flatMap(({ data }) => data.map(({ value }) => value))
}
