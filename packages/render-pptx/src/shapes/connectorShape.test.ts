import type { ImageItem, LineData, Slide } from '@deckloom/deck'
import { connectionSites, sceneFor, type Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { attributesOf, findNamed, firstNamed, writeFile } from '../testing/slideXml.ts'
import type { XmlElement } from '../testing/xmlTree.ts'

const emuPerUnit = 10_160

function shape(
  id: string,
  type: NonNullable<ImageItem['shapeData']>['type'],
  more: Partial<ImageItem>,
): ImageItem {
  return {
    id,
    url: '',
    type: 'shape',
    size: { width: 180, height: 110 },
    shapeData: { type, fillColor: '#3B82F6', width: 180, height: 110 },
    ...more,
  }
}

function line(data: Partial<LineData>): ImageItem {
  const ends = { start: { x: 100, y: 200 }, end: { x: 400, y: 300 } }
  return {
    id: 'line',
    url: '',
    type: 'shape',
    lineData: { kind: 'elbow', width: 2.5, ...ends, ...data },
  }
}

async function sceneOf(images: readonly ImageItem[], change: Partial<Slide> = {}): Promise<Scene> {
  const slide: Slide = {
    id: 'slide',
    slide_title: 'Lines',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title + bullets',
    images: [...images],
    ...change,
  }
  return sceneFor(slide, { fonts: await loadFontBook(), deckTitle: 'Deck', index: 0, count: 1 })
}

async function written(images: readonly ImageItem[], change: Partial<Slide> = {}) {
  const slide = writeFile([await sceneOf(images, change)]).xml('ppt/slides/slide1.xml')
  return { slide, connector: firstNamed(slide, 'p:cxnSp') }
}

/** Where a connector begins and ends, in EMU: as office programs flip its box, then turn it about its middle. */
function endsOf(connector: XmlElement) {
  const transform = firstNamed(connector, 'a:xfrm')
  const { x, y } = attributesOf(firstNamed(transform, 'a:off'))
  const { cx, cy } = attributesOf(firstNamed(transform, 'a:ext'))
  const { rot = '0', flipH, flipV } = attributesOf(transform)
  const [width, height] = [Number(cx), Number(cy)]
  const angle = ((Number(rot) / 60_000) * Math.PI) / 180
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
  const at = (far: boolean) => {
    const across = ((flipH === '1') === far ? -0.5 : 0.5) * width
    const down = ((flipV === '1') === far ? -0.5 : 0.5) * height
    return {
      x: Number(x) + width / 2 + across * cos - down * sin,
      y: Number(y) + height / 2 + across * sin + down * cos,
    }
  }
  return { start: at(false), end: at(true) }
}

function shapeIds(slide: XmlElement): ReadonlyMap<string | undefined, string | undefined> {
  return new Map(
    findNamed(slide, 'p:cNvPr').map((element) => {
      const { id, name } = attributesOf(element)
      return [id, name]
    }),
  )
}

test('a connector names the shapes and sites that it is glued to before its geometry', async () => {
  const images = [
    line({
      start: { x: 0, y: 0, glue: { element: 'one', site: 3 } },
      end: { x: 0, y: 0, glue: { element: 'other', site: 2 } },
      endHead: 'triangle',
      startHead: 'oval',
      dash: 'dot',
    }),
    shape('one', 'rectangle', { position: { x: 100, y: 300 } }),
    shape('other', 'oval', { position: { x: 700, y: 400 } }),
  ]

  const { slide, connector } = await written(images)

  const [start, end] = ['a:stCxn', 'a:endCxn'].map((name) =>
    attributesOf(firstNamed(connector, name)),
  )
  const names = shapeIds(slide)
  expect(names.get(start?.['id'])).toMatch(/^Shape/u)
  expect(names.get(end?.['id'])).toMatch(/^Shape/u)
  expect(start?.['id']).not.toBe(end?.['id'])
  expect([start?.['idx'], end?.['idx']]).toEqual(['3', '2'])
  expect(attributesOf(firstNamed(connector, 'a:prstGeom'))).toEqual({ prst: 'bentConnector3' })
  expect(attributesOf(firstNamed(connector, 'a:headEnd'))['type']).toBe('oval')
  expect(attributesOf(firstNamed(connector, 'a:tailEnd'))['type']).toBe('triangle')
  expect(attributesOf(firstNamed(connector, 'a:prstDash'))).toEqual({ val: 'sysDot' })
})

const turns = [0, 90, 180, -90, 37] as const
const types = [
  'rectangle',
  'oval',
  'triangle',
  'pentagon',
  'hexagon',
  'cloud',
  'arrow-down',
] as const

test.each(types)(
  'both ends of a connector are at the sites of a %s to 1 EMU, however it is turned',
  async (type) => {
    const size = { width: 180, height: 110 }
    const place = { x: 700, y: 400 }
    const other = shape('one', 'rectangle', { position: { x: 100, y: 300 } })
    const sites = connectionSites(
      {
        kind: 'shape',
        id: '',
        url: '',
        origin: 'shape',
        shape: { type, fillColor: '#FFFFFF', ...size },
      },
      { box: { ...place, ...size }, rotation: 0 },
    )
    const cases = turns.flatMap((rotation) => sites.map((_, site) => ({ rotation, site })))
    const scenes = await Promise.all(
      cases.map(async ({ rotation, site }) =>
        sceneOf([
          other,
          shape('other', type, { position: place, rotation }),
          line({
            start: { x: 0, y: 0, glue: { element: 'one', site: 3 } },
            end: { x: 0, y: 0, glue: { element: 'other', site } },
          }),
        ]),
      ),
    )
    const file = writeFile(scenes)

    for (const [index, { rotation, site }] of cases.entries()) {
      const connector = firstNamed(file.xml(`ppt/slides/slide${index + 1}.xml`), 'p:cxnSp')
      const { start, end } = endsOf(connector)
      const [, right] = [0, { x: 280, y: 355 }]
      expect(Math.abs(start.x - right.x * emuPerUnit)).toBeLessThanOrEqual(1)
      expect(Math.abs(start.y - right.y * emuPerUnit)).toBeLessThanOrEqual(1)
      const at = connectionSites(
        {
          kind: 'shape',
          id: '',
          url: '',
          origin: 'shape',
          shape: { type, fillColor: '#FFFFFF', ...size },
        },
        { box: { ...place, ...size }, rotation },
      )[site]
      expect(Math.abs(end.x - (at?.x ?? 0) * emuPerUnit)).toBeLessThanOrEqual(1)
      expect(Math.abs(end.y - (at?.y ?? 0) * emuPerUnit)).toBeLessThanOrEqual(1)
    }
  },
)

test.each(['straight', 'curved'] as const)(
  'a %s line is a connector of its own preset',
  async (kind) => {
    const { connector } = await written([line({ kind })])

    expect(attributesOf(firstNamed(connector, 'a:prstGeom'))['prst']).toBe(
      kind === 'straight' ? 'straightConnector1' : 'curvedConnector3',
    )
    expect(findNamed(connector, 'a:stCxn')).toEqual([])
  },
)

test('a connector in a group keeps what it is glued to', async () => {
  const { slide, connector } = await written([
    { ...shape('one', 'rectangle', { position: { x: 100, y: 300 } }), group: 'g' },
    { ...line({ start: { x: 0, y: 0, glue: { element: 'one', site: 3 } } }), group: 'g' },
  ])

  expect(findNamed(slide, 'p:grpSp')).toHaveLength(1)
  const { id } = attributesOf(firstNamed(connector, 'a:stCxn'))
  expect(shapeIds(slide).get(id)).toMatch(/^Shape/u)
})

test('a line to something that office programs cannot glue to is a connector that is not glued', async () => {
  const icon: ImageItem = {
    id: 'icon',
    url: '',
    type: 'shape',
    position: { x: 700, y: 400 },
    size: { width: 100, height: 100 },
    iconData: { name: 'flag', d: 'M4 22L4 4L12 8', color: '#123456' },
  }

  const { connector } = await written([
    icon,
    line({ end: { x: 0, y: 0, glue: { element: 'icon', site: 1 } } }),
  ])

  expect(findNamed(connector, 'a:endCxn')).toEqual([])
  expect(Math.abs(endsOf(connector).end.x - 700 * emuPerUnit)).toBeLessThanOrEqual(1)
})
