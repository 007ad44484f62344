import type { Paragraph, TextMark, TextRun } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { black, buildParagraph, buildRun, buildText } from '../testing/sceneBuilder.ts'
import { attributesOf, firstNamed, writeSlide } from '../testing/slideXml.ts'

function slideOf(paragraphs: readonly Paragraph[], change: Partial<TextMark> = {}) {
  return writeSlide([buildText(paragraphs, change)])
}

function slideOfRun(text: string, change: Partial<TextRun> = {}) {
  return slideOf([buildParagraph([buildRun(text, change)])])
}

const marker = {
  kind: 'char',
  text: '•',
  paint: { kind: 'solid', color: '#3344CC', token: 'accent1' },
  face: 'arimo-400',
  size: 20,
  x: 106,
  baseline: 120,
} as const

test('sizes and spacings are the final ones, in hundredths of a point and thousandths of a percent', () => {
  const { first } = slideOf([
    buildParagraph([buildRun('Tea', { size: 20, letterSpacing: -0.5 })], {
      lineHeight: 30,
      spaceBefore: 12,
    }),
  ])

  expect(attributesOf(first('a:rPr'))).toMatchObject({ sz: '1600', spc: '-40' })
  // In office programs, 100 percent is 1.2 times the size.
  expect(attributesOf(first('a:spcPct'))).toEqual({ val: '125000' })
  expect(attributesOf(first('a:spcPts'))).toEqual({ val: '960' })
})

test('the text body has no insets of its own and is not fitted again', () => {
  const { first } = slideOfRun('Tea')

  expect(attributesOf(first('a:bodyPr'))).toMatchObject({
    wrap: 'square',
    lIns: '0',
    tIns: '0',
    rIns: '0',
    bIns: '0',
    anchor: 't',
  })
  expect(first('a:bodyPr').children.map(({ name }) => name)).toEqual(['a:noAutofit'])
})

test('runs carry their look', () => {
  const { first } = slideOfRun('Tea', { bold: true, oblique: true, underline: true, strike: true })

  expect(attributesOf(first('a:rPr'))).toMatchObject({
    lang: 'en-US',
    b: '1',
    i: '1',
    u: 'sng',
    strike: 'sngStrike',
  })
})

test('raised, lowered and highlighted text keeps its nominal size', () => {
  const highlight = { kind: 'solid', color: '#FEF08A' } as const
  const raised = slideOfRun('2', { size: 20, baseline: 'super', highlight })

  expect(attributesOf(raised.first('a:rPr'))).toMatchObject({ sz: '1600', baseline: '30000' })
  expect(raised.first('a:rPr').children.map(({ name }) => name)).toEqual([
    'a:solidFill',
    'a:highlight',
    'a:latin',
    'a:ea',
    'a:cs',
  ])
  expect(attributesOf(slideOfRun('2', { baseline: 'sub' }).first('a:rPr'))['baseline']).toBe(
    '-25000',
  )
})

function typefaceOf(change: Partial<TextRun>): string | undefined {
  return attributesOf(slideOfRun('Tea', change).first('a:latin'))['typeface']
}

test('theme faces are named by their part in the theme, others by the name Office knows', () => {
  expect(typefaceOf({ themeFont: 'major' })).toBe('+mj-lt')
  expect(typefaceOf({ themeFont: 'minor' })).toBe('+mn-lt')
  expect(typefaceOf({ officeFamily: 'Calibri' })).toBe('Calibri')
})

test('each script names its face in the slot that it is drawn from, and its language', () => {
  const facesIn = (text: string, script: NonNullable<TextRun['script']>) => {
    const { first } = slideOfRun(text, { themeFont: 'minor', script })
    const { lang, altLang } = attributesOf(first('a:rPr'))
    const faces = ['a:latin', 'a:ea', 'a:cs'].map((name) => attributesOf(first(name))['typeface'])
    return [lang, altLang, ...faces]
  }

  expect(facesIn('お茶', { slot: 'eastAsian', family: 'Yu Gothic', language: 'ja-JP' })).toEqual([
    'ja-JP',
    'en-US',
    '+mn-lt',
    'Yu Gothic',
    '+mn-cs',
  ])
  expect(facesIn('شاي', { slot: 'complex', family: 'Tahoma', language: 'ar-SA' })).toEqual([
    'ar-SA',
    undefined,
    '+mn-lt',
    '+mn-ea',
    'Tahoma',
  ])
  expect(facesIn('☕', { slot: 'every', family: 'Segoe UI Emoji' })).toEqual([
    'en-US',
    undefined,
    'Segoe UI Emoji',
    'Segoe UI Emoji',
    'Segoe UI Emoji',
  ])
  expect(facesIn('τσάι', { slot: 'latin', language: 'el-GR' })[0]).toBe('el-GR')
})

test('theme colors are named by their slot and keep their alpha', () => {
  const { all } = slideOfRun('Tea', { paint: { ...black, alpha: 0.5 } })

  expect(all('a:schemeClr').map(attributesOf)[0]).toEqual({ val: 'dk1' })
  expect(all('a:alpha').map(attributesOf)[0]).toEqual({ val: '50000' })
})

test('a line break in the text stays a line break in its paragraph', () => {
  const { all } = slideOfRun('Tea\nCake\r\nJam')

  expect(all('a:p')).toHaveLength(1)
  expect(all('a:br')).toHaveLength(2)
  expect(all('a:t').map(({ text }) => text)).toEqual(['Tea', 'Cake', 'Jam'])
})

