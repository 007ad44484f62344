import { type Crop, deckLimits, type ImageItem, page, type ShapeType } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ImageMark } from '../marks.ts'
import { sceneFor } from '../sceneFor.ts'
import { picture, slideOf } from '../testing/sampleSlides.ts'
import { maskPath } from './mask.ts'
import { pictureBox } from './pictureBox.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function markOf(image: Partial<ImageItem>, title = 'Words'): ImageMark {
  const shown = picture(image)
  const slide = slideOf({ slide_title: title, images: [shown] })
  const { marks } = sceneFor(slide, { fonts, deckTitle: '', index: 0, count: 1 })
  const mark = marks.find(({ id }) => id === shown.id)
  if (mark?.mark !== 'image') throw new Error('The picture has no mark')
  return mark
}

const place = { position: { x: 200, y: 150 }, size: { width: 400, height: 200 } }

/** What of a picture its mark shows, as fractions of its width and height. */
function shownOf(mark: ImageMark, pixels: { readonly width: number; readonly height: number }) {
  const whole = pictureBox(mark, pixels)
  return {
    x: (mark.box.x - whole.x) / whole.width,
    y: (mark.box.y - whole.y) / whole.height,
    width: mark.box.width / whole.width,
    height: mark.box.height / whole.height,
  }
}

const share = fc.double({ min: 0, max: 1, noNaN: true })
const side = fc.double({ min: deckLimits.cropSide, max: 1, noNaN: true })
const crops = fc.tuple(side, side, share, share).map(([width, height, left, top]): Crop => ({
  x: (1 - width) * left,
  y: (1 - height) * top,
  width,
  height,
}))
const pixelSizes = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
})
const frames = fc.record({
  width: fc.integer({ min: 100, max: 800 }),
  height: fc.integer({ min: 75, max: 500 }),
})

test('a frame shows the largest part of the region that has its proportions, in the middle, undistorted', () => {
  fc.assert(
    fc.property(crops, pixelSizes, frames, (crop, pixels, size) => {
      const mark = markOf({ ...place, size, crop })
      const whole = pictureBox(mark, pixels)
      const shown = shownOf(mark, pixels)

      expect(whole.width / pixels.width).toBeCloseTo(whole.height / pixels.height, 6)
      expect(shown.x + shown.width / 2).toBeCloseTo(crop.x + crop.width / 2, 6)
      expect(shown.y + shown.height / 2).toBeCloseTo(crop.y + crop.height / 2, 6)
      expect(Math.max(shown.width / crop.width, shown.height / crop.height)).toBeCloseTo(1, 6)
    }),
  )
})

test('a frame with the proportions of the region shows exactly the region', () => {
  const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.5 }
  const shown = shownOf(markOf({ ...place, crop }), { width: 800, height: 400 })
  expect(shown.x).toBeCloseTo(0.1)
  expect(shown.y).toBeCloseTo(0.2)
  expect(shown.width).toBeCloseTo(0.5)
  expect(shown.height).toBeCloseTo(0.5)
})

test('a cropped picture fills its frame, is cut at its edges, and is shown in a slot as well', () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const free = markOf({ ...place, crop, fit: 'contain' })
  expect(free).toMatchObject({ fit: 'cover', clip: 'M200 150L600 150L600 350L200 350Z' })
  const slotted = sceneFor(
    slideOf({
      layout_template: 'title + bullets + image',
      visual_type: 'photo',
      images: [picture({ crop })],
    }),
    { fonts, deckTitle: '', index: 0, count: 1 },
  )
  const mark = slotted.marks.find((each) => each.mark === 'image')
  expect(mark).toMatchObject({ focus: [0.25, 0.25] })
  expect(mark?.mark === 'image' && mark.whole?.width).toBeCloseTo((mark?.box.width ?? 0) * 2)
})

test('a picture without a crop draws as before', () => {
  expect(markOf(place)).not.toHaveProperty('whole')
  expect(markOf(place)).not.toHaveProperty('clip')
})

test.each(['oval', 'heart', 'speech-bubble', 'house'] as const)(
  'a picture cut to a %s stays in its frame',
  (mask: ShapeType) => {
    const mark = markOf({ ...place, mask })
    expect(mark).toMatchObject({ mask, clip: maskPath(mask, mark.box), fit: 'cover' })
    const heights = [...(mark.clip ?? '').matchAll(/[\d.-]+ ([\d.-]+)/gu)].map(([, y]) => Number(y))
    // The heart's handles reach beyond the curve that they draw.
    if (mask !== 'heart') expect(Math.max(...heights)).toBeLessThanOrEqual(350.01)
  },
)

test('what the illustrator draws is neither cropped nor cut', () => {
  const drawn = { ...place, url: 'illustration:peaks/3' }
  const slide = (image: Partial<ImageItem>) =>
    sceneFor(slideOf({ images: [picture(image)] }), { fonts, deckTitle: '', index: 0, count: 1 })
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  expect(slide({ ...drawn, crop, mask: 'heart' }).marks).toEqual(slide(drawn).marks)
})

test('on a page that reads from the right a region moves with its frame, and a shape is not turned over', () => {
  const slotted = (title: string) => {
    const image = picture({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 }, mask: 'arrow-right' })
    const slide = slideOf({
      slide_title: title,
      bullet_points: [title],
      layout_template: 'side-by-side image + bullets',
      visual_type: 'photo',
      images: [image],
    })
    const { marks } = sceneFor(slide, { fonts, deckTitle: '', index: 0, count: 1 })
    const mark = marks.find((each) => each.mark === 'image')
    if (mark?.mark !== 'image') throw new Error('The picture has no mark')
    return mark
  }
  const [left, right] = [slotted('Water'), slotted('מים')]
  expect(right.box.x).toBeCloseTo(page.width - left.box.x - left.box.width)
  expect((right.whole?.x ?? 0) - right.box.x).toBeCloseTo((left.whole?.x ?? 0) - left.box.x)
  expect(right.clip).toBe(maskPath('arrow-right', right.box))
})
