import { type Box, page, type ImageItem, newSlide, visualsOf } from '@deckloom/deck'
import { keepOnPage } from '@deckloom/scene'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handles } from '../canvas/resizeBox.ts'
import { withPictureFit, withPictureSource } from '../edits/slidePictures.ts'
import {
  type CropDraft,
  croppedBox,
  cropRegion,
  moveCropPicture,
  moveCropSides,
  wholeDraft,
} from './cropDraft.ts'
import { cropRefusal, withCrop } from './slideCrop.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const frames = fc.record({
  x: fc.integer({ min: 300, max: 500 }),
  y: fc.integer({ min: 200, max: 300 }),
  width: fc.integer({ min: 100, max: 240 }),
  height: fc.integer({ min: 75, max: 200 }),
})

/** A frame somewhere over a picture that fills it. */
const drafts = fc
  .record({
    frame: frames,
    grown: fc.tuple(fc.double({ min: 1, max: 8, noNaN: true }), share, share),
    rotation: fc.constantFrom(0, 30, 90, -135),
  })
  .map(({ frame, grown: [scale, left, top], rotation }): CropDraft => {
    const [width, height] = [frame.width * scale, frame.height * scale]
    const x = frame.x - (width - frame.width) * left
    const y = frame.y - (height - frame.height) * top
    return { frame, picture: { x, y, width, height }, around: { box: frame, rotation } }
  })
const moves = fc.record({
  dx: fc.integer({ min: -900, max: 900 }),
  dy: fc.integer({ min: -900, max: 900 }),
})

function isInside(inner: Box, outer: Box): boolean {
  const slack = 1e-6
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}

test('a moved picture keeps its size and still fills the frame, which stands still', () => {
  fc.assert(
    fc.property(drafts, moves, (draft, move) => {
      const { frame, picture } = moveCropPicture(draft, move)
      expect(frame).toEqual(draft.frame)
      expect([picture.width, picture.height]).toEqual([draft.picture.width, draft.picture.height])
      expect(isInside(frame, picture)).toBe(true)
    }),
  )
})

test('moved sides stay on the page and over the picture, which stands still', () => {
  const grips = fc.constantFrom(...handles)
  const keeps = fc.boolean()
  fc.assert(
    fc.property(drafts, moves, fc.tuple(grips, keeps), (draft, move, [handle, keepAspect]) => {
      const next = moveCropSides(draft, { handle, keepAspect, ...move })
      if (!next) return
      expect(next.picture).toEqual(draft.picture)
      expect(isInside(next.frame, next.picture)).toBe(true)
      const box = croppedBox(next)
      expect(keepOnPage(box, next.around.rotation)).toBe(box)
      if (keepAspect && handle.length === 2) {
        const proportions = ({ width, height }: Box) => width / height
        expect(proportions(next.frame)).toBeCloseTo(proportions(draft.frame), 6)
      }
    }),
  )
})

test('the region is what of the picture the frame shows, and inside it', () => {
  fc.assert(
    fc.property(drafts, moves, (draft, move) => {
      const { frame, picture, ...rest } = moveCropPicture(draft, move)
      const { x, y, width, height } = cropRegion({ frame, picture, ...rest })
      expect(x * picture.width + picture.x).toBeCloseTo(frame.x, 1)
      expect(y * picture.height + picture.y).toBeCloseTo(frame.y, 1)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-6)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the whole picture is shown in its own proportions, on the page', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const whole = wholeDraft(draft)
      const { width, height } = whole.frame
      expect(width / height).toBeCloseTo(draft.picture.width / draft.picture.height, 6)
      expect(cropRegion(whole)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
      expect(isInside(whole.frame, { x: 0, y: 0, ...page }) || draft.around.rotation !== 0).toBe(
        true,
      )
    }),
  )
})

const photo: ImageItem = {
  id: 'p',
  url: '/api/uploads/abcdefghijklmnop',
  type: 'upload',
  position: { x: 100, y: 100 },
  size: { width: 400, height: 300 },
}
const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
const slideWith = (image: Partial<ImageItem> = {}) => ({
  ...newSlide('s', 1),
  images: [{ ...photo, ...image }],
})

test('a crop is set with its shape and its frame, and taken back', () => {
  const box = { x: 150, y: 100, width: 200, height: 300 }
  const cropped = withCrop(slideWith({ fit: 'contain' }), 'p', { crop, mask: 'heart', box })
  expect(cropped.images).toEqual([
    {
      ...photo,
      position: { x: 150, y: 100 },
      size: { width: 200, height: 300 },
      crop,
      mask: 'heart',
    },
  ])
  expect(withCrop(slideWith({ crop, mask: 'heart' }), 'p', {}).images).toEqual([photo])
})

test('a new picture keeps frame and shape, but not the region of the one before', () => {
  const source = { url: '/api/uploads/ponmlkjihgfedcba', origin: 'upload', alt: '' } as const
  const replaced = withPictureSource(slideWith({ crop, mask: 'heart' }), 'p', source)
  expect(replaced.images?.[0]).toMatchObject({ mask: 'heart', size: photo.size })
  expect(replaced.images?.[0]).not.toHaveProperty('crop')
})

test('a picture that is to be shown whole has no crop', () => {
  const whole = withPictureFit(slideWith({ crop, mask: 'heart' }), 'p', 'contain')
  expect(whole.images).toEqual([{ ...photo, fit: 'contain' }])
})

test('what cannot be cropped says why, and stays as it is', () => {
  for (const change of [{ url: 'illustration:sea/1' }, { url: '' }, { locked: true }]) {
    const slide = slideWith(change)
    const [visual] = visualsOf(slide)
    expect(visual && cropRefusal(slide, visual)).toBeTypeOf('string')
    expect(withCrop(slide, 'p', { crop })).toBe(slide)
  }
})
