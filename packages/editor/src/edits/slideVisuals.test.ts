import { type ChartData, deckLimits, type ShapeData, type Slide, slideSchema } from '@deckloom/deck'
import { beforeEach, describe, expect, test } from 'vitest'
import { freePlace } from '../canvas/freePlace.ts'
import { sizeLimits } from '../canvas/sizeLimits.ts'
import { DeckDocument } from '../document/DeckDocument.ts'
import { countingIds, fullSlide } from '../testing/slides.ts'
import { elementName, findElement } from './elements.ts'
import { withPicture } from './slidePictures.ts'
import { lookOfElement, withLook } from './looks/elementLook.ts'
import {
  countPictures,
  hasRoomFor,
  withChart,
  withChartData,
  withIcon,
  withIconData,
  withShape,
  withShapeData,
} from './slideVisuals.ts'

const chart: ChartData = {
  type: 'bar',
  title: 'Depth',
  data: [
    { label: 'Quay', value: 4 },
    { label: 'Channel', value: 9.5 },
  ],
  colors: ['#112233'],
}
const shape: ShapeData = { type: 'heart', fillColor: '#3B82F6', width: 200, height: 120 }
const at = { x: 50, y: 60 }

let document: DeckDocument

beforeEach(() => {
  const { images: _, ...bare } = fullSlide('bare')
  document = new DeckDocument({
    title: 'Harbour',
    slides: [fullSlide('full'), bare],
    newId: countingIds(),
  })
})

function slideOf(id: string): Slide {
  const slide = document.slide(id)
  if (!slide) throw new Error(`No slide ${id}`)
  return slide
}

function imageOf(slideId: string, imageId: string) {
  return slideOf(slideId).images?.find(({ id }) => id === imageId)
}

describe('charts', () => {
  test('N-014 N-015 I-077 a new chart is an image of type generated-chart, 400 x 300, with its data', () => {
    const slide = withChart(slideOf('bare'), {
      id: 'c',
      chart,
      at,
    })

    expect(slide.images).toEqual([
      {
        id: 'c',
        url: '',
        type: 'generated-chart',
        chartData: chart,
        position: at,
        size: { width: 400, height: 300 },
        z: 1,
      },
    ])
    expect(slideSchema.safeParse(slide).success).toBe(true)
  })

  test('N-017 other data keeps the place of the chart and is one undo step', () => {
    const before = slideOf('full')
    document.edit('full', (slide) => withChartData(slide, 'full-chart', chart))

    expect(imageOf('full', 'full-chart')).toMatchObject({
      chartData: chart,
      position: { x: 60, y: 360 },
      size: { width: 400, height: 300 },
    })
    document.undo()
    expect(slideOf('full')).toEqual(before)
    expect(document.canUndo).toBe(false)
  })

  test('only a chart takes data of a chart', () => {
    const slide = slideOf('full')

    expect(withChartData(slide, 'full-shape', chart)).toEqual(slide)
    expect(withChartData(slide, 'title-full', chart)).toBe(slide)
  })
})

describe('shapes', () => {
  test('O-015 I-077 a new shape is an image of type shape in the size that it says', () => {
    const slide = withShape(slideOf('bare'), { id: 's', shape, at })

    expect(slide.images).toEqual([
      {
        id: 's',
        url: '',
        type: 'shape',
        shapeData: shape,
        position: at,
        size: { width: 200, height: 120 },
        z: 1,
      },
    ])
    expect(slideSchema.safeParse(slide).success).toBe(true)
  })

  test('O-018 a shape that is changed keeps its middle', () => {
    const slide = withShapeData(slideOf('full'), 'full-shape', { ...shape, width: 100, height: 60 })

    expect(slide.images?.find(({ id }) => id === 'full-shape')).toMatchObject({
      shapeData: { type: 'heart', width: 100, height: 60 },
      position: { x: 950, y: 70 },
      size: { width: 100, height: 60 },
    })
  })

  test('O-008 resizing keeps the two sizes of a shape in step, from 50 to 600', () => {
    const resize = ([width, height]: readonly [number, number]) => {
      document.placeElement('full', 'full-shape', { box: { x: 20, y: 20, width, height } })
      const image = imageOf('full', 'full-shape')
      return [image?.size, image?.shapeData]
    }

    for (const [asked, got] of [
      [[320.5, 90], { width: 320.5, height: 90 }],
      [[5, 4_000], { width: 50, height: 600 }],
    ] as const) {
      const [size, data] = resize(asked)
      expect(size).toEqual(got)
      expect(data).toMatchObject(got)
      expect(slideSchema.safeParse(slideOf('full')).success).toBe(true)
    }
  })

  test('a shape without a place does not take the slot of the picture', () => {
    const [slot, ...rest] = fullSlide('x').images ?? []
    const loose = { id: 'loose', url: '', type: 'shape', shapeData: shape } as const
    document.reconcile([{ ...fullSlide('x'), images: slot ? [loose, slot, ...rest] : [] }])
    document.placeElement('x', 'loose', { box: { x: 1, y: 2, width: 80, height: 80 } })

    expect(slideOf('x').slot_boxes).toBeUndefined()
    expect(imageOf('x', 'loose')).toMatchObject({
      position: { x: 1, y: 2 },
      shapeData: { width: 80 },
    })
  })
})

