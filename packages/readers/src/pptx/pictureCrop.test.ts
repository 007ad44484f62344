import { slidesInputSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { readDeck } from '../readDeck.ts'
import { ReadFault } from '../readFault.ts'
import { picture, presentation, textBox } from '../testing/pptxFile.ts'

const place = { x: 1_016_000, y: 2_032_000, cx: 2_032_000, cy: 1_016_000 }
const smaller = 'A picture that is smaller than its frame was fitted to it.'
const outline = 'The outline of a picture was left out.'

interface Markup {
  readonly cut?: string
  readonly geometry?: string
  readonly blip?: string
}

async function imageOf(look: Markup) {
  const shapes = textBox('Harbor', { ...place, y: 0 }) + picture(place, look)
  const deck = await readDeck({ name: 'deck.pptx', bytes: presentation([{ shapes }]) })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  const [image] = deck.slides[0]?.images ?? []
  return { image, notes: deck.notes.map(({ text }) => text).join(' ') }
}

async function read(look: Markup) {
  const { image, notes } = await imageOf(look)
  const { crop, mask, fit, borderRadius } = image ?? { url: '' }
  return { crop, mask, fit, borderRadius, notes }
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
  ['<a:prstGeom prst="round2SameRect"/>', 'rounded-rect'],
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

test.each([
  [2000, 2],
  [50_000, 50],
  [90_000, 50],
])('corners rounded by %s of the shorter side keep their radius', async (rounding, radius) => {
  const guides = `<a:avLst><a:gd name="adj" fmla="val ${rounding}"/></a:avLst>`
  const geometry = `<a:prstGeom prst="roundRect">${guides}</a:prstGeom>`
  expect(await read({ geometry })).toMatchObject({ mask: undefined, borderRadius: radius })
})

test('a picture keeps its opacity, border and shadow', async () => {
  const { image } = await imageOf({
    blip: '<a:alphaModFix amt="35000"/>',
    geometry:
      '<a:prstGeom prst="rect"/><a:ln w="50800"><a:solidFill><a:srgbClr val="DC2626"/></a:solidFill>' +
      '<a:prstDash val="sysDot"/></a:ln><a:effectLst><a:outerShdw blurRad="50800" dist="38100">' +
      '<a:srgbClr val="000000"/></a:outerShdw></a:effectLst>',
  })
  expect(image).toMatchObject({
    opacity: 0.35,
    borderWidth: 5,
    borderColor: '#DC2626',
    borderDash: 'dot',
    shadow: true,
  })
})

test('a border without a color, and an opacity of everything, say nothing', async () => {
  const { image } = await imageOf({
    blip: '<a:alphaModFix amt="100000"/>',
    geometry: '<a:prstGeom prst="rect"/><a:ln w="50800"><a:noFill/></a:ln>',
  })
  for (const field of ['opacity', 'borderWidth', 'borderColor', 'borderDash', 'shadow'])
    expect(image).not.toHaveProperty(field)
})
