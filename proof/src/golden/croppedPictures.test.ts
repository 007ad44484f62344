import { type ImageItem, type Slide, slideSchema } from '@deckloom/deck'
import { readDeck, ReadFault } from '@deckloom/readers'
import { renderPdf } from '@deckloom/render-pdf'
import { renderPng } from '@deckloom/render-png'
import { renderPptx } from '@deckloom/render-pptx'
import {
  convertInLibreOffice,
  hasLibreOffice,
  lintPptx,
  samplePicture,
} from '@deckloom/render-pptx/testing'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { meanDifference } from '../fidelity/meanDifference.ts'
import { hasPoppler, pdfRasters } from '../fidelity/pdfRasters.ts'
import { readPng } from '../fidelity/pngFile.ts'

const fonts = await loadFontBook()
// Programs enlarge pictures in ways of their own, so these are as large as they are drawn.
const images = new Map([
  ['/files/wide.png', samplePicture(1600, 1000)],
  ['/files/tall.png', samplePicture(900, 1200)],
])
const createdAt = new Date('2026-01-01T00:00:00Z')
const width = 1200

const disc = { url: '/files/wide.png', type: 'upload', alt: 'A disc' } as const
const tall = { url: '/files/tall.png', type: 'upload', alt: 'A tall disc' } as const

function free(id: string, [x, y, wide, high]: readonly number[], more: Partial<ImageItem>) {
  const size = { width: wide, height: high }
  return { ...disc, id, position: { x, y }, size, ...more }
}

function slide(id: string, shown: readonly object[], more: Partial<Slide> = {}): Slide {
  return slideSchema.parse({
    id,
    slide_title: 'Cropped',
    bullet_points: [],
    visual_type: 'photo',
    visual_description: '',
    layout_template: 'title only',
    images: shown,
    ...more,
  })
}

const corner = { x: 0.5, y: 0.1, width: 0.4, height: 0.3 }
const face = { x: 0.2, y: 0.1, width: 0.6, height: 0.45 }
const deck = {
  title: 'Cropped',
  language: 'en',
  slides: [
    slide('regions', [
      free('same', [60, 180, 320, 160], { crop: corner }),
      free('tall', [440, 180, 120, 400], { crop: corner }),
      free('wide', [620, 180, 480, 90], { crop: corner }),
      free('turned', [700, 350, 300, 200], { crop: corner, rotation: 30 }),
    ]),
    slide('shapes', [
      free('oval', [60, 180, 300, 200], { crop: corner, mask: 'oval' }),
      free('heart', [420, 180, 240, 240], { ...tall, crop: face, mask: 'heart' }),
      free('bubble', [720, 180, 300, 200], { mask: 'speech-bubble' }),
      free('house', [60, 420, 200, 200], { mask: 'house', crop: corner }),
      free('star', [720, 420, 220, 200], { mask: 'star', rotation: -20 }),
    ]),
    slide('slot', [{ ...disc, id: 'slotted', crop: corner }], {
      layout_template: 'title + bullets + image',
      bullet_points: ['One', 'Two'],
    }),
    slide('slotted-shape', [{ ...tall, id: 'slotted-mask', crop: face, mask: 'hexagon' }], {
      layout_template: 'side-by-side image + bullets',
      bullet_points: ['One', 'Two'],
    }),
  ],
}
const scenes = layOutDeck(deck, fonts)
const pngs = () => scenes.map((scene) => readPng(renderPng(scene, { width, fonts, images })))

test.skipIf(!hasPoppler)('PDF shows the regions and shapes that PNG shows', async () => {
  const pdf = await renderPdf(scenes, { ...deck, createdAt, fonts, images })
  const pages = await pdfRasters(pdf, width)
  for (const [index, png] of pngs().entries()) {
    expect(meanDifference(png, pages[index]), `slide ${index + 1}`).toBeLessThan(0.5)
  }
})

test.skipIf(!hasPoppler || !hasLibreOffice)(
  'LibreOffice shows the regions and shapes that PNG shows',
  { timeout: 180_000 },
  async () => {
    const file = renderPptx(scenes, { ...deck, createdAt, images })
    expect(lintPptx(file)).toEqual([])
    const pdf = (await convertInLibreOffice(new Map([['deck', file]]))).get('deck')
    const pages = await pdfRasters(pdf ?? new Uint8Array(), width)
    for (const [index, png] of pngs().entries()) {
      expect(meanDifference(png, pages[index]), `slide ${index + 1}`).toBeLessThan(0.5)
    }
  },
)

async function imported(bytes: Uint8Array) {
  const back = await readDeck({ name: 'deck.pptx', bytes })
  if (back instanceof ReadFault) throw back
  return back
}

test('an export with its own data comes back with every region and shape', async () => {
  const { slides } = deck
  const back = await imported(renderPptx(scenes, { ...deck, createdAt, images, slides }))
  const kept = (list: readonly Pick<ImageItem, 'crop' | 'mask'>[] = []) =>
    list.map(({ crop, mask }) => ({ crop, mask }))
  expect(back.slides.map((each) => kept(each.images))).toEqual(
    slides.map((each) => kept(each.images)),
  )
})

test('an export without its own data comes back with what its frames show, drawn alike', async () => {
  const { title, language } = deck
  const back = await imported(renderPptx(scenes, { title, language, createdAt, images }))
  const [regions, shapes] = back.slides
  expect(regions?.images?.map(({ mask }) => mask)).toEqual(Array(4).fill(undefined))
  // No program has a house, or a bubble with its tail inside its frame.
  const masks = ['oval', 'heart', undefined, undefined, 'star']
  expect(shapes?.images?.map(({ mask }) => mask)).toEqual(masks)
  expect(back.notes.map(({ text }) => text).join(' ')).toContain(
    'The outline of a picture was left out.',
  )

  const drawn = layOutDeck(
    {
      title,
      slides: deck.slides.slice(0, 2).map((own, index) => ({
        ...own,
        images: own.images?.map((image, at) => {
          const read = back.slides[index]?.images?.[at]
          const { crop: _crop, mask: _mask, ...rest } = image
          return {
            ...rest,
            ...(read?.crop && { crop: read.crop }),
            ...(read?.mask ? { mask: read.mask } : image.mask && { mask: image.mask }),
          }
        }),
      })),
    },
    fonts,
  ).map((scene) => readPng(renderPng(scene, { width, fonts, images })))
  for (const [index, again] of drawn.entries()) {
    expect(meanDifference(again, pngs()[index]), `slide ${index + 1}`).toBeLessThan(0.5)
  }
})
