import { type SlideInput, slidesInputSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { readDeck } from '../../readDeck.ts'
import { ReadFault } from '../../readFault.ts'
import { presentation, shape, title } from '../../testing/pptxFile.ts'

async function firstSlide(bytes: Uint8Array): Promise<SlideInput> {
  const deck = await readDeck({ name: 'deck.pptx', bytes })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  const [slide] = deck.slides
  if (!slide) throw new Error('There is no slide')
  return slide
}

describe('connectors', () => {
  const connector = (
    preset: string,
    { xfrm = '', glue = '' }: { readonly xfrm?: string; readonly glue?: string } = {},
  ) =>
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="9" name="c"/><p:cNvCxnSpPr>${glue}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm ${xfrm}><a:off x="1016000" y="2032000"/><a:ext cx="2032000" cy="1016000"/></a:xfrm><a:prstGeom prst="${preset}"/><a:ln w="25400"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill><a:prstDash val="sysDot"/><a:tailEnd type="triangle"/></a:ln></p:spPr></p:cxnSp>`
  const linesOf = async (shapes: string) =>
    ((await firstSlide(presentation([{ shapes }]))).images ?? []).flatMap(
      ({ lineData }) => lineData ?? [],
    )

  test('are lines with their ends, color, width, dash and heads', async () => {
    expect(await linesOf(connector('straightConnector1'))).toEqual([
      {
        kind: 'straight',
        start: { x: 100, y: 200 },
        end: { x: 300, y: 300 },
        color: '#055A41',
        width: 2.5,
        dash: 'dot',
        endHead: 'triangle',
      },
    ])
  })

  test.each([
    ['<a:custDash><a:ds d="400000" sp="300000"/></a:custDash>', 'dash'],
    ['<a:custDash><a:ds d="100000" sp="100000"/></a:custDash>', 'dot'],
    ['<a:prstDash val="lgDashDot"/>', 'dash'],
    ['', undefined],
  ])('with a pattern %s are dashed', async (pattern, dash) => {
    const drawn = connector('line').replace('<a:prstDash val="sysDot"/>', pattern)
    expect((await linesOf(drawn)).map((line) => line.dash)).toEqual([dash])
  })

  test.each([
    ['flipH="1"', { start: { x: 300, y: 200 }, end: { x: 100, y: 300 } }],
    ['flipV="1"', { start: { x: 100, y: 300 }, end: { x: 300, y: 200 } }],
    ['rot="5400000"', { start: { x: 250, y: 150 }, end: { x: 150, y: 350 } }],
    ['rot="5400000" flipH="1"', { start: { x: 250, y: 350 }, end: { x: 150, y: 150 } }],
  ])('with %s run where they are seen', async (xfrm, ends) => {
    expect(await linesOf(connector('bentConnector3', { xfrm }))).toMatchObject([
      { kind: 'elbow', ...ends },
    ])
  })

  test('stay glued to a shape and to the title, and not to what is left out', async () => {
    const place = { x: 3_048_000, y: 2_540_000, cx: 1_016_000, cy: 1_016_000 }
    const box = shape('rect', 'FF0000', place).replace(/<p:cNvPr id="\d+"/u, '<p:cNvPr id="7"')
    const glue = '<a:stCxn id="2" idx="2"/><a:endCxn id="7" idx="1"/>'
    const slide = await firstSlide(
      presentation([
        {
          shapes: [
            title('Flow'),
            connector('curvedConnector3', { glue }),
            connector('line', { glue: '<a:endCxn id="88" idx="1"/>' }),
            box,
          ].join(''),
        },
      ]),
    )

    const target = slide.images?.find(({ shapeData }) => shapeData)
    expect(target?.id).toMatch(/^slide-1-shape-7$/u)
    const found = slide.images?.flatMap(({ lineData }) => lineData ?? []) ?? []
    expect(found.map(({ start, end }) => [start.glue, end.glue])).toEqual([
      [
        { slot: 'title', site: 2 },
        { element: target?.id, site: 1 },
      ],
      [undefined, undefined],
    ])
  })

  test('without a stroke are left out', async () => {
    const hidden = connector('line').replace(/<a:ln .*<\/a:ln>/u, '<a:ln><a:noFill/></a:ln>')

    expect(await linesOf(hidden)).toEqual([])
  })
})
