import { deckLimits, type SlideInput, slidesInputSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { readDeck } from '../readDeck.ts'
import { ReadFault } from '../readFault.ts'
import { group, picture, presentation, shape, textBox, title } from '../testing/pptxFile.ts'

/** Places are in page units. */
const unit = 10_160
const at = ([x, y, cx, cy]: readonly [x: number, y: number, cx: number, cy: number]) => ({
  x: x * unit,
  y: y * unit,
  cx: cx * unit,
  cy: cy * unit,
})
const degrees = (count: number) => ({ rot: count * 60_000 })
const box = (x: number, y: number, side = 100) => shape('rect', 'FF0000', at([x, y, side, side]))

async function firstSlide(shapes: string): Promise<SlideInput> {
  const deck = await readDeck({ name: 'deck.pptx', bytes: presentation([{ shapes }]) })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  const [slide] = deck.slides
  if (!slide) throw new Error('There is no slide')
  return slide
}

async function boxesIn(shapes: string) {
  return ((await firstSlide(shapes)).images ?? []).map(({ position, size, rotation = 0 }) => ({
    ...position,
    ...size,
    rotation,
  }))
}

test('groups in groups stay, and what is in them stands where it stood', async () => {
  const pair = group(box(100, 0, 50) + box(150, 50, 50), at([100, 0, 100, 100]))
  const whole = group(box(0, 0, 50) + pair, {
    ...at([100, 100, 400, 200]),
    inner: at([0, 0, 200, 100]),
  })
  const words = textBox('Beside', at([0, 500, 200, 50]))
  const { images = [], text_elements: texts } = await firstSlide(title('Groups') + whole + words)
  const [outer, ...inner] = images.map((image) => image.group)

  expect(images).toMatchObject([
    { position: { x: 100, y: 100 }, size: { width: 100, height: 100 } },
    { position: { x: 300, y: 100 }, size: { width: 100, height: 100 } },
    { position: { x: 400, y: 200 }, size: { width: 100, height: 100 } },
  ])
  expect(outer).toMatch(/^\w+$/u)
  expect(inner).toEqual([inner[0], inner[0]])
  expect(inner[0]?.startsWith(`${outer}/`)).toBe(true)
  expect(texts?.[0]).not.toHaveProperty('group')
})

test('texts, pictures and lines are in their groups, and two groups beside each other are two', async () => {
  const line = `<p:cxnSp><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${unit}" cy="${unit}"/></a:xfrm><a:prstGeom prst="line"/></p:spPr></p:cxnSp>`
  const place = at([0, 300, 300, 300])
  const first = group(
    textBox('In it', at([0, 300, 100, 50])) + picture(at([0, 400, 100, 100])),
    place,
  )
  const second = group(box(0, 300) + line, place)
  const { images = [], text_elements: texts = [] } = await firstSlide(title('Two') + first + second)
  const named = images.map((image) => image.group)

  expect(images).toHaveLength(3)
  expect(texts[0]?.group).toBe(named[0])
  expect(named[1]).toBe(named[2])
  expect(named[0]).not.toBe(named[1])
})

test.each([
  ['flipped', { flipH: true }, { x: 400, y: 100, rotation: 330 }],
  ['flipped both ways', { flipH: true, flipV: true }, { x: 400, y: 200, rotation: 30 }],
  ['turned', degrees(90), { x: 300, y: 0, rotation: 120 }],
  ['flipped and turned', { flipH: true, ...degrees(90) }, { x: 300, y: 300, rotation: 60 }],
])('what is in a group that is %s is so, too', async (_, change, place) => {
  const turned = shape('rect', 'FF0000', { ...at([100, 100, 100, 100]), ...degrees(30) })

  expect(
    await boxesIn(title('One') + group(turned, { ...at([100, 100, 400, 200]), ...change })),
  ).toEqual([{ width: 100, height: 100, ...place }])
})

test('a group that is turned turns the groups in it', async () => {
  const quarter = { ...at([100, 100, 400, 200]), ...degrees(90) }

  expect(await boxesIn(title('One') + group(group(box(100, 100), quarter), quarter))).toEqual([
    { x: 400, y: 200, width: 100, height: 100, rotation: 180 },
  ])
})

test('a line in a flipped group runs where it is seen', async () => {
  const line = `<p:cxnSp><p:spPr><a:xfrm><a:off x="${100 * unit}" y="${200 * unit}"/><a:ext cx="${200 * unit}" cy="${100 * unit}"/></a:xfrm><a:prstGeom prst="line"/></p:spPr></p:cxnSp>`
  const flipped = group(line, { ...at([0, 0, 1_000, 600]), flipH: true })
  const { images = [] } = await firstSlide(title('One') + flipped)

  expect(images[0]?.lineData).toMatchObject({
    start: { x: 900, y: 200 },
    end: { x: 700, y: 300 },
  })
})

test('a group that is stretched stretches what is in it along its own axes', async () => {
  const wide = { ...at([0, 0, 400, 100]), inner: at([0, 0, 200, 100]) }
  const onSide = shape('rect', 'FF0000', { ...at([100, 0, 60, 60]), ...degrees(90) })

  expect(await boxesIn(title('One') + group(box(100, 0, 60) + onSide, wide))).toEqual([
    { x: 200, y: 0, width: 120, height: 60, rotation: 0 },
    { x: 230, y: -30, width: 60, height: 120, rotation: 90 },
  ])
})

test('of groups that nest too deeply, the outer ones are kept', async () => {
  const place = at([0, 300, 200, 200])
  const deep = Array.from({ length: deckLimits.groupLevels + 3 }).reduce<string>(
    (inner) => group(inner + box(0, 300), place),
    box(100, 400),
  )
  const { images = [] } = await firstSlide(title('Deep') + deep)
  const levels = images.map(({ group: path = '' }) => path.split('/').length)

  expect(Math.max(...levels)).toBe(deckLimits.groupLevels)
  expect(Math.min(...levels)).toBe(1)
})
