import { readFileSync } from 'node:fs'
import { type SlideInput, slidesInputSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { ReadFault } from '../readFault.ts'
import { readDeck } from '../readDeck.ts'
import { readSource } from '../readSource.ts'
import {
  bars,
  body,
  picture,
  presentation,
  shape,
  table,
  textBox,
  title,
} from '../testing/pptxFile.ts'

async function read(bytes: Uint8Array, name = 'deck.pptx') {
  const deck = await readDeck({ name, bytes })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  return deck
}
const firstSlide = async (bytes: Uint8Array): Promise<SlideInput> => {
  const [slide] = (await read(bytes)).slides
  if (!slide) throw new Error('There is no slide')
  return slide
}

describe('a file of LibreOffice', () => {
  const path = new URL('../../../../fixtures/imports/libreoffice.pptx', import.meta.url)
  const file = readFileSync(path)

  test('comes with its titles, bullets, picture, chart, table, notes and hidden slide, in order', async () => {
    const deck = await read(file)

    expect(deck.title).toBe('Harbour report')
    expect(deck.notes).toEqual([])
    expect(deck.slides).toMatchObject([
      {
        slide_title: 'Harbour report',
        bullet_points: ['What 2025 brought'],
        layout_template: 'cover',
        notes: 'Welcome everybody.',
      },
      {
        slide_title: 'Traffic',
        bullet_points: ['North quay: 88 ships', 'South quay: 41 ships'],
        layout_template: 'title + bullets',
        notes: 'Slowly.',
      },
      {
        slide_title: 'Levels',
        bullet_points: ['Quays', { text: 'North', level: 1 }, 'Cranes'],
      },
      {
        slide_title: 'A picture',
        bullet_points: ['The new crane'],
        layout_template: 'title + bullets + image',
        images: [{ type: 'upload', alt: 'A crane' }],
      },
      {
        slide_title: 'Ships by quay',
        layout_template: 'title + chart + bullets',
        images: [
          {
            chartData: {
              type: 'bar',
              title: 'Ships by quay',
              data: [
                { label: 'North', value: 88 },
                { label: 'South', value: 41 },
                { label: 'West', value: 16 },
              ],
            },
          },
        ],
      },
      {
        slide_title: 'Figures',
        layout_template: 'table',
        table: {
          rows: [
            ['Quay', 'Ships'],
            ['North', '88'],
            ['South', '41'],
          ],
        },
      },
      { slide_title: 'Only for us', hidden: true, text_elements: [{ content: 'A box anywhere' }] },
    ])
    const [image] = deck.slides[3]?.images ?? []
    const bytes = Buffer.from(deck.pictures.get(image?.url ?? '') ?? [])
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  })

  test('is material to write from too', async () => {
    expect(await readSource({ name: 'deck.pptx', bytes: file })).toMatchObject({
      text: expect.stringMatching(/^# Harbour report[\s\S]*- North quay[\s\S]*\| North \| 88 \|/u),
    })
  })
})

test('placeholders take their places from the layout, and the layout says what a slide is', async () => {
  const deck = await read(
    presentation([
      { shapes: title('Opening', 'ctrTitle') + body('Under it', 'subTitle'), layout: 'title' },
      { shapes: title('A part'), layout: 'secHead' },
      { shapes: title('Points') + body('One|Two'), layout: 'obj' },
    ]),
  )

  expect(deck.slides.map(({ layout_template: layout }) => layout)).toEqual([
    'cover',
    'section header',
    'title + bullets',
  ])
  expect(deck.slides[2]?.bullet_points).toEqual(['One', 'Two'])
})

test('free things stand where they stood, in page units, turned as they were', async () => {
  const slide = await firstSlide(
    presentation([
      {
        shapes:
          title('Free') +
          textBox('Beside', {
            x: 6_096_000,
            y: 3_429_000,
            cx: 1_016_000,
            cy: 508_000,
            rot: 5_400_000,
          }) +
          shape('star5', 'FDCC45', { x: 0, y: 0, cx: 1_016_000, cy: 1_016_000 }),
      },
    ]),
  )

  expect(slide).toMatchObject({
    positioning_mode: 'free',
    text_elements: [
      { content: 'Beside', position: { x: 600, y: 337.5, width: 100, height: 50 }, rotation: 90 },
    ],
    images: [
      {
        type: 'shape',
        position: { x: 0, y: 0 },
        size: { width: 100, height: 100 },
        shapeData: { type: 'star', fillColor: '#FDCC45' },
      },
    ],
  })
})

test('slides of another shape stand in the middle of the page', async () => {
  const slide = await firstSlide(
    presentation(
      [
        {
          shapes:
            title('4:3') +
            textBox('x', { x: 0, y: 0, cx: 9_144_000, cy: 6_858_000 }) +
            textBox('y', { x: 0, y: 0, cx: 10, cy: 10 }),
        },
      ],
      { cx: 9_144_000, cy: 6_858_000 },
    ),
  )

  expect(slide.text_elements?.[0]?.position).toEqual({ x: 150, y: 0, width: 900, height: 675 })
})

test('a chart of several series shows the first and keeps all figures in the notes', async () => {
  const deck = await read(
    presentation([
      {
        shapes:
          title('Years') +
          bars([
            ['2024', 3, 4],
            ['2025', 5, 6],
          ]),
      },
    ]),
  )

  expect(deck.slides[0]).toMatchObject({
    images: [
      {
        chartData: {
          data: [
            { label: 'C1', value: 3 },
            { label: 'C2', value: 4 },
          ],
        },
      },
    ],
    notes: expect.stringContaining('| C1 | 3 | 5 |'),
  })
  expect(deck.notes).toEqual([
    { slide: 1, text: 'A chart has 2 series; “2024” is shown, all figures are in the notes.' },
  ])
})

test('a chart with values below 0 becomes a table of its figures', async () => {
  const deck = await read(presentation([{ shapes: title('Loss') + bars([['2025', -3, 4]]) }]))

  expect(deck.slides[0]).toMatchObject({
    layout_template: 'table',
    table: {
      rows: [
        ['', '2025'],
        ['C1', '-3'],
        ['C2', '4'],
      ],
    },
  })
  expect(deck.notes).toEqual([
    { slide: 1, text: 'A chart was taken over as a table of its figures.' },
  ])
})

test('what one slide cannot show gets a slide of its own', async () => {
  const pictures = Array.from({ length: 7 }, (_, index) =>
    picture({ x: index * 100_000, y: 0, cx: 90_000, cy: 90_000 }),
  )
  const deck = await read(
    presentation([
      {
        shapes:
          title('Much') +
          pictures.join('') +
          table([
            ['a', 'b'],
            ['1', '2'],
          ]) +
          table([
            ['c', 'd'],
            ['3', '4'],
          ]),
      },
    ]),
  )

  expect(
    deck.slides.map(({ images = [], table: shown }) => [images.length, shown?.rows[0]]),
  ).toEqual([
    [5, ['a', 'b']],
    [0, ['c', 'd']],
    [2, undefined],
  ])
  expect(deck.pictures.size).toBe(1)
})

test('a table that is too large is cut, and says so', async () => {
  const rows = Array.from({ length: 20 }, (_, row) =>
    Array.from({ length: 8 }, (__, column) => `${row}.${column}`),
  )
  const deck = await read(presentation([{ shapes: title('Large') + table(rows) }]))

  expect(deck.slides[0]?.table?.rows).toHaveLength(13)
  expect(deck.slides[0]?.table?.rows[0]).toHaveLength(6)
  expect(deck.notes).toHaveLength(1)
})

test('looks of words stay; what is linked outside is kept only as an address of the web', async () => {
  const slide = await firstSlide(
    presentation([
      {
        shapes: title('Looks') + body('<b>Bold</b> and <a>web</a> and <x>file</x>'),
      },
    ]),
  )

  expect(slide.bullet_points).toEqual([
    {
      text: 'Bold and web and file',
      runs: [
        { text: 'Bold', bold: true },
        { text: ' and ' },
        { text: 'web', href: 'https://example.org/' },
        { text: ' and file' },
      ],
    },
  ])
})

test('refuses a presentation with more slides than a deck can have, and one with none', async () => {
  const many = presentation(Array.from({ length: 301 }, () => ({ shapes: title('x') })))

  expect(await readDeck({ name: 'a.pptx', bytes: many })).toMatchObject({
    code: 'too-large',
    message: 'This presentation has 301 slides; at most 300 can be imported.',
  })
  expect(await readDeck({ name: 'a.pptx', bytes: presentation([]) })).toMatchObject({
    code: 'unreadable',
  })
})
