import { type ImageMark, type Mark, maskPath, type NativeMark } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { samplePicture } from '../testing/samplePicture.ts'
import {
  black,
  buildParagraph,
  buildPath,
  buildRun,
  buildScene,
  buildText,
} from '../testing/sceneBuilder.ts'
import { attributesOf, firstNamed, findNamed, writeFile, writeSlide } from '../testing/slideXml.ts'

const square = 'M0 0L100 0L100 100L0 100Z'

function picture(change: Partial<ImageMark> = {}): ImageMark {
  return {
    mark: 'image',
    id: 'photo',
    box: { x: 0, y: 0, width: 100, height: 100 },
    src: '/files/a.png',
    fit: 'cover',
    focus: [0.5, 0.5],
    alt: 'A cup',
    ...change,
  }
}

function framed(
  image: ImageMark,
  frame: Omit<Extract<NativeMark['source'], { kind: 'picture' }>, 'kind' | 'image'>,
): NativeMark {
  const { id, box } = image
  const source = { kind: 'picture', image, ...frame } as const
  return { mark: 'native', id, box, alt: 'A cup', source, painted: [image] }
}

function slideWithPicture(change: Partial<ImageMark> = {}) {
  return slideWith(picture(change))
}

function slideWith(mark: Mark) {
  const images = new Map([['/files/a.png', samplePicture(40, 20)]])
  const file = writeFile([buildScene([mark])], { images })
  const slide = file.xml('ppt/slides/slide1.xml')
  return {
    file,
    slide,
    crop: attributesOf(firstNamed(slide, 'a:srcRect')),
    box: findNamed(slide, 'a:ext').map(attributesOf)[1],
  }
}

test('a straight line is a connector that leans the way the line does', () => {
  const stroke = { paint: black, width: 2, dash: [4, 2], cap: 'round' } as const
  const { mark, id, box } = buildPath('')

  const { first } = writeSlide([{ mark, id, box, d: 'M0 50L100 0', stroke }])

  expect(first('p:cxnSp').children).toHaveLength(2)
  expect(attributesOf(findNamed(first('p:cxnSp'), 'a:xfrm')[0] ?? first('a:xfrm'))).toEqual({
    flipV: '1',
  })
  expect(attributesOf(first('a:ln'))).toEqual({ w: '20320', cap: 'rnd' })
  expect(attributesOf(first('a:ds'))).toEqual({ d: '200000', sp: '100000' })
})

test('a path that turns about the center of its own box lands where the scene draws it', () => {
  const half = 'M0 0L100 0L100 50L0 50Z'

  const { all } = writeSlide([buildPath(half, { rotation: 90 })])

  expect(all('a:xfrm').map(attributesOf)[1]).toEqual({ rot: '5400000' })
  // The upper half of the box becomes the right half: center 75, 50.
  expect(all('a:off').map(attributesOf)[1]).toEqual({ x: '254000', y: '254000' })
})

test('a linear gradient is moved from the page to the box of its shape', () => {
  const paint = {
    kind: 'linear',
    from: [0, 0],
    to: [200, 0],
    stops: [
      { at: 0, color: '#000000' },
      { at: 1, color: '#FFFFFF', alpha: 0 },
    ],
  } as const

  const { all, first } = writeSlide([buildPath(square, { fill: paint })])

  expect(attributesOf(first('a:lin'))).toEqual({ ang: '0', scaled: '0' })
  expect(all('a:gs').map(attributesOf)).toEqual([{ pos: '0' }, { pos: '100000' }])
  // The box ends halfway along the gradient.
  expect(findNamed(first('a:gsLst'), 'a:srgbClr').map(attributesOf)[1]).toEqual({ val: '808080' })
  expect(findNamed(first('a:gsLst'), 'a:alpha').map(attributesOf)).toEqual([{ val: '50000' }])
})

