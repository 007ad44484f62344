import { type SlideInput, slidesInputSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { readDeck } from '../readDeck.ts'
import { ReadFault } from '../readFault.ts'
import { presentation } from '../testing/pptxFile.ts'

const line = '<a:ln w="25400"><a:solidFill><a:srgbClr val="112233"/></a:solidFill></a:ln>'
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>'

interface Drawn {
  readonly paths: string
  readonly xfrm?: string
  readonly paint?: string
  readonly text?: string
}

function drawn({ paths, xfrm = '', paint = red, text = '' }: Drawn): string {
  const words =
    text === '' ? '' : `<p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody>`
  return `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Freeform 9"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm ${xfrm}><a:off x="1016000" y="2032000"/><a:ext cx="2032000" cy="1016000"/></a:xfrm><a:custGeom><a:avLst/><a:pathLst>${paths}</a:pathLst></a:custGeom>${paint}</p:spPr>${words}</p:sp>`
}

async function read(shape: Drawn) {
  const deck = await readDeck({
    name: 'deck.pptx',
    bytes: presentation([{ shapes: drawn(shape) }]),
  })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  return deck
}

async function shapesOf(shape: Drawn): Promise<SlideInput['images']> {
  return (await read(shape)).slides[0]?.images
}

const pt = (x: number | string, y: number) => `<a:pt x="${x}" y="${y}"/>`
const move = (x: number, y: number) => `<a:moveTo>${pt(x, y)}</a:moveTo>`
const to = (x: number, y: number) => `<a:lnTo>${pt(x, y)}</a:lnTo>`
const triangle = `<a:path w="200" h="100">${move(0, 100)}${to(100, 0)}${to(200, 100)}<a:close/></a:path>`

describe('a freeform of another program', () => {
  test('is a freeform in its place, with its look and its words', async () => {
    expect(await shapesOf({ paths: triangle, paint: red + line, text: 'Lake' })).toMatchObject([
      {
        position: { x: 100, y: 200 },
        size: { width: 200, height: 100 },
        shapeData: {
          type: 'freeform',
          path: 'M0 10000L5000 0L10000 10000Z',
          fillColor: '#FF0000',
          borderColor: '#112233',
          borderWidth: 2.5,
          text: 'Lake',
        },
      },
    ])
  })

  test('keeps curves of both kinds, and all of its parts', async () => {
    const curves = `<a:path w="300" h="300">${move(0, 0)}<a:cubicBezTo>${pt(0, 30)}${pt(30, 60)}${pt(60, 60)}</a:cubicBezTo><a:quadBezTo>${pt(90, 60)}${pt(90, 90)}</a:quadBezTo><a:close/>${move(150, 150)}${to(300, 300)}</a:path>`

    expect(await shapesOf({ paths: curves })).toMatchObject([
      {
        shapeData: {
          path: 'M0 0C0 1000 1000 2000 2000 2000C2667 2000 3000 2333 3000 3000ZM5000 5000L10000 10000',
        },
      },
    ])
  })

  test.each([
    ['flipH="1"', 'M10000 10000L5000 0L0 10000Z'],
    ['flipV="1"', 'M0 0L5000 10000L10000 0Z'],
  ])('with %s is drawn as it is seen', async (xfrm, path) => {
    expect(await shapesOf({ paths: triangle, xfrm })).toMatchObject([{ shapeData: { path } }])
  })

  test('whose path has no size is measured in EMU, and a level one has no height', async () => {
    const bare = `<a:path>${move(0, 0)}${to(2_032_000, 508_000)}</a:path>`
    const level = `<a:path w="200" h="0">${move(0, 0)}${to(200, 0)}</a:path>`

    expect(await shapesOf({ paths: bare })).toMatchObject([
      { shapeData: { path: 'M0 0L10000 5000' } },
    ])
    expect(await shapesOf({ paths: level })).toMatchObject([
      { shapeData: { path: 'M0 0L10000 0' } },
    ])
  })

  test('that is not filled is a stroke, and a move that draws nothing is left out', async () => {
    const stroke = `<a:path w="200" h="100" fill="none">${move(5, 5)}${move(0, 0)}${to(200, 100)}</a:path>`

    expect(await shapesOf({ paths: stroke, paint: red + line })).toMatchObject([
      { shapeData: { path: 'M0 0L10000 10000', filled: false, borderColor: '#112233' } },
    ])
  })

  test.each([
    ['arcs', '<a:arcTo wR="50" hR="50" stAng="0" swAng="5400000"/>'],
    ['computed points', `<a:lnTo>${pt('x1', 5)}</a:lnTo>`],
    ['more points than a shape may have', to(123, 77).repeat(1_200)],
  ])('with %s is left out, and the import says so', async (_, steps) => {
    const paths = `<a:path w="200" h="100">${move(0, 0)}${steps}</a:path>`
    const deck = await read({ paths })

    expect(deck.slides[0]?.images ?? []).toEqual([])
    expect(JSON.stringify(deck)).toContain('A drawn shape was left out.')
  })

  test('with more words than a shape holds is a text box, so that none is lost', async () => {
    const text = 'Water '.repeat(120).trim()
    const { slides } = await read({ paths: triangle, text })

    expect(slides[0]?.images ?? []).toEqual([])
    expect(JSON.stringify(slides)).toContain(text)
  })
})
