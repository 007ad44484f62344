import {
  deckData,
  type FactOptions,
  pictureFact,
  readLimits,
  type SlideInput,
} from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readDeck } from '../../readDeck.ts'
import { ReadFault } from '../../readFault.ts'
import { addDeckData, encryptFor } from '../../testing/keptFile.ts'
import { body, picture, presentation, title } from '../../testing/pptxFile.ts'
import { pictureKey } from '../importedDeck.ts'

const place = { x: 0, y: 0, cx: 1_000_000, cy: 1_000_000 }
const file = presentation([
  { shapes: title('Looms') + body('Warp|Weft') },
  { shapes: title('A picture') + picture(place) },
])
const png = Buffer.from(unzipSync(file)['ppt/media/image1.png'] ?? [])
const print = pictureFact({ crc: crc32(png), size: png.byteLength })
const kept: SlideInput = {
  slide_title: 'Looms',
  bullet_points: ['Warp', { text: 'Weft', color: '#112233' }],
  visual_type: 'quote',
  visual_description: '',
  layout_template: 'two column',
  theme: { id: 'meridian', variant: 'dark' },
}
const changed = 'All slides were changed or added in another program and read from the page.'
const unusable = 'What this file keeps of its own slides could not be used; its pages were read.'

async function read(bytes: Uint8Array) {
  const deck = await readDeck({ name: 'deck.pptx', bytes })
  if (deck instanceof ReadFault) throw deck
  return { ...deck, said: deck.notes.map(({ text }) => text) }
}
const readWith = (number: number, data: unknown) =>
  read(addDeckData(file, encryptFor(file, { number, data })))

test('a slide that a file keeps comes back as it was, the others from their pages', async () => {
  const { slides, said } = await readWith(1, [kept, null])

  expect(slides[0]).toEqual(kept)
  expect(slides[1]).toMatchObject({ slide_title: 'A picture', theme: { id: 'minimal' } })
  expect(said).toEqual([
    '1 of 2 slides was changed or added in another program and read from the page.',
  ])
})

