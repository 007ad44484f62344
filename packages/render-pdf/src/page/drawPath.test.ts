import { expect, test } from 'vitest'
import { pathOf, sceneOf, squareAt } from '../testing/builders.ts'
import { popplerMissing, rasterOf } from '../testing/poppler.ts'
import { renderScenes } from '../testing/renderScenes.ts'

test('draws paths, gradients, transparency and turns where the scene says', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const across = { kind: 'linear', from: [100, 0], to: [200, 0] } as const
  const blue = { at: 1, color: '#0000FF' }
  const green = { kind: 'solid', color: '#00FF00' } as const
  const scene = sceneOf([
    pathOf({ ...squareAt(100, 100), fill: { kind: 'solid', color: '#FF0000' }, alpha: 0.5 }),
    pathOf({
      ...squareAt(100, 300),
      fill: { ...across, stops: [{ at: 0, color: '#FF0000' }, blue] },
    }),
    pathOf({
      ...squareAt(100, 500),
      fill: { ...across, stops: [{ at: 0, color: '#0000FF', alpha: 0 }, blue] },
    }),
    pathOf({
      ...squareAt(400, 100),
      d: 'M400 145L500 145L500 155L400 155Z',
      fill: green,
      rotation: 90,
    }),
    pathOf({ d: 'M600 150L700 150', stroke: { paint: green, width: 10, dash: [20, 20] } }),
    {
      mark: 'group',
      id: 'g',
      box: squareAt(800, 100).box,
      clip: true,
      children: [pathOf({ d: 'M700 100L1000 100L1000 200L700 200Z' })],
    },
  ])

  const raster = rasterOf(await renderScenes([scene]))

  expect([raster.width, raster.height]).toEqual([1200, 675])
  const near = (x: number, y: number) =>
    raster.pixel(x, y).map((value) => Math.round(value / 16) * 16)
  expect(near(150, 150)).toEqual([256, 128, 128])
  expect(near(102, 350)).toEqual([256, 0, 0])
  expect(near(198, 350)).toEqual([0, 0, 256])
  expect(near(102, 550)).toEqual([256, 256, 256])
  expect(near(150, 550)).toEqual([128, 128, 256])
  expect(near(450, 102)).toEqual([0, 256, 0])
  expect(near(402, 150)).toEqual([256, 256, 256])
  expect(near(610, 150)).toEqual([0, 256, 0])
  expect(near(630, 150)).toEqual([256, 256, 256])
  expect(near(795, 150)).toEqual([256, 256, 256])
  expect(near(805, 150)).toEqual([0, 0, 0])
})

test('turns a gradient with the mark that it fills', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const stops = [
    { at: 0, color: '#FF0000' },
    { at: 0.5, color: '#FF0000' },
    { at: 0.5, color: '#0000FF' },
    { at: 1, color: '#0000FF' },
  ]
  const mark = pathOf({
    box: { x: 100, y: 100, width: 200, height: 200 },
    d: 'M100 100L300 100L300 300L100 300Z',
    fill: { kind: 'linear', from: [100, 0], to: [300, 0], stops },
    rotation: 90,
  })

  const raster = rasterOf(await renderScenes([sceneOf([mark])]))

  expect(raster.pixel(200, 120)).toEqual([255, 0, 0])
  expect(raster.pixel(200, 280)).toEqual([0, 0, 255])
})
