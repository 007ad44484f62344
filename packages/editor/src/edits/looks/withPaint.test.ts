import { type ImageItem, newSlide, type PictureLook, type Slide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { withResetPicture } from '../../crop/resetPicture.ts'
import { mergeElement } from '../../saving/mergeElement.ts'
import { withPictureSource } from '../slidePictures.ts'
import { lookOfElement, withLook } from './elementLook.ts'
import { withPaint } from './withPaint.ts'

const place = { position: { x: 0, y: 0 }, size: { width: 300, height: 200 } }
const photo: ImageItem = { id: 'photo', url: '/files/a.png', type: 'upload', ...place }
const shape: ImageItem = {
  id: 'shape',
  url: '',
  type: 'shape',
  ...place,
  shapeData: { type: 'rectangle', fillColor: '#112233', width: 300, height: 200 },
}
const drawn: ImageItem = { ...photo, id: 'drawn', url: 'illustration:peaks/3' }
const look = {
  opacity: 0.5,
  borderRadius: 120,
  borderWidth: 4,
  borderColor: '#DC2626',
  borderDash: 'dash',
  shadow: true,
} as const satisfies Required<PictureLook>

const slideWith = (...images: ImageItem[]): Slide => ({ ...newSlide('s', 1), images })
const read = (slide: Slide, id: string) => slide.images?.find((image) => image.id === id)

test('pictures and shapes take what they share of a look, each where it stores it', () => {
  const painted = withPaint(slideWith(photo, shape), ['photo', 'shape'], look)
  const { opacity, borderRadius: _, ...frame } = look
  expect(read(painted, 'photo')).toEqual({ ...photo, ...look })
  expect(read(painted, 'shape')).toEqual({
    ...shape,
    shapeData: { ...shape.shapeData, ...frame, fillOpacity: opacity, borderRadius: 50 },
  })
})

test('a fill is for shapes alone, and what is undefined is taken away', () => {
  const slide = slideWith({ ...photo, ...look }, shape)
  const filled = withPaint(slide, ['photo', 'shape'], { fillColor: '#445566', filled: false })
  expect(read(filled, 'photo')).toEqual({ ...photo, ...look })
  expect(read(filled, 'shape')?.shapeData).toMatchObject({ fillColor: '#445566', filled: false })

  const bare = withPaint(filled, ['photo', 'shape'], { opacity: undefined, shadow: undefined })
  const { opacity: _, shadow: __, ...rest } = look
  expect(read(bare, 'photo')).toEqual({ ...photo, ...rest })
})

test('an opacity that is taken away leaves a shape opaque', () => {
  const faint = withPaint(slideWith(shape), ['shape'], { opacity: 0.2 })
  expect(read(faint, 'shape')?.shapeData?.fillOpacity).toBe(0.2)
  expect(withPaint(faint, ['shape'], { opacity: undefined })).toEqual(slideWith(shape))
})

test('what the theme draws has no look to change or to copy', () => {
  const slide = slideWith(drawn)
  expect(withPaint(slide, ['drawn'], look)).toEqual(slide)
  expect(lookOfElement(slide, 'drawn')).toBeUndefined()
})

test('the look of a picture goes to another one as a whole, and to a shape as far as it has it', () => {
  const from = slideWith({ ...photo, ...look }, { ...photo, id: 'other', shadow: true }, shape)
  const copied = lookOfElement(from, 'photo')
  if (!copied) throw new Error('The picture has no look')
  const both = withLook(from, ['other', 'shape'], copied)
  expect(read(both, 'other')).toEqual({ ...photo, ...look, id: 'other' })
  expect(read(both, 'shape')?.shapeData).toMatchObject({ fillOpacity: 0.5, borderDash: 'dash' })

  const plain = lookOfElement(slideWith(photo), 'photo')
  if (!plain) throw new Error('The picture has no look')
  expect(withLook(both, ['other'], plain).images?.[1]).toEqual({ ...photo, id: 'other' })
})

test('the look of a shape gives a picture its border, opacity and shadow', () => {
  const framed = withPaint(slideWith(photo, shape), ['shape'], {
    fillColor: '#445566',
    opacity: 0.3,
    borderWidth: 2,
    shadow: true,
  })
  const copied = lookOfElement(framed, 'shape')
  if (!copied) throw new Error('The shape has no look')
  expect(read(withLook(framed, ['photo'], copied), 'photo')).toEqual({
    ...photo,
    opacity: 0.3,
    borderWidth: 2,
    shadow: true,
  })
})

test('a picture that is replaced keeps its look', () => {
  const slide = slideWith({ ...photo, ...look, alt: 'Old' })
  const next = withPictureSource(slide, 'photo', { url: '/files/b.png', origin: 'stock' })
  expect(read(next, 'photo')).toEqual({ ...photo, ...look, url: '/files/b.png', type: 'stock' })
})

test('a picture is reset with its look, its crop and its shape', () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const slide = slideWith({ ...photo, ...look, crop, mask: 'heart', fit: 'contain', alt: 'A' })
  expect(withResetPicture(slide, 'photo')).toEqual(slideWith({ ...photo, alt: 'A' }))
})

test('looks that two people change are merged field by field', () => {
  const mine = { ...photo, borderWidth: 4, opacity: 0.5 }
  const theirs = { ...photo, shadow: true, borderColor: '#DC2626' }
  expect(mergeElement({ base: photo, mine, theirs })).toEqual({
    value: { ...mine, shadow: true, borderColor: '#DC2626' },
    clash: false,
  })
  const faint = { ...photo, opacity: 0.2 }
  expect(mergeElement({ base: photo, mine, theirs: faint })).toMatchObject({
    value: mine,
    clash: true,
  })
})