test('characters that XML cannot hold are left out, half a character is replaced, the others survive', () => {
  const { first } = slideOfRun('5 < 6 & "7"\u0000\u0008\uFFFE\uD800 😀')

  expect(first('a:t').text).toBe('5 < 6 & "7"\uFFFD 😀')
})

test('a link is a relationship and keeps the color of its run', () => {
  const href = 'https://example.org/?a=1&b=2'
  const { first, file } = slideOfRun('Tea', { href })

  const id = first('a:hlinkClick').attributes.get('r:id')
  const links = file.relationships('ppt/slides/slide1.xml')
  expect(links.find((link) => link.id === id)).toMatchObject({ target: href, external: true })
  expect(attributesOf(first('ahyp:hlinkClr'))).toMatchObject({ val: 'tx' })
})

test('bullets are real ones, hanging, in their own color and size', () => {
  const paragraph = buildParagraph([buildRun('Tea')], {
    indent: 30,
    marker: { ...marker, size: 25 },
  })

  const { first } = slideOf([paragraph])

  expect(attributesOf(first('a:pPr'))).toMatchObject({ marL: '304800', indent: '-243840' })
  expect(first('a:buClr').children.map(attributesOf)).toEqual([{ val: 'accent1' }])
  expect(attributesOf(first('a:buSzPct'))).toEqual({ val: '125000' })
  expect(attributesOf(first('a:buChar'))).toEqual({ char: '•' })
})

test('a bullet is never smaller than PowerPoint allows', () => {
  const tiny = buildParagraph([buildRun('Tea')], { marker: { ...marker, size: 1 } })

  expect(attributesOf(slideOf([tiny]).first('a:buSzPct'))).toEqual({ val: '25000' })
})

test('numbers that go on are left to the application, others say where they start', () => {
  const numbers = ['1.', '2.', '7.', '01'].map((text) =>
    buildParagraph([buildRun('Tea')], { marker: { ...marker, kind: 'number', text } }),
  )

  const { all } = slideOf(numbers)

  expect(all('a:buAutoNum').map(attributesOf)).toEqual([
    { type: 'arabicPeriod' },
    { type: 'arabicPeriod' },
    { type: 'arabicPeriod', startAt: '7' },
  ])
  expect(all('a:buChar').map(attributesOf)).toEqual([{ char: '01' }])
})

test('text that reads from the right says so', () => {
  const paragraph = buildParagraph([buildRun('שלום')], { direction: 'rtl', align: 'right' })

  expect(attributesOf(slideOf([paragraph]).first('a:pPr'))).toMatchObject({ rtl: '1', algn: 'r' })
})

test('a text without paragraphs still has one', () => {
  expect(slideOf([]).all('a:p')).toHaveLength(1)
})

test('a text whose lines were cut for want of room begins at the top of its box', () => {
  const fit = { nominal: 20, size: 12, floor: 12, overflow: true }
  const paragraphs = [buildParagraph([buildRun('Tea')])]

  const { first } = slideOf(paragraphs, { anchor: 'bottom', fit })

  expect(attributesOf(first('a:bodyPr'))['anchor']).toBe('t')
})

test('text that the scene has above the middle of its box is held up by an inset below', () => {
  const paragraphs = [buildParagraph([buildRun('Tea')])]
  const text = buildText(paragraphs, {
    anchor: 'middle',
    box: { x: 0, y: 0, width: 400, height: 40 },
  })
  const lines = text.lines.map((line) => ({ ...line, top: 5 }))

  const { first } = writeSlide([{ ...text, lines }])

  expect(attributesOf(first('a:bodyPr'))).toMatchObject({ anchor: 'ctr', tIns: '0', bIns: '60960' })
})

test('runs in letters that the deck is not written in carry a language of their own', () => {
  const { all } = slideOf([buildParagraph([buildRun('Tea '), buildRun('東京'), buildRun('شاي')])])

  const languages = all('a:r').map((run) => attributesOf(firstNamed(run, 'a:rPr'))['lang'])
  expect(languages).toEqual(['en-US', 'zh', 'ar'])
})

test('each run has its own size, and the line spacing is a share of the largest', () => {
  const { first, all } = slideOf([
    buildParagraph([buildRun('Tea ', { size: 20 }), buildRun('time', { size: 40 })], {
      lineHeight: 48,
    }),
  ])

  expect(all('a:rPr').map((run) => attributesOf(run)['sz'])).toEqual(['1600', '3200'])
  expect(attributesOf(first('a:spcPct'))).toEqual({ val: '100000' })
})

test('a numbered list is numbered by the office program, level by level', () => {
  const numbered = (text: string, level = 0) =>
    buildParagraph([buildRun(text)], {
      indent: 27 * (level + 1),
      ...(level > 0 && { level }),
      marker: { ...marker, kind: 'number', text: `${text}.`, x: 100 + 27 * level },
    })
  const { all } = slideOf([numbered('1'), numbered('1', 1), numbered('2', 1), numbered('2')])

  expect(all('a:pPr').map((paragraph) => attributesOf(paragraph)['lvl'])).toEqual([
    undefined,
    '1',
    '1',
    undefined,
  ])
  expect(all('a:buAutoNum').map(attributesOf)).toEqual(
    Array.from({ length: 4 }, () => ({ type: 'arabicPeriod' })),
  )
})
