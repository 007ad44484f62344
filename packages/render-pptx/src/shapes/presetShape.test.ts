import type { ShapeData } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { lintPptx } from '../testing/lintPptx.ts'
import { renderPptx } from '../renderPptx.ts'
import { buildScene } from '../testing/sceneBuilder.ts'
import { shapeSheet } from '../testing/shapeSheet.ts'
import {
  attributesOf,
  firstNamed,
  findNamed,
  plainOptions,
  writeSlide,
} from '../testing/slideXml.ts'

const size = { width: 180, height: 110 } as const

async function writtenShape(type: ShapeData['type'], change: Partial<ShapeData> = {}) {
  const shape = (await shapeSheet(size, change)).find((candidate) => candidate.type === type)
  if (!shape) throw new Error(`There is no ${type}`)
  return { mark: shape.mark, ...writeSlide([shape.mark]) }
}

test('each of the 24 shapes is one native shape, 23 of them presets', async () => {
  const sheet = await shapeSheet(size, { text: 'Tea', borderWidth: 3 })
  const scene = buildScene(sheet.map(({ mark }) => mark))

  const { all } = writeSlide(scene.marks)

  expect(all('p:sp')).toHaveLength(24)
  expect(all('p:grpSp')).toHaveLength(0)
  expect(all('a:prstGeom')).toHaveLength(23)
  expect(all('a:custGeom')).toHaveLength(1)
  expect(lintPptx(renderPptx([scene], plainOptions))).toEqual([])
})

test('a preset carries the adjust values that it was painted with', async () => {
  const { first, all } = await writtenShape('star')

  expect(attributesOf(first('a:prstGeom'))).toEqual({ prst: 'star5' })
  expect(all('a:gd').map(attributesOf)).toEqual([
    { name: 'adj', fmla: 'val 19098' },
    { name: 'hf', fmla: 'val 105146' },
    { name: 'vf', fmla: 'val 110557' },
  ])
})

test('a rectangle with a radius is a round rectangle of that radius', async () => {
  const { first } = await writtenShape('rectangle', { borderRadius: 22 })

  expect(attributesOf(first('a:prstGeom'))).toEqual({ prst: 'roundRect' })
  expect(attributesOf(first('a:gd'))).toEqual({ name: 'adj', fmla: 'val 20000' })
})

test('a house is a path of its own that keeps its text under the roof when it is resized', async () => {
  const { first, all } = await writtenShape('house', { text: 'Clinic' })

  expect(all('a:lnTo').length).toBeGreaterThanOrEqual(4)
  expect(attributesOf(first('a:rect'))).toEqual({ l: 'tl', t: 'tt', r: 'tr', b: 'tb' })
  expect(all('a:gd').map(({ attributes }) => attributes.get('fmla'))).toEqual([
    '*/ w 12500 100000',
    '*/ h 37500 100000',
    '*/ w 87500 100000',
    '*/ h 100000 100000',
  ])
})

test('the words of a shape are in its own text body, centered', async () => {
  const { first } = await writtenShape('diamond', { text: 'Ship it\nnow' })

  const body = firstNamed(first('p:sp'), 'p:txBody')
  expect(findNamed(body, 'a:t').map(({ text }) => text)).toEqual(['Ship it', 'now'])
  expect(attributesOf(firstNamed(body, 'a:bodyPr'))).toMatchObject({
    anchor: 'ctr',
    wrap: 'square',
  })
  expect(attributesOf(firstNamed(body, 'a:pPr'))).toMatchObject({ algn: 'ctr' })
})

test('a shape keeps its border, its turn and its words for people who do not see it', async () => {
  const { mark } = await writtenShape('hexagon', { borderWidth: 4 })

  const { first, text } = writeSlide([{ ...mark, rotation: 30, alt: 'The cold chain' }])

  expect(attributesOf(firstNamed(first('p:sp'), 'p:cNvPr'))).toMatchObject({
    descr: 'The cold chain',
  })
  expect(attributesOf(firstNamed(first('p:sp'), 'a:xfrm'))).toEqual({ rot: '1800000' })
  expect(attributesOf(first('a:ln'))).toMatchObject({ w: '40640' })
  expect(text).not.toContain('adec:decorative')
})

