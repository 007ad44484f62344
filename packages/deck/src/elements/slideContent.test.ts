import { expect, test } from 'vitest'
import { newSlide } from '../newSlide.ts'
import { type Slide, slideSchema } from '../slide.ts'
import { editContent, readContent, writeContent } from './slideContent.ts'

const slide: Slide = {
  ...newSlide('s-1', 1),
  slide_title_runs: [{ text: 'New Slide 1', bold: true }],
  slide_title_style: { bold: true },
  bullet_style: { italic: true },
  background_color: '#112233',
  text_color: '#FFFFFF',
  theme_colors: ['#7C3AED'],
  positioning_mode: 'free',
  slot_boxes: { title: { x: 1, y: 2, width: 300, height: 40 } },
  step_by_step: true,
  notes: 'Slowly.',
  media_data: { url: '/files/old.jpg' },
  images: [{ id: 'i-1', url: '/files/a.jpg', type: 'upload' }],
  text_elements: [
    {
      id: 't-1',
      type: 'bullet',
      content: 'Pumps',
      position: { x: 40, y: 60, width: 300, height: 50 },
      style: {},
    },
  ],
}

test('a slide is read by the names of the domain', () => {
  expect(readContent(slide)).toEqual({
    id: 's-1',
    title: 'New Slide 1',
    titleRuns: slide.slide_title_runs,
    titleStyle: slide.slide_title_style,
    bullets: ['New bullet point'],
    bulletStyle: slide.bullet_style,
    visualType: slide.visual_type,
    visualDescription: slide.visual_description,
    layout: 'title + bullets',
    backgroundColor: '#112233',
    textColor: '#FFFFFF',
    themeColors: ['#7C3AED'],
    positioningMode: 'free',
    slotBoxes: slide.slot_boxes,
    stepByStep: true,
    notes: 'Slowly.',
    texts: [
      {
        kind: 'text',
        id: 't-1',
        role: 'bullet',
        content: 'Pumps',
        position: { x: 40, y: 60, width: 300, height: 50 },
        style: {},
      },
    ],
    visuals: [
      { kind: 'picture', id: 'legacy-0', url: '/files/old.jpg', origin: 'stock' },
      { kind: 'picture', id: 'i-1', url: '/files/a.jpg', origin: 'upload' },
    ],
  })
})

test('no field keeps its stored name', () => {
  const every = Object.fromEntries(
    Object.keys(slideSchema.shape).map((field) => [field, undefined]),
  )

  expect(Object.keys(readContent({ ...slide, ...every, ...slide })).join(' ')).not.toContain('_')
})

test('a slide is read once, and one without elements has none', () => {
  const plain = newSlide('s-2', 2)

  expect(readContent(plain)).toBe(readContent(plain))
  expect(readContent(plain)).toMatchObject({ texts: [], visuals: [] })
})

test('content that nobody edited is the slide that it was read from', () => {
  expect(writeContent(readContent(slide))).toBe(slide)
})

test('edited content is written by the stored names, its lists as they were', () => {
  const written = writeContent({ ...readContent(slide), title: 'Wells' })

  expect(written).toEqual({ ...slide, slide_title: 'Wells' })
  expect(slideSchema.parse(written)).toEqual(written)
  expect(written.images).toBe(slide.images)
  expect(written.text_elements).toBe(slide.text_elements)
})

test('edited lists are written anew, the picture of older decks where it was', () => {
  const content = readContent(slide)
  const written = writeContent({
    ...content,
    texts: content.texts.map((text) => ({ ...text, role: 'text' })),
    visuals: content.visuals.map((visual) => ({ ...visual, alt: 'A well' })),
  })

  expect(written).toEqual({
    ...slide,
    media_data: { url: '/files/old.jpg', alt_description: 'A well' },
    images: [{ id: 'i-1', url: '/files/a.jpg', type: 'upload', alt: 'A well' }],
    text_elements: [{ ...slide.text_elements?.[0], type: 'text' }],
  })
})

test('an edit of the content changes nothing else', () => {
  expect(editContent(slide, (content) => content)).toBe(slide)
  expect(editContent(slide, (content) => ({ ...content, title: 'Wells' }))).toEqual({
    ...slide,
    slide_title: 'Wells',
  })
})

test('a list that an edit empties stays, and one that was not there does not come', () => {
  const empty = editContent(slide, (content) => ({ ...content, texts: [], visuals: [] }))

  expect(empty).toMatchObject({ text_elements: [], images: [] })
  expect(Object.keys(empty)).not.toContain('media_data')
  expect(editContent(newSlide('s-2', 2), (content) => ({ ...content, texts: [] }))).toEqual(
    newSlide('s-2', 2),
  )
})

test('lists that became empty are left out', () => {
  const written = writeContent({ ...readContent(slide), texts: [], visuals: [] })

  expect(Object.keys(written)).not.toContain('text_elements')
  expect(Object.keys(written)).not.toContain('images')
  expect(Object.keys(written)).not.toContain('media_data')
})