test('a radial gradient has its center and reaches to the farthest corner', () => {
  const paint = {
    kind: 'radial',
    center: [50, 50],
    radius: Math.hypot(50, 50) / 2,
    stops: [
      { at: 0, color: '#112233', token: 'accent1' },
      { at: 1, color: '#445566' },
    ],
  } as const

  const { all, first } = writeSlide([buildPath(square, { fill: paint })])

  expect(attributesOf(first('a:fillToRect'))).toEqual({
    l: '50000',
    t: '50000',
    r: '50000',
    b: '50000',
  })
  expect(all('a:gs').map(({ attributes }) => attributes.get('pos'))).toEqual([
    '0',
    '50000',
    '100000',
  ])
})

test('the alpha of a mark multiplies that of its paint', () => {
  const { first } = writeSlide([buildPath(square, { fill: { ...black, alpha: 0.5 }, alpha: 0.5 })])

  expect(attributesOf(first('a:alpha'))).toEqual({ val: '25000' })
})

test('a covering picture is cropped around its focus', () => {
  expect(slideWithPicture().crop).toEqual({ l: '25000', r: '25000' })
  expect(slideWithPicture({ focus: [0, 0.5] }).crop).toEqual({ r: '50000' })
})

test('a contained picture keeps its shape inside the box', () => {
  const { crop, box } = slideWithPicture({ fit: 'contain' })

  expect(crop).toEqual({})
  expect(box).toEqual({ cx: '1016000', cy: '508000' })
})

test('a picture is stored once however often it is shown', () => {
  const images = new Map([['/files/a.png', samplePicture(40, 20)]])

  const { paths } = writeFile([buildScene([picture(), picture()]), buildScene([picture()])], {
    images,
  })

  expect(paths.filter((path) => path.includes('media'))).toEqual(['ppt/media/image1.png'])
})

test('a picture without bytes leaves its background and no dead link', () => {
  const { all, file } = writeSlide([picture({ background: black })])

  expect(all('p:pic')).toHaveLength(0)
  expect(all('p:sp')).toHaveLength(1)
  expect(file.relationships('ppt/slides/slide1.xml')).toHaveLength(1)
})

test('pictures have their words, and decoration says that it is decoration', () => {
  const said = slideWithPicture().slide
  const silent = slideWithPicture({ alt: '' }).slide

  const words = findNamed(said, 'p:cNvPr').map(({ attributes }) => attributes.get('descr'))
  expect(words).toContain('A cup')
  expect(findNamed(said, 'adec:decorative')).toHaveLength(0)
  expect(findNamed(silent, 'adec:decorative')).toHaveLength(1)
})

test('nothing hangs out of a group that clips', () => {
  const { all, first } = writeSlide([
    {
      mark: 'group',
      id: 'group',
      box: { x: 0, y: 0, width: 100, height: 100 },
      clip: true,
      children: [
        buildPath('M50 50L500 50L500 500L50 500Z'),
        buildPath('M200 0L300 0L300 90Z'),
        picture(),
      ],
    },
  ])

  expect(all('p:sp')).toHaveLength(1)
  const size = firstNamed(firstNamed(first('p:sp'), 'p:spPr'), 'a:ext')
  expect(attributesOf(size)).toEqual({ cx: '508000', cy: '508000' })
})

test('a group whose children are all cut away is not written', () => {
  const children = [buildPath('M200 0L300 0L300 90Z')]
  const box = { x: 0, y: 0, width: 100, height: 100 }

  const { all } = writeSlide([{ mark: 'group', id: 'group', box, clip: true, children }])

  expect(all('p:grpSp')).toHaveLength(0)
})

test('a chart is a group that keeps its words and its turn', () => {
  const chart: NativeMark = {
    mark: 'native',
    id: 'chart',
    box: { x: 0, y: 0, width: 100, height: 100 },
    rotation: -90,
    alt: 'Losses by month',
    source: {
      kind: 'chart',
      chart: { type: 'pie', title: '', data: [{ label: 'June', value: 1 }], colors: [] },
      plan: {
        type: 'pie',
        plot: { x: 0, y: 0, width: 100, height: 100 },
        points: [{ name: 'June', fill: { kind: 'solid', color: '#101010' } }],
        beside: [],
      },
    },
    painted: [buildPath(square), buildText([buildParagraph([buildRun('June')])])],
  }

  const { first } = writeSlide([chart])

  const group = first('p:grpSp')
  expect(attributesOf(firstNamed(group, 'p:cNvPr'))).toMatchObject({
    name: 'Chart 1',
    descr: 'Losses by month',
  })
  expect(attributesOf(firstNamed(group, 'a:xfrm'))).toEqual({ rot: '16200000' })
})

