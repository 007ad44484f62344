import { type ShapeData, slideSchema } from '@deckloom/deck'
import { readDeck, ReadFault } from '@deckloom/readers'
import { renderPdf } from '@deckloom/render-pdf'
import { renderPng } from '@deckloom/render-png'
import { renderPptx } from '@deckloom/render-pptx'
import { convertInLibreOffice, hasLibreOffice, lintPptx } from '@deckloom/render-pptx/testing'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { meanDifference } from '../fidelity/meanDifference.ts'
import { hasPoppler, pdfRasters } from '../fidelity/pdfRasters.ts'
import { readPng } from '../fidelity/pngFile.ts'

const fonts = await loadFontBook()
const images = new Map<string, never>()
const createdAt = new Date('2026-01-01T00:00:00Z')
const width = 1200

function shape(id: string, [x, y]: readonly [number, number], look: Partial<ShapeData>) {
  const size = { width: 220, height: 160 }
  const shapeData = { type: 'rounded-rect', fillColor: '#0F766E', ...size, ...look }
  return { id, url: '', type: 'shape', position: { x, y }, size, shapeData }
}

const looks = [
  shape('down', [60, 180], { gradient: { color: '#F59E0B', angle: 90 }, text: 'Down' }),
  shape('across', [330, 180], { gradient: { color: '#FFFFFF', angle: 315 }, borderWidth: 3 }),
  shape('frame', [600, 180], {
    filled: false,
    borderColor: '#DC2626',
    borderWidth: 6,
    text: 'Only a frame',
  }),
  shape('dashed', [870, 180], { borderDash: 'dash', borderColor: '#111827', borderWidth: 4 }),
  shape('faint', [60, 420], { fillOpacity: 0.4, text: 'Faint' }),
  shape('cast', [330, 420], { shadow: true, type: 'oval', text: 'Casts a shadow' }),
  { ...shape('turned', [600, 420], { shadow: true, borderWidth: 4 }), rotation: 40 },
  shape('dotted', [870, 420], {
    borderDash: 'dot',
    borderColor: '#7C3AED',
    borderWidth: 8,
    fillOpacity: 0.6,
  }),
]
const slide = slideSchema.parse({
  id: 'looks',
  slide_title: 'Looks',
  bullet_points: [],
  visual_type: 'other',
  visual_description: '',
  layout_template: 'title only',
  images: looks,
})
const deck = { title: 'Looks', language: 'en', slides: [slide] }
const scenes = layOutDeck(deck, fonts)
const png = () => readPng(renderPng(scenes[0] ?? never(), { width, fonts, images }))

function never(): never {
  throw new Error('There is no slide')
}

test.skipIf(!hasPoppler)('PDF shows the fills, borders and shadows that PNG shows', async () => {
  const pdf = await renderPdf(scenes, { ...deck, createdAt, fonts, images })
  const [page] = await pdfRasters(pdf, width)
  expect(meanDifference(png(), page)).toBeLessThan(0.5)
})

test.skipIf(!hasPoppler || !hasLibreOffice)(
  'LibreOffice shows the fills, borders and shadows that PNG shows',
  { timeout: 180_000 },
  async () => {
    const file = renderPptx(scenes, { ...deck, createdAt, images })
    expect(lintPptx(file)).toEqual([])
    const pdf = (await convertInLibreOffice(new Map([['deck', file]]))).get('deck')
    const [page] = await pdfRasters(pdf ?? new Uint8Array(), width)
    expect(meanDifference(png(), page)).toBeLessThan(1)
  },
)

test('an export without its own data comes back with every look', async () => {
  const { title, language } = deck
  const bytes = renderPptx(scenes, { title, language, createdAt, images })
  const back = await readDeck({ name: 'deck.pptx', bytes })
  if (back instanceof ReadFault) throw back
  const read = back.slides[0]?.images?.map(({ shapeData }) => shapeData)

  expect(read).toMatchObject([
    { fillColor: '#0F766E', gradient: { color: '#F59E0B', angle: 90 } },
    { gradient: { color: '#FFFFFF', angle: 315 }, borderWidth: 3 },
    { filled: false, borderColor: '#DC2626', borderWidth: 6 },
    { borderDash: 'dash', borderColor: '#111827', borderWidth: 4 },
    { fillOpacity: 0.4, borderWidth: 0 },
    { shadow: true, type: 'oval' },
    { shadow: true, borderWidth: 4 },
    { borderDash: 'dot', borderColor: '#7C3AED', borderWidth: 8, fillOpacity: 0.6 },
  ])
})
