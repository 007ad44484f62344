import { type ImageItem, type PictureLook, pictureLookFields, slideSchema } from '@deckloom/deck'
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
const images = new Map([
  ['/files/wide.png', samplePicture(660, 480)],
  ['/files/tall.png', samplePicture(300, 480)],
])
const createdAt = new Date('2026-01-01T00:00:00Z')
const width = 1200

function picture(id: string, [x, y]: readonly [number, number], look: Partial<ImageItem>) {
  const size = { width: 220, height: 160 }
  return { id, url: '/files/wide.png', type: 'upload', position: { x, y }, size, ...look }
}

const red = { borderColor: '#DC2626', borderWidth: 6 } as const
const looks = [
  picture('faint', [60, 180], { opacity: 0.35, ...red }),
  picture('round', [330, 180], { borderRadius: 40, shadow: true }),
  picture('dashed', [600, 180], { borderDash: 'dash', borderColor: '#111827', borderWidth: 4 }),
  picture('masked', [870, 180], { mask: 'heart', ...red, shadow: true }),
  picture('cropped', [60, 420], {
    crop: { x: 0.5, y: 0.1, width: 0.4, height: 0.4 },
    borderRadius: 100,
    borderDash: 'dot',
    borderColor: '#7C3AED',
    borderWidth: 8,
  }),
  { ...picture('turned', [330, 420], { shadow: true, ...red }), rotation: 40 },
  picture('whole', [600, 420], { url: '/files/tall.png', fit: 'contain', ...red }),
  picture('fading', [870, 420], { mask: 'oval', opacity: 0.5, shadow: true }),
]
/** A slide has five pictures at most. */
function deckOf(shown: readonly object[]) {
  const slides = [shown.slice(0, 4), shown.slice(4)].map((pictures, index) =>
    slideSchema.parse({
      id: `looks-${index}`,
      slide_title: 'Looks',
      bullet_points: [],
      visual_type: 'other',
      visual_description: '',
      layout_template: 'title only',
      images: pictures,
    }),
  )
  return { title: 'Looks', language: 'en', slides }
}
const deck = deckOf(looks)
const scenes = layOutDeck(deck, fonts)

async function expectAlike(drawn: typeof scenes, pdf: Uint8Array, limit: number) {
  const pages = await pdfRasters(pdf, width)
  for (const [index, scene] of drawn.entries()) {
    const png = readPng(renderPng(scene, { width, fonts, images }))
    expect(meanDifference(png, pages[index]), `slide ${index + 1}`).toBeLessThan(limit)
  }
}

test.skipIf(!hasPoppler)('PDF shows the opacity, borders and shadows that PNG shows', async () => {
  const pdf = await renderPdf(scenes, { ...deck, createdAt, fonts, images })
  await expectAlike(scenes, pdf, 0.5)
})

test.skipIf(!hasPoppler || !hasLibreOffice)(
  'LibreOffice shows the opacity, borders and shadows that PNG shows',
  { timeout: 180_000 },
  async () => {
    // LibreOffice 7.4 shows pictures that are cut to a shape as opaque, and draws borders around frames instead of on them.
    const opaque = deckOf(looks.map((each) => ({ ...each, ...('mask' in each && { opacity: 1 }) })))
    const shown = layOutDeck(opaque, fonts)
    const file = renderPptx(shown, { ...opaque, createdAt, images })
    const pdf = (await convertInLibreOffice(new Map([['deck', file]]))).get('deck')
    await expectAlike(shown, pdf ?? new Uint8Array(), 2)
  },
)

test('an export without its own data comes back with every look', async () => {
  const { title, language } = deck
  const bytes = renderPptx(scenes, { title, language, createdAt, images })
  expect(lintPptx(bytes)).toEqual([])
  const back = await readDeck({ name: 'deck.pptx', bytes })
  if (back instanceof ReadFault) throw back
  const read = back.slides.flatMap((each) => each.images ?? [])

  expect(read).toMatchObject([
    { opacity: 0.35, ...red },
    { borderRadius: 40, shadow: true },
    { borderDash: 'dash', borderColor: '#111827', borderWidth: 4 },
    { mask: 'heart', ...red, shadow: true },
    { borderRadius: 80, borderDash: 'dot', borderColor: '#7C3AED', borderWidth: 8 },
    { shadow: true, ...red, rotation: 40 },
    { fit: 'contain', ...red, size: { width: 220, height: 160 } },
    { mask: 'oval', opacity: 0.5, shadow: true },
  ])
  expect(read.map(({ opacity }) => opacity !== undefined)).toEqual(
    looks.map(({ id }) => id === 'faint' || id === 'fading'),
  )
})

test('an export with its own data comes back as it was', async () => {
  const bytes = renderPptx(scenes, { ...deck, createdAt, images })
  const back = await readDeck({ name: 'deck.pptx', bytes })
  if (back instanceof ReadFault) throw back
  const lookOf = (image: PictureLook) => pictureLookFields.map((field) => image[field])
  expect(back.slides.flatMap(({ images: read = [] }) => read.map(lookOf))).toEqual(
    looks.map(lookOf),
  )
})
