import { expect, test } from 'vitest'
import { pathOf, sceneOf, textOf } from '../testing/builders.ts'
import { poppler, popplerMissing, rasterOf } from '../testing/poppler.ts'
import { readPdf } from '../testing/readPdf.ts'
import { fonts, renderScenes } from '../testing/renderScenes.ts'

const sentence =
  'One in four doses is lost between the factory and the clinic because the office refrigerators that keep them warm up on the way'

function wrapped() {
  return textOf(fonts, { width: 300, paragraphs: [{ runs: [{ text: sentence }] }] })
}

/** Returns the text of a document with one font and without ActualText, decoded by its ToUnicode map. */
function decoded(pdf: Uint8Array): string {
  const objects = readPdf(pdf)
  const map = objects.find(({ stream }) => stream.includes('beginbfchar'))?.stream ?? ''
  const texts = new Map(
    [...map.matchAll(/<(\w{4})> <(\w+)>/g)].map(([, code = '', hex = '']) => [
      code,
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ]),
  )
  const content = objects.find(({ stream }) => stream.includes(' TJ'))?.stream ?? ''
  return [...content.matchAll(/<(\w+)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => texts.get(code) ?? '?')
    .join('')
}

test('maps every glyph to its text, in reading order', async () => {
  const marks = [
    textOf(fonts, {
      width: 300,
      paragraphs: [{ runs: [{ text: sentence, face: 'carlito-400' }] }],
    }),
  ]

  expect(decoded(await renderScenes([sceneOf(marks)]))).toBe(sentence)
})

test('ends every word where the layout did, kerned and spaced', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const words = ['AVATAR', 'Wolfe-Toya', 'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm']
  const marks = words.map((text, index) =>
    textOf(fonts, {
      y: 100 + index * 100,
      paragraphs: [{ runs: [{ text, letterSpacing: index * 1.7 }] }],
    }),
  )

  const boxes = poppler('pdftotext', await renderScenes([sceneOf(marks)]), ['-bbox'])

  const ends = [...boxes.matchAll(/<word xMin="([\d.]+)".* xMax="([\d.]+)"/g)]
  expect(ends).toHaveLength(words.length)
  for (const [index, [, left, right]] of ends.entries()) {
    const { x = 0, width = 0, letterSpacing = 0 } = marks[index]?.lines[0]?.fragments[0] ?? {}
    expect(Number(left)).toBeCloseTo(x * 0.8, 1)
    expect(Number(right)).toBeCloseTo((x + width - letterSpacing) * 0.8, 1)
  }
})

test('draws glyphs, underlines and strikes in their colors', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const runs = [{ text: 'I', color: '#FF0000', underline: true, strike: true }]
  const text = textOf(fonts, { x: 100, y: 100, size: 300, paragraphs: [{ runs }] })

  const raster = rasterOf(await renderScenes([sceneOf([text])]))

  const middle = 100 + Math.round((text.lines[0]?.width ?? 0) / 2)
  const baseline = text.lines[0]?.baseline ?? 0
  const painted = [baseline - 150, baseline - 10, baseline + 36].map((y) => raster.pixel(middle, y))
  expect(painted).toEqual([
    [255, 0, 0],
    [255, 0, 0],
    [255, 0, 0],
  ])
  expect(raster.pixel(middle, baseline - 240)).toEqual([255, 255, 255])
  expect(raster.pixel(102, baseline - 150)).toEqual([255, 255, 255])
  expect(raster.pixel(102, baseline - 84)).toEqual([255, 0, 0])
  expect(raster.pixel(102, baseline + 36)).toEqual([255, 0, 0])
})

test('draws highlights behind the glyphs, and raised text above the line', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const runs = [{ text: 'I', color: '#FF0000', highlight: '#00FF00', rise: 60 }]
  const text = textOf(fonts, { x: 100, y: 200, size: 300, paragraphs: [{ runs }] })

  const raster = rasterOf(await renderScenes([sceneOf([text])]))

  const middle = 100 + Math.round((text.lines[0]?.width ?? 0) / 2)
  const baseline = (text.lines[0]?.baseline ?? 0) - 60
  expect(raster.pixel(middle, baseline - 100)).toEqual([255, 0, 0])
  expect(raster.pixel(102, baseline - 100)).toEqual([0, 255, 0])
  expect(raster.pixel(middle, baseline + 20)).toEqual([0, 255, 0])
  expect(raster.pixel(middle, baseline + 80)).toEqual([255, 255, 255])
})

test('copies as it was written, also around line breaks', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)

  const text = wrapped()
  const pdf = await renderScenes([sceneOf([text])])

  expect(text.lines.length).toBeGreaterThan(3)
  expect(poppler('pdftotext', pdf, ['-raw']).replaceAll(/\s+/g, ' ').trim()).toBe(sentence)
  // Without line breaks, only a space in the file separates the words.
  const tagged = poppler('pdfinfo', pdf, ['-struct-text'])
  expect(tagged.replaceAll(/\s*\n\s*"?|"\n/g, '')).toContain(sentence.replaceAll(/\s+/g, ' '))
})