test('a shape without words of any kind is decorative, one with text is not', async () => {
  expect((await writtenShape('heart')).text).toContain('adec:decorative')
  expect((await writtenShape('heart', { text: 'Care' })).text).not.toContain('adec:decorative')
})

test('a fill that the theme has is written as the color of the theme', async () => {
  const plain = await writtenShape('oval')
  const [outline] = plain.mark.painted
  const fill = { kind: 'solid', color: '#3344CC', token: 'accent1' } as const
  if (outline?.mark !== 'path') throw new Error('A shape has an outline')

  const { first } = writeSlide([{ ...plain.mark, painted: [{ ...outline, fill }] }])

  expect(attributesOf(firstNamed(first('p:spPr'), 'a:schemeClr'))).toEqual({ val: 'accent1' })
})

test('a shadow, a gradient and a dashed border are native, and in the order of the format', async () => {
  const look = {
    gradient: { color: '#FFFFFF', angle: 45 },
    borderDash: 'dot',
    shadow: true,
  } as const
  const { first, all } = await writtenShape('oval', { ...look, borderWidth: 3, fillOpacity: 0.5 })
  const properties = firstNamed(first('p:sp'), 'p:spPr')

  expect(all('p:sp')).toHaveLength(1)
  expect(
    properties.children.flatMap((child) => (typeof child === 'string' ? [] : [child.name])),
  ).toEqual(['a:xfrm', 'a:prstGeom', 'a:gradFill', 'a:ln', 'a:effectLst'])
  expect(attributesOf(first('a:lin'))).toMatchObject({ ang: '2700000' })
  expect(attributesOf(first('a:outerShdw'))).toMatchObject({ dir: '5400000', rotWithShape: '0' })
  expect(all('a:alpha').map(({ attributes }) => attributes.get('val'))).toContain('17500')
})

test('a freeform is a path of its own in the size of its box, with its words and its four sites', async () => {
  const { mark, first, all } = await writtenFreeform({
    path: 'M0 10000L10000 5000C5000 0 2500 0 0 10000Z',
    borderWidth: 3,
    text: 'Lake',
  })
  const emu = ({ width, height }: typeof mark.box) => ({
    w: String(Math.round(width * 10_160)),
    h: String(Math.round(height * 10_160)),
  })

  expect(all('a:prstGeom')).toHaveLength(0)
  expect(attributesOf(first('a:path'))).toEqual(emu(mark.box))
  expect(
    first('a:path').children.flatMap((child) => (typeof child === 'string' ? [] : [child.name])),
  ).toEqual(['a:moveTo', 'a:lnTo', 'a:cubicBezTo', 'a:close'])
  expect(all('a:pt').slice(0, 2).map(attributesOf)).toEqual([
    { x: '0', y: emu(mark.box).h },
    { x: emu(mark.box).w, y: String(Math.round(Number(emu(mark.box).h) / 2)) },
  ])
  expect(all('a:cxn')).toHaveLength(4)
  expect(all('a:t').map(({ text }) => text)).toEqual(['Lake'])
})

test('a stroke drawn by hand has round ends and no fill', async () => {
  const { first, all, scene } = await writtenFreeform({
    path: 'M0 0C0 5000 5000 10000 10000 10000',
    filled: false,
    borderWidth: 3,
    borderColor: '#DC2626',
  })

  expect(all('a:noFill')).toHaveLength(1)
  expect(all('a:close')).toHaveLength(0)
  expect(attributesOf(first('a:ln'))).toMatchObject({ cap: 'rnd', w: '30480' })
  expect(all('a:round')).toHaveLength(1)
  expect(lintPptx(renderPptx([scene], plainOptions))).toEqual([])
})

async function writtenFreeform(change: Partial<ShapeData>) {
  const sheet = await shapeSheet(size, { ...change, type: 'freeform' })
  const mark = sheet[0]?.mark
  if (!mark) throw new Error('There is no shape')
  return { mark, scene: buildScene([mark]), ...writeSlide([mark]) }
}
