import { type ImageItem, newSlide, type Slide, slideSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { writtenSlides } from '../../testing/decks/renderJobs.ts'
import { enhanceSlides } from './enhanceSlides.ts'

const theme = { id: 'meridian', variant: 'light' } as const
let count = 0
const newId = () => `n${(count += 1)}`
const chart: ImageItem = {
  id: 'c',
  url: '',
  type: 'generated-chart',
  position: { x: 1, y: 2 },
  chartData: {
    type: 'pie',
    title: 'Ships',
    data: [
      { label: 'a', value: 1 },
      { label: 'b', value: 2 },
    ],
    colors: [],
  },
}
const slide = (fields: Partial<Slide>): Slide => ({
  ...newSlide('s', 1),
  slide_title: 'Title',
  bullet_points: [],
  ...fields,
})
const wordsOf = (slides: readonly Slide[]) =>
  slides.flatMap(({ bullet_points: bullets }) =>
    bullets.map((bullet) => (typeof bullet === 'string' ? bullet : bullet.text)),
  )
const enhance = (...slides: Slide[]) => enhanceSlides(slides, theme, newId)

test('every slide gets the theme, and nothing keeps a place or a color that was set by hand', () => {
  const [first] = enhance(
    slide({
      background_color: '#FF0000',
      theme_colors: ['#00FF00'],
      slot_boxes: { title: { x: 1, y: 1, width: 100, height: 50 } },
      positioning_mode: 'free',
      slide_title_style: { fontSize: 60 },
      slide_title_runs: [{ text: 'Title', bold: true, color: '#FF0000' }],
      notes: 'Say it',
      hidden: true,
    }),
  )

  expect(first).toEqual({
    id: 's',
    slide_title: 'Title',
    slide_title_runs: [{ text: 'Title', bold: true }],
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'cover',
    theme,
    notes: 'Say it',
    hidden: true,
  })
})

test('words of text boxes and shapes become bullets, in order; long ones are divided', () => {
  const slides = enhance(
    slide({ bullet_points: ['One'] }),
    slide({
      id: 'm',
      bullet_points: ['One', { text: 'Two', color: '#FF0000' }],
      text_elements: [
        {
          id: 't',
          type: 'text',
          content: 'Three\n\nFour',
          position: { x: 0, y: 0, width: 100, height: 50 },
          style: {},
        },
      ],
      images: [
        {
          id: 'i',
          url: '',
          type: 'shape',
          shapeData: { type: 'star', fillColor: '#FDCC45', width: 100, height: 100, text: 'Five' },
        },
      ],
    }),
    slide({
      id: 'l',
      text_elements: [
        {
          id: 'u',
          type: 'text',
          content: 'word '.repeat(900).trim(),
          position: { x: 0, y: 0, width: 100, height: 50 },
          style: {},
        },
      ],
    }),
  )

  expect(slides[1]?.bullet_points).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  expect(wordsOf(slides.slice(2)).join(' ')).toBe('word '.repeat(900).trim())
})

test('several visuals and bullets beside a table get slides of their own', () => {
  const slides = enhance(
    slide({ images: [chart, { ...chart, id: 'd' }] }),
    slide({
      id: 't',
      table: {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
      bullet_points: ['One', 'Two'],
    }),
  )

  expect(slides.map(({ layout_template: layout }) => layout)).toEqual([
    'title + chart + bullets',
    'title + chart + bullets',
    'table',
    'title + bullets',
  ])
  expect(slides[0]?.images?.[0]).not.toHaveProperty('position')
  expect(wordsOf(slides)).toEqual(['One', 'Two'])
})

test('more bullets than a slide holds go on', () => {
  const bullets = Array.from({ length: 30 }, (_, index) => `Bullet ${index}`)
  const box = {
    id: 't',
    type: 'text',
    content: 'Last',
    position: { x: 0, y: 0, width: 100, height: 50 },
    style: {},
  } as const
  const slides = enhance(slide({ bullet_points: bullets, text_elements: [box] }))

  expect(wordsOf(slides)).toEqual([...bullets, 'Last'])
})

test('decks of the product lose no bullet, and stay decks', async () => {
  const written = await writtenSlides(16)
  const slides = enhanceSlides(written, theme, newId)

  expect(wordsOf(slides)).toEqual(wordsOf(written))
  for (const each of slides) expect(slideSchema.safeParse(each).error).toBeUndefined()
  expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length)
})