test('a number that is none stops the export instead of spoiling the file', () => {
  const box = { x: Number.NaN, y: 0, width: 100, height: 100 }

  expect(() => writeSlide([buildText([], { box })])).toThrow('NaN is not a finite number')
})

test('texts and pictures are written back to front as the scene has them, each with its turn', () => {
  const text = (id: string, rotation: number) =>
    buildText([buildParagraph([buildRun(id)])], { id, rotation })
  const images = new Map([['/files/a.png', samplePicture(40, 20)]])
  const marks = [text('under', -90), picture({ rotation: 12 }), text('over', 15)]

  const slide = writeFile([buildScene(marks)], { images }).xml('ppt/slides/slide1.xml')

  const shapes = firstNamed(slide, 'p:spTree').children.filter(({ name }) =>
    ['p:sp', 'p:pic'].includes(name),
  )
  expect(shapes.map(({ name }) => name)).toEqual(['p:sp', 'p:pic', 'p:sp'])
  expect(shapes.map((shape) => attributesOf(firstNamed(shape, 'a:xfrm'))['rot'])).toEqual([
    '16200000',
    '720000',
    '900000',
  ])
})

test('a cropped picture says natively what it shows, and the shape it is cut to', () => {
  // The whole picture of 40 by 20 covers 200 by 100, of which the frame shows the right half.
  const whole = { x: -100, y: 0, width: 200, height: 100 }
  const clip = maskPath('heart', { x: 0, y: 0, width: 100, height: 100 })
  const { crop, slide } = slideWithPicture({ whole, focus: [0.75, 0.5], clip, mask: 'heart' })

  expect(crop).toEqual({ l: '50000' })
  expect(attributesOf(firstNamed(slide, 'a:prstGeom'))).toEqual({ prst: 'heart' })
})

test.each(['house', 'speech-bubble'] as const)(
  'a picture cut to a %s has an outline of its own, because no preset has it',
  (mask) => {
    const clip = maskPath(mask, { x: 0, y: 0, width: 100, height: 100 })
    const { slide } = slideWithPicture({ clip, mask })

    expect(findNamed(slide, 'a:custGeom')).toHaveLength(1)
  },
)

test('a picture says natively how opaque it is, its border and its shadow', () => {
  const clip = maskPath('rectangle', { x: 0, y: 0, width: 100, height: 100 }, 20)
  const { slide } = slideWith(
    framed(picture({ alpha: 0.4, radius: 20, clip }), {
      border: { paint: black, width: 4, dash: [16, 12] },
      shadow: { distance: 5, blur: 14, color: '#000000', alpha: 0.14 },
    }),
  )
  const look = (name: string) => attributesOf(firstNamed(slide, name))

  expect(look('a:alphaModFix')).toEqual({ amt: '40000' })
  expect(look('a:prstGeom')).toEqual({ prst: 'roundRect' })
  expect(look('a:gd')).toEqual({ name: 'adj', fmla: 'val 20000' })
  expect(look('a:ln')).toMatchObject({ w: '40640' })
  expect(look('a:ds')).toEqual({ d: '400000', sp: '300000' })
  expect(look('a:outerShdw')).toMatchObject({ dist: '50800', dir: '5400000' })
  expect(findNamed(slide, 'p:pic')).toHaveLength(1)
  expect(findNamed(slide, 'p:sp')).toHaveLength(0)
})

test('the frame of a picture that is shown whole is larger than the picture', () => {
  const border = { paint: black, width: 4 }
  const { crop, box } = slideWith(framed(picture({ fit: 'contain' }), { border }))

  // The picture is twice as wide as high, and its frame is square.
  expect(crop).toEqual({ t: '-50000', b: '-50000' })
  expect(box).toEqual({ cx: '1016000', cy: '1016000' })
})