test('keeps text apart that the same glyph shows, also ligatures and marks', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const words = 'Office ﬁnd µm μm re\u0301sume\u0301 x\u0301\u0323 A-B A\u2010B'
  const faces = ['inter-400', 'carlito-400', 'arimo-400', 'caladea-400'] as const
  const marks = faces.map((face, index) =>
    textOf(fonts, { y: 100 + index * 100, paragraphs: [{ runs: [{ text: words, face }] }] }),
  )

  const lines = poppler('pdftotext', await renderScenes([sceneOf(marks)]), ['-raw'])
    .trim()
    .split('\n')

  expect(lines).toEqual(faces.map(() => words))
})

test
  .skipIf(popplerMissing !== '')
  .each([
    'التكاليف والخطوات التالية',
    'वर्ष में स्वच्छ जल श्री',
    '四半期の売上高、報告',
    '분기 매출은 늘었습니다',
    'ship 🚀 family 👨‍👩‍👧',
  ])('copies %j whole, without gaps beside dots and accents', async (text) => {
  const mark = textOf(fonts, { width: 900, paragraphs: [{ runs: [{ text }] }] })
  const pdf = await renderScenes([sceneOf([mark])])

  const copied = poppler('pdftotext', pdf).replaceAll(/[\u202A-\u202E\u2066-\u2069\f]/g, '')
  expect(copied.normalize('NFC').trim()).toBe(text.normalize('NFC'))
})

test('copies right-to-left text in its order', async ({ skip }) => {
  skip(popplerMissing !== '', popplerMissing)
  const words = 'שלום עולם סוף טוב'
  const text = textOf(fonts, { paragraphs: [{ runs: [{ text: words, face: 'arimo-400' }] }] })

  const copied = poppler('pdftotext', await renderScenes([sceneOf([text])]))

  expect(copied.replaceAll(/[\u202A-\u202E\u2066-\u2069\f]/g, '').trim()).toBe(words)
})

test('is tagged as sections with headings, paragraphs and lists, titles first', async ({
  skip,
}) => {
  skip(popplerMissing !== '', popplerMissing)
  const bullets = textOf(fonts, {
    y: 300,
    paragraphs: [
      { runs: [{ text: 'Warm boxes' }], marker: '•' },
      { runs: [{ text: 'Late trucks' }], marker: '•' },
    ],
  })
  const title = textOf(
    fonts,
    { paragraphs: [{ runs: [{ text: 'Losses' }] }] },
    { origin: { elementId: 'title-s1', role: 'title' } },
  )
  const figure = pathOf({ alt: 'A broken thermometer' })

  const structure = poppler('pdfinfo', await renderScenes([sceneOf([figure, bullets, title])]), [
    '-struct-text',
  ])

  const lines = structure
    .split('\n')
    .map((line) => line.replace(/:$| \((block|inline)\)/, ''))
    .filter((line) => !/^\s*(\/.*|"")?$/.test(line))
  expect(lines).toEqual([
    'Document',
    '  Sect "Cold chain"',
    '    H1',
    '      "Losses"',
    '    Figure',
    '    L',
    '      LI',
    '        Lbl',
    '          "•"',
    '        LBody',
    '          "Warm boxes"',
    '      LI',
    '        Lbl',
    '          "•"',
    '        LBody',
    '          "Late trucks"',
  ])
})

test('has a link where the text has one', async () => {
  const text = textOf(fonts, {
    paragraphs: [
      { runs: [{ text: 'See ' }, { text: 'the report', href: 'https://who.int/a?b=1' }] },
    ],
  })

  const objects = readPdf(await renderScenes([sceneOf([text])]))

  const links = objects.filter(({ dictionary }) => dictionary.includes('/Subtype /Link'))
  expect(links).toHaveLength(1)
  const [left = 0, , right = 0] = numbersOf('Rect', links[0]?.dictionary)
  const { x = 0, width = 0 } = text.lines[0]?.fragments[1] ?? {}
  expect(left).toBeCloseTo(x * 0.8, 3)
  expect(right - left).toBeCloseTo(width * 0.8, 3)
  expect(objects.map(({ dictionary }) => dictionary).join('')).toContain(
    '/URI (https://who.int/a?b=1)',
  )
  expect(objects.some(({ dictionary }) => dictionary.includes('/Type /OBJR'))).toBe(true)
})

function numbersOf(key: string, dictionary = ''): readonly number[] {
  const [, list = ''] = new RegExp(`/${key} \\[(.*)\\]`).exec(dictionary) ?? []
  return list.split(' ').map(Number)
}
