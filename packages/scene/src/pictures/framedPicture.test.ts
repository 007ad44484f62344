import type { ImageItem, Slide } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import type { Mark, NativeMark, PathMark } from '../marks.ts'
import { sceneFor } from '../sceneFor.ts'
import { picture, slideOf } from '../testing/sampleSlides.ts'
import { imageOf } from './framedPicture.ts'
import { maskPath } from './mask.ts'

const fonts = await loadFontBook()
const place = { position: { x: 200, y: 150 }, size: { width: 400, height: 200 } }

function markOf(image: Partial<ImageItem>, slide: Partial<Slide> = {}): Mark {
  const shown = picture(image)
  const { marks } = sceneFor(slideOf({ ...slide, images: [shown] }), {
    fonts,
    deckTitle: '',
    index: 0,
    count: 1,
  })
  const mark = marks.find(({ id }) => id === shown.id)
  if (!mark) throw new Error('The picture has no mark')
  return mark
}

function framed(image: Partial<ImageItem>, slide: Partial<Slide> = {}): NativeMark {
  const mark = markOf(image, slide)
  if (mark.mark !== 'native') throw new Error('The picture has no frame')
  return mark
}

const pathsIn = ({ painted }: NativeMark, part: string): readonly PathMark[] =>
  painted.flatMap((mark) => (mark.mark === 'path' && mark.id.includes(part) ? [mark] : []))

test('an opacity fades the picture alone, and no picture is faded without one', () => {
  expect(markOf({ ...place, opacity: 0.4 })).toMatchObject({ mark: 'image', alpha: 0.4 })
  expect(markOf({ ...place, opacity: 1 })).toEqual(markOf(place))
})

test('corners are cut out of the frame, at most to half of the shorter side', () => {
  const mark = markOf({ ...place, borderRadius: 40 })
  expect(mark).toMatchObject({ radius: 40, clip: maskPath('rectangle', mark.box, 40) })
  const most = markOf({ ...place, borderRadius: 300 })
  expect(most).toMatchObject({ clip: maskPath('rectangle', mark.box, 100) })
  expect(markOf({ ...place, mask: 'heart', borderRadius: 40 })).toEqual(
    markOf({ ...place, mask: 'heart' }),
  )
})

test('corners of its own take the place of the edge that the theme cuts, also square ones', () => {
  const slide: Partial<Slide> = {
    layout_template: 'side-by-side image + bullets',
    visual_type: 'photo',
    bullet_points: ['One', 'Two'],
    theme: { id: 'creative', variant: 'light' },
  }
  const clipOf = (image: Partial<ImageItem>) => {
    const mark = markOf(image, slide)
    return mark.mark === 'image' ? mark.clip : ''
  }
  expect(clipOf({})).toMatch(/^M/u)
  expect(clipOf({ borderRadius: 0 })).toBeUndefined()
  expect(clipOf({ borderRadius: 20 })).not.toBe(clipOf({}))
})

test('a border follows the outline, in its own color or that of the texts, and stays opaque', () => {
  const mark = framed({ ...place, mask: 'oval', opacity: 0.3, borderWidth: 4, borderDash: 'dot' })
  const [border] = pathsIn(mark, 'border')
  expect(border).toMatchObject({
    d: maskPath('oval', mark.box),
    stroke: { width: 4, dash: [4, 4], paint: { kind: 'solid' } },
  })
  expect(border).not.toHaveProperty('alpha')
  expect(mark.painted.at(-1)).toBe(border)
  const [colored] = pathsIn(framed({ ...place, borderWidth: 2, borderColor: '#DC2626' }), 'border')
  expect(colored).toMatchObject({
    d: 'M200 150L600 150L600 350L200 350Z',
    stroke: { paint: { color: '#DC2626' } },
  })
})

test('a shadow lies below the picture, falls down the page, and fades with the picture', () => {
  const mark = framed({ ...place, shadow: true })
  const layers = pathsIn(mark, 'shadow')
  expect(layers).toHaveLength(10)
  expect(layers[0]?.d).toBe('M200 155L600 155L600 355L200 355Z')
  expect(mark.painted.at(-1)?.mark).toBe('image')
  const [faint] = pathsIn(framed({ ...place, shadow: true, opacity: 0.5 }), 'shadow')
  expect(faint?.alpha).toBeCloseTo((layers[0]?.alpha ?? 0) / 2)
  const turned = framed({ ...place, shadow: true, rotation: 90 })
  expect(pathsIn(turned, 'shadow')[0]?.d).toMatch(/^M205 150/u)
})

test('a framed picture is found as it would be without a frame', () => {
  const bare = {
    ...place,
    rotation: 20,
    alt: 'A disc',
    crop: { x: 0, y: 0, width: 0.5, height: 1 },
  }
  expect(imageOf(framed({ ...bare, shadow: true, borderWidth: 2 }))).toEqual(markOf(bare))
  expect(framed({ ...bare, shadow: true })).toMatchObject({
    alt: 'A disc',
    rotation: 20,
    origin: { role: 'image' },
  })
})

test('what the illustrator draws has no frame', () => {
  const drawn = { ...place, url: 'illustration:peaks/3' }
  const look = { opacity: 0.5, borderWidth: 4, borderRadius: 20, shadow: true }
  expect(markOf({ ...drawn, ...look })).toEqual(markOf(drawn))
})

test('on a page that reads from the right a frame moves with its picture', () => {
  const slide = (title: string): Partial<Slide> => ({
    slide_title: title,
    bullet_points: [title],
    layout_template: 'side-by-side image + bullets',
    visual_type: 'photo',
  })
  const look = { borderWidth: 4, shadow: true, borderRadius: 20 }
  const [left, right] = [framed(look, slide('Water')), framed(look, slide('מים'))]
  const by = right.box.x - left.box.x
  expect(by).not.toBe(0)
  const startOf = (mark: NativeMark, part: string) =>
    Number(/^M([\d.]+)/u.exec(pathsIn(mark, part)[0]?.d ?? '')?.[1])
  for (const part of ['border', 'shadow'])
    expect(startOf(right, part)).toBeCloseTo(startOf(left, part) + by, 1)
  expect(imageOf(right)?.box).toEqual(right.box)
})
