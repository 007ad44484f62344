import { deckDefaults, type Slide, slideSchema, writeNewVisual } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { withElementBox } from './slideBoxes.ts'
import { withoutElement } from './slideElements.ts'
import {
  hasPhotoBeside,
  type PictureSource,
  sizeOfPicture,
  withoutPhotoBeside,
  withPicture,
  withPictureFit,
  withPictureSource,
} from './slidePictures.ts'

const picture: PictureSource = {
  url: '/api/uploads/abcdefghijklmnopqrst',
  origin: 'unsplash',
  author: 'Ada',
  attribution: 'Photo by Ada',
  alt: 'A harbour',
}
const stored = writeNewVisual({ kind: 'picture', ...picture })
const at = { x: 100, y: 120 }
const text: Slide = {
  id: 's1',
  slide_title: 'Looms',
  bullet_points: ['One'],
  visual_type: 'quote',
  visual_description: 'A loom',
  layout_template: 'title + bullets',
}
const beside: Slide = {
  ...text,
  visual_type: 'photo',
  layout_template: 'side-by-side image + bullets',
}
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...stored, id: `p${index}`, position: at }))

test('M-011 a new picture is 300 x 200 and keeps what is known about it', () => {
  const slide = withPicture(text, { id: 'new', picture, at })
  expect(slide.images).toEqual([
    { ...stored, id: 'new', position: at, size: { width: 300, height: 200 } },
  ])
  expect(deckDefaults.newImageSize).toEqual({ width: 300, height: 200 })
  expect(slideSchema.parse(slide)).toEqual(slide)
})

test('a picture takes the place that the layout keeps for one, and the next stands free', () => {
  const first = withPicture(beside, { id: 'a', picture, at })
  expect(first.images).toEqual([{ ...stored, id: 'a', size: { width: 300, height: 200 } }])
  const second = withPicture(first, { id: 'b', picture, at })
  expect(second.images?.[1]).toMatchObject({ id: 'b', position: at })
})

test('M-002 a slide takes five pictures and not a sixth', () => {
  const four = { ...text, images: numbered(4) }
  const five = withPicture(four, { id: 'new', picture, at })
  expect(five.images).toHaveLength(5)
  expect(withPicture(five, { id: 'sixth', picture, at })).toBe(five)
  expect(slideSchema.safeParse({ ...five, images: numbered(6) }).success).toBe(false)
})

test('another picture takes over place, size and turn, and nothing of what was said about the one before', () => {
  const framed = { position: at, size: { width: 400, height: 250 }, rotation: 12 }
  const old = {
    id: 'a',
    url: '/old.png',
    type: 'upload',
    title: 'Old',
    prompt: 'old',
    ...framed,
  } as const
  const slide = withPictureSource({ ...text, images: [old] }, 'a', picture)
  expect(slide.images).toEqual([{ ...stored, id: 'a', ...framed }])

  const legacy = { ...text, media_data: { url: '/old.png', title: 'Old', position: at } }
  expect(withPictureSource(legacy, 'legacy-0', picture).media_data).toEqual({
    url: picture.url,
    author: 'Ada',
    alt_description: 'A harbour',
    position: at,
  })
})

test('a chart is not made a picture', () => {
  const chartData = {
    type: 'bar',
    title: 'x',
    data: [
      { label: 'a', value: 1 },
      { label: 'b', value: 2 },
    ],
    colors: [],
  } as const
  const slide: Slide = {
    ...text,
    images: [
      {
        id: 'a',
        url: '',
        type: 'generated-chart',
        chartData: { ...chartData, data: [...chartData.data], colors: [] },
      },
    ],
  }
  expect(withPictureSource(slide, 'a', picture)).toBe(slide)
})

test('a picture is cut to its frame or shown whole', () => {
  const slide = withPictureFit({ ...text, images: numbered(2) }, 'p1', 'contain')
  expect(slide.images?.map(({ fit }) => fit)).toEqual([undefined, 'contain'])
})

test.each([
  ['a photo beside the bullets', { ...beside, images: [{ ...stored, id: 'a' }] }, true],
  ['an older photo', { ...beside, media_data: { url: '/old.png' } }, true],
  ['one without an address', { ...beside, images: [{ ...stored, id: 'a', url: '' }] }, false],
  [
    'another layout',
    { ...beside, layout_template: 'title + bullets', images: [{ ...stored, id: 'a' }] },
    false,
  ],
  [
    'another kind of visual',
    { ...beside, visual_type: 'other', images: [{ ...stored, id: 'a' }] },
    false,
  ],
  ['a picture that stands free', { ...beside, images: numbered(1) }, false],
  ['no picture', beside, false],
] satisfies readonly (readonly [string, Slide, boolean])[])(
  'takes %s for a photo that can be removed: %s',
  (_, slide, expected) => {
    expect(hasPhotoBeside(slide)).toBe(expected)
  },
)

test('M-008 M-009 removing the photo makes the slide text: a quote without description and media', () => {
  const slide: Slide = {
    ...beside,
    media_data: { url: '/old.png', title: 'Old' },
    images: [{ ...stored, id: 'a' }, ...numbered(1)],
    slot_boxes: {
      title: { x: 0, y: 0, width: 300, height: 80 },
      visual: { x: 9, y: 9, width: 300, height: 200 },
    },
  }
  const after = withoutPhotoBeside(slide)
  expect(after).toEqual({
    ...text,
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
    images: numbered(1),
    slot_boxes: { title: { x: 0, y: 0, width: 300, height: 80 } },
  })
})

test('M-017 deleting the legacy image blanks it and leaves the others', () => {
  const slide: Slide = { ...beside, media_data: { url: '/old.png' }, images: numbered(1) }
  const after = withoutElement(slide, 'legacy-0')
  expect(after).toEqual({ ...beside, images: numbered(1) })
})

test('a picture keeps its size within the page when it is placed', () => {
  const slide = withPicture(text, { id: 'a', picture, at: { x: 1_100, y: 640 } })
  expect(slide.images?.[0]?.position).toEqual({ x: 900, y: 475 })
  const moved = withElementBox(slide, 'a', { x: 10, y: 20, width: 450, height: 300 })
  expect(moved.images?.[0]).toMatchObject({
    position: { x: 10, y: 20 },
    size: { width: 450, height: 300 },
  })
})

test.each([
  ['a tall one', [400, 1_200], [133, 400]],
  ['a wide one', [3_000, 1_000], [480, 160]],
  ['one that is small enough', [320, 240], [320, 240]],
  ['a tiny one', [16, 16], [100, 100]],
  ['a line', [2_000, 4], [1_200, 75]],
])('the size of a picture shows %s whole', (_, [width = 0, height = 0], [across, down]) => {
  expect(sizeOfPicture({ width, height })).toEqual({ width: across, height: down })
})

test('a picture does not cover one that is there', () => {
  const first = withPicture(text, { id: 'a', picture, at })
  const second = withPicture(first, { id: 'b', picture, at, size: { width: 133, height: 400 } })
  expect(second.images?.[1]).toMatchObject({
    position: { x: at.x + 20, y: at.y + 20 },
    size: { width: 133, height: 400 },
  })
})
