import { slidesInputSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { readDeck } from '../readDeck.ts'
import { ReadFault } from '../readFault.ts'
import { picture, presentation, textBox } from '../testing/pptxFile.ts'

const place = { x: 1_016_000, y: 2_032_000, cx: 2_032_000, cy: 1_016_000 }
const smaller = 'A picture that is smaller than its frame was fitted to it.'
const outline = 'The outline of a picture was left out.'

async function read(look: { readonly cut?: string; readonly geometry?: string }) {
  const shapes = textBox('Harbor', { ...place, y: 0 }) + picture(place, look)
  const deck = await readDeck({ name: 'deck.pptx', bytes: presentation([{ shapes }]) })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  const [image] = deck.slides[0]?.images ?? []
  const { crop, mask, fit } = image ?? { url: '' }
  return { crop, mask, fit, notes: deck.notes.map(({ text }) => text).join(' ') }
}

test.each([
  ['<a:srcRect l="25000" b="50000"/>', { x: 0.25, y: 0, width: 0.75, height: 0.5 }],
  ['<a:srcRect l="25%" t="10%" r="12.5%"/>', { x: 0.25, y: 0.1, width: 0.625, height: 0.9 }],
  ['<a:srcRect r="99500"/>', { x: 0, y: 0, width: 0.02, height: 1 }],
  ['<a:srcRect l="99500"/>', { x: 0.98, y: 0, width: 0.02, height: 1 }],
  ['<a:srcRect/>', undefined],
  ['', undefined],
  ['<a:srcRect l="60000" r="60000"/>', undefined],
  ['<a:srcRect l="much"/>', undefined],
])('a crop %s comes back as its region', async (cut, crop) => {
  expect(await read({ cut })).toMatchObject({ crop, fit: undefined, notes: '' })
})

test('a picture that is smaller than its frame is shown whole, or fills it, and that is said', async () => {
  const whole = await read({ cut: '<a:srcRect l="-20000" r="-20000"/>' })
  expect(whole).toMatchObject({ crop: undefined, fit: 'contain' })
  expect(whole.notes).toContain(smaller)
  const mixed = await read({ cut: '<a:srcRect l="-20000" r="40000"/>' })
  expect(mixed).toMatchObject({ crop: { x: 0, y: 0, width: 0.6, height: 1 }, fit: undefined })
  expect(mixed.notes).toContain(smaller)
})

test.each([
  ['<a:prstGeom prst="ellipse"/>', 'oval'],
  ['<a:prstGeom prst="heart"><a:avLst/></a:prstGeom>', 'heart'],
  ['<a:prstGeom prst="rect"/>', undefined],
  ['<a:prstGeom prst="roundRect"/>', 'rounded-rect'],
  [
    '<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 2000"/></a:avLst></a:prstGeom>',
    undefined,
  ],
])('a picture with the outline %s is cut to a shape', async (geometry, mask) => {
  expect(await read({ geometry })).toMatchObject({ mask, notes: '' })
})

test.each(['<a:prstGeom prst="funnel"/>', '<a:custGeom/>'])(
  'an outline %s that we do not have is left out, and that is said',
  async (geometry) => {
    const { mask, notes } = await read({ geometry })
    expect(mask).toBeUndefined()
    expect(notes).toContain(outline)
  },
)
