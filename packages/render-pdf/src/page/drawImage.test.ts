import { expect, test } from 'vitest'
import { sceneOf, squareAt } from '../testing/builders.ts'
import { pngOf, redBlueJpeg } from '../testing/pictures.ts'
import { popplerMissing, rasterOf } from '../testing/poppler.ts'
import { readPdf } from '../testing/readPdf.ts'
import { renderScenes } from '../testing/renderScenes.ts'

const red = [256, 0, 0]
const green = [0, 256, 0]
const blue = [0, 0, 256]
const white = [256, 256, 256]

test('crops a picture around its focus, cuts it along its clip and shares it', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const picture = { mark: 'image', src: '/a.jpg', fit: 'cover', focus: [0.5, 0.5] } as const
  const background = { kind: 'solid', color: '#00FF00' } as const
  const scene = sceneOf([
    { ...picture, id: 'left', box: squareAt(100, 100).box, focus: [0, 0.5] },
    { ...picture, id: 'right', box: squareAt(300, 100).box, focus: [1, 0.5] },
    { ...picture, id: 'whole', box: squareAt(500, 100).box, fit: 'contain', background },
    {
      ...picture,
      id: 'cut',
      box: squareAt(700, 100).box,
      clip: 'M700 100L750 100L750 200L700 200Z',
    },
    { ...picture, id: 'missing', box: squareAt(900, 100).box, src: '/b.jpg', background },
  ])
  const image = { bytes: redBlueJpeg, mime: 'image/jpeg', width: 16, height: 8 } as const

  const pdf = await renderScenes([scene, scene], { '/a.jpg': image })

  const raster = rasterOf(pdf)
  const near = (x: number, y: number) =>
    raster.pixel(x, y).map((value) => Math.round(value / 64) * 64)
  expect([near(105, 150), near(195, 150)]).toEqual([red, red])
  expect([near(305, 150), near(395, 150)]).toEqual([blue, blue])
  expect([near(505, 150), near(595, 150), near(550, 110)]).toEqual([red, blue, green])
  expect([near(705, 150), near(745, 150), near(755, 150)]).toEqual([red, red, white])
  expect(near(950, 150)).toEqual(green)
  expect(
    readPdf(pdf).filter(({ dictionary }) => dictionary.includes('/Subtype /Image')),
  ).toHaveLength(1)
})

test('lets what lies below shine through a translucent picture', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const bytes = pngOf({
    width: 1,
    height: 1,
    bitDepth: 8,
    colorType: 6,
    rows: [[0, 0, 0, 255, 128]],
  })
  const mark = { mark: 'image', id: 'i', src: '/a.png', fit: 'fill', focus: [0.5, 0.5] } as const

  const pdf = await renderScenes([sceneOf([{ ...mark, box: squareAt(100, 100).box }])], {
    '/a.png': { bytes, mime: 'image/png', width: 1, height: 1 },
  })

  expect(rasterOf(pdf).pixel(150, 150)).toEqual([127, 127, 255])
})

test('fades a picture with the opacity of its mark, and nothing after it', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const bytes = pngOf({ width: 1, height: 1, bitDepth: 8, colorType: 2, rows: [[0, 0, 0, 255]] })
  const mark = { mark: 'image', src: '/a.png', fit: 'fill', focus: [0.5, 0.5] } as const
  const scene = sceneOf([
    { ...mark, id: 'faint', box: squareAt(100, 100).box, alpha: 0.5 },
    { ...mark, id: 'full', box: squareAt(300, 100).box },
  ])

  const pdf = await renderScenes([scene], {
    '/a.png': { bytes, mime: 'image/png', width: 1, height: 1 },
  })

  const raster = rasterOf(pdf)
  expect(raster.pixel(150, 150)[0]).toBeCloseTo(127, -1)
  expect(raster.pixel(350, 150)).toEqual([0, 0, 255])
})