describe('the outline of a freeform', () => {
  const triangle = (x: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Freeform 9"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="1016000" y="2032000"/><a:ext cx="2032000" cy="1016000"/></a:xfrm><a:custGeom><a:gdLst><a:gd name="l" fmla="*/ w 0 1"/></a:gdLst><a:pathLst><a:path w="200" h="100"><a:moveTo><a:pt x="0" y="100"/></a:moveTo><a:lnTo><a:pt x="${x}" y="0"/></a:lnTo><a:lnTo><a:pt x="200" y="100"/></a:lnTo><a:close/></a:path></a:pathLst></a:custGeom><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></p:spPr></p:sp>`
  const drawn = (x: number) => presentation([{ shapes: title('A lake') + triangle(x) }])
  const sealed = (facts?: FactOptions) =>
    encryptFor(drawn(100), { number: 1, data: [kept, null], ...(facts && { facts }) })

  test('is part of what a page says: one whose points were moved is read', async () => {
    expect((await read(addDeckData(drawn(100), sealed()))).slides[0]).toEqual(kept)
    const { slides, said } = await read(addDeckData(drawn(120), sealed()))
    expect(slides[0]?.images).toMatchObject([
      { shapeData: { path: 'M0 10000L6000 0L10000 10000Z' } },
    ])
    expect(said).toContain(changed)
  })

  test('may have its guides written in another way', async () => {
    const other = unzipSync(drawn(100))
    const page = strFromU8(other['ppt/slides/slide1.xml'] ?? new Uint8Array())
    const without = strToU8(page.replace(/<a:gdLst>.*?<\/a:gdLst>/u, ''))
    const bytes = zipSync({ ...other, 'ppt/slides/slide1.xml': without })
    expect((await read(addDeckData(bytes, sealed()))).slides[0]).toEqual(kept)
  })

  test('did not count in older files, which still open', async () => {
    const older = sealed({ outlines: false })
    expect((await read(addDeckData(drawn(100), older))).slides[0]).toEqual(kept)
  })
})

test('a picture is that of the page, whatever its name', async () => {
  const images = [{ url: `${deckData.picture}${print}`, type: 'upload', alt: 'A river' }]
  const { slides, pictures } = await readWith(2, [{ ...kept, images }, null])
  const url = pictureKey('ppt/media/image1.png')

  expect(slides[1]?.images).toEqual([{ url, type: 'upload', alt: 'A river' }])
  expect(Buffer.from(pictures.get(url) ?? [])).toEqual(png)
})

describe('what is no slide of ours is not believed:', () => {
  const image = (url: string) => ({ ...kept, images: [{ url, type: 'upload' }] })
  test.each([
    ['an address of this server', image('/api/uploads/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
    ['an address of another server', image('https://images.unsplash.com/photo-1')],
    ['a local path', image('file:///etc/passwd')],
    ['a part of the file by its name', image(pictureKey('ppt/media/image1.png'))],
    ['a picture that is not on the page', image(`${deckData.picture}00000000-1`)],
    ['a drawing beside those of the illustrator', image('illustration:../x')],
    ['a picture of an older deck', { ...kept, media_data: { url: 'https://example.org/x.png' } }],
    ['an unknown field', { ...kept, owner: 7 }],
    [
      'a link to a script',
      {
        ...kept,
        slide_title_runs: [{ text: 'Looms', href: 'javascript:alert(1)' }],
      },
    ],
    ['too many bullets', { ...kept, bullet_points: Array.from({ length: 31 }, () => 'x') }],
    ['no object', 'Looms'],
  ])('%s', async (_, slide) => {
    const { slides, said } = await readWith(2, [slide, null])

    expect(slides[1]).toMatchObject({ slide_title: 'A picture', theme: { id: 'minimal' } })
    expect(said).toEqual([changed])
  })

  test.each([
    ['no list', { slide: kept }],
    ['a section that is no text', [kept, 7]],
    ['no JSON', '[{'],
    ['JSON of a thousand levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['more than can be read', `["${' '.repeat(readLimits.deckData.bytes)}",null]`],
  ])('%s', async (_, data) => {
    expect((await readWith(1, data)).said).toEqual([changed])
  })

  test('the data of another page', async () => {
    const first = encryptFor(file, { number: 1, data: [kept, null] })
    const second = encryptFor(file, { number: 2, data: [kept, null] })
    const [look = ''] = /look="[^"]*"/u.exec(second) ?? []
    const { slides, said } = await read(addDeckData(file, first.replace(/look="[^"]*"/u, look)))

    expect(slides.map(({ slide_title: words }) => words)).toEqual(['Looms', 'A picture'])
    expect(said).toEqual([changed])
  })

  test('data in which a single sign was changed', async () => {
    const sealed = encryptFor(file, { number: 1, data: [kept, null] })
    const at = sealed.length - 20
    const other = sealed[at] === 'A' ? 'B' : 'A'

    expect(
      (await read(addDeckData(file, sealed.slice(0, at) + other + sealed.slice(at + 1)))).said,
    ).toEqual([changed])
  })
})

test.each([
  ['of a version that is not known', { version: '2' }],
  ['that is not well formed', { item: '<deck version="1"><slide>' }],
  [
    'that is too large',
    {
      item: `<deck version="1">${randomBytes(readLimits.deckData.partBytes).toString('base64')}</deck>`,
    },
  ],
])('a part %s leaves the pages to be read, and the person is told', async (_, how) => {
  const { slides, said } = await read(
    addDeckData(file, encryptFor(file, { number: 1, data: [kept, null] }), how),
  )

  expect(slides).toHaveLength(2)
  expect(said).toEqual([unusable])
})

test('a part that declares entities has the file refused', async () => {
  const item = '<!DOCTYPE deck [<!ENTITY a "a">]><deck version="1">&a;</deck>'
  const refused = await readDeck({ name: 'deck.pptx', bytes: addDeckData(file, '', { item }) })

  expect(refused).toMatchObject({ code: 'unsafe' })
})

test('notes, section, transition and whether a slide is hidden are what the file says now', async () => {
  const data = [{ ...kept, hidden: true, transition: 'fade', section: 'Weaving' }, 'Weaving']
  const { slides } = await readWith(1, data)

  expect(slides[0]).toEqual(kept)
})