test('a duplicate of a picture, chart or shape stands beside it', () => {
  const copy = document.duplicateElement('full', 'full-chart')
  const { id: _, position, ...image } = imageOf('full', 'full-chart') ?? {}

  expect(copy).toBeDefined()
  expect(position).toEqual({ x: 60, y: 360 })
  expect(imageOf('full', copy ?? '')).toEqual({
    ...image,
    id: copy,
    position: { x: 80, y: 375 },
    z: 1,
  })
})

test('a slide takes no sixth picture, but charts, shapes and icons beside five', () => {
  const { images: _, ...bare } = fullSlide('bare')
  const picture = { url: '/files/pump.jpg', origin: 'stock' } as const
  let slide: Slide = bare
  for (let index = 0; index < 5; index += 1) {
    expect(hasRoomFor(slide, 'picture')).toBe(true)
    slide = withPicture(slide, { id: `p${index}`, picture, at })
  }
  expect(countPictures(slide)).toBe(deckLimits.images)
  expect(hasRoomFor(slide, 'picture')).toBe(false)
  expect(withPicture(slide, { id: 'more', picture, at })).toBe(slide)

  for (let index = 5; index < deckLimits.visuals; index += 1) {
    expect(hasRoomFor(slide, 'shape')).toBe(true)
    slide = withShape(slide, { id: `s${index}`, shape, at })
  }
  expect(slideSchema.safeParse(slide).success).toBe(true)
  expect(hasRoomFor(slide, 'shape')).toBe(false)
  expect(withShape(slide, { id: 'more', shape, at })).toBe(slide)
})

test('what is added lies over the texts that are there', () => {
  const { images: _, ...bare } = fullSlide('bare')
  const texts = (bare.text_elements ?? []).map(({ z: __, ...text }) => text)
  const slide = withShape({ ...bare, text_elements: texts }, { id: 's', shape, at })

  expect(texts.length).toBeGreaterThan(0)
  expect(slide.images?.[0]?.z).toBe(1)
})

test('a new thing covers as little as can be, nearest to the middle', () => {
  const size = { width: 400, height: 300 }
  const left = { x: 0, y: 0, width: 600, height: 675 }

  expect(freePlace(size, [])).toEqual({ x: 400, y: 187.5 })
  const { x, y } = freePlace(size, [left])
  expect(x).toBe(640)
  expect(y).toBeGreaterThan(150)
  expect(y).toBeLessThan(225)
})

describe('an icon', () => {
  const icon = { name: 'flag', d: 'M4 22L4 4', color: '#112233' }

  test('comes in 120 x 120, is recolored in its place and keeps to its own sizes', () => {
    const { images: _, ...bare } = fullSlide('bare')
    const added = withIcon(bare, { id: 'sign', icon, at: { x: 900, y: 500 } })
    expect(slideSchema.parse(added).images).toMatchObject([
      {
        id: 'sign',
        type: 'shape',
        iconData: icon,
        position: { x: 900, y: 500 },
        size: { width: 120, height: 120 },
      },
    ])
    const red = withIconData(added, 'sign', { ...icon, color: '#FF0000' })
    expect(red.images?.[0]).toEqual({
      ...added.images?.[0],
      iconData: { ...icon, color: '#FF0000' },
    })
    const element = findElement(red, 'sign')
    if (!element) throw new Error('the icon is not on the slide')
    expect(elementName(red, element)).toBe('Icon: flag')
    expect(sizeLimits(element).min).toEqual({ width: 24, height: 24 })
    expect(element).toMatchObject({ kind: 'visual', inSlot: false })
  })

  test('gives its color to other icons', () => {
    const { images: _, ...bare } = fullSlide('bare')
    const two = [
      { id: 'one', color: '#FF0000' },
      { id: 'two', color: '#00FF00' },
    ].reduce<Slide>(
      (slide, { id, color }) => withIcon(slide, { id, icon: { ...icon, color }, at }),
      bare,
    )
    const look = lookOfElement(two, 'one')
    if (!look) throw new Error('an icon has a look')
    expect(withLook(two, ['two'], look).images?.map(({ iconData }) => iconData?.color)).toEqual([
      '#FF0000',
      '#FF0000',
    ])
  })
})
