import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { breakText } from './breakText.ts'
import { measureLines } from './measureLines.ts'
import { loadFontBook } from '../node/index.ts'
import { prepareText } from './prepareText.ts'
import { sampleText } from '../testing/sampleText.ts'
import { scriptParagraph, type SampleScript } from '../testing/scriptParagraphs.ts'
import type { BreakOptions, BrokenLine, BrokenText, FontBook, StyledRun } from '../types.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

function run(text: string, options: Partial<StyledRun> = {}): StyledRun {
  return { text, face: 'inter-400', size: 20, ...options }
}

function broken(runs: readonly StyledRun[], options: BreakOptions): BrokenText {
  return breakText(prepareText(book, runs), options)
}

function wordsOf(line: BrokenLine): string {
  return line.fragments.map((fragment) => fragment.text).join('')
}

function linesOf(text: string, options: BreakOptions): readonly string[] {
  return broken([run(text)], options).lines.map(wordsOf)
}

const everything = { width: 10_000 }

test('ends lines at spaces, and leaves the space out of the width', () => {
  const { lines } = broken([run('Hello brave new world')], { width: 120 })

  expect(lines.map(wordsOf)).toEqual(['Hello brave', 'new world'])
  expect(lines.map((line) => line.softBreak)).toEqual([true, false])
  expect(lines.map((line) => line.hanging)).toEqual([' ', ''])
  expect(lines[0]?.width).toBeCloseTo(broken([run('Hello brave')], everything).width, 9)
})

test('ends a line at a line feed and keeps an empty one', () => {
  const { lines } = broken([run('one\ntwo'), run('\n\nfour\r\nfive')], everything)

  expect(lines.map(wordsOf)).toEqual(['one', 'two', '', 'four', 'five'])
  expect(lines.some((line) => line.softBreak)).toBe(false)
})

test('makes one empty line of empty text', () => {
  const empty = { lines: [{ width: 0, fragments: [], softBreak: false, hanging: '' }], width: 0 }

  expect(broken([run('')], everything)).toMatchObject(empty)
  expect(broken([], everything)).toMatchObject(empty)
  expect(measureLines(prepareText(book, [run('')]), everything)).toEqual({ lines: 1, widest: 0 })
})

test('keeps the space that starts a line and drops the one that ends the text', () => {
  const { lines, width } = broken([run('  indented  ')], everything)

  expect(lines.map(wordsOf)).toEqual(['  indented'])
  expect(width).toBeCloseTo(
    measureLines(prepareText(book, [run('  indented  ')]), everything).widest,
  )
})

test('does not end a line at a space that does not break', () => {
  expect(linesOf('about 100\u00A0kilometres', { width: 150 })).toEqual([
    'about',
    '100\u00A0kilometres',
  ])
})

test.each([
  ['Que fait-on alors', 85, ['Que', 'fait-on', 'alors']],
  ['Comment va-t-il', 120, ['Comment', 'va-t-il']],
  ['Your e-mail here', 70, ['Your', 'e-mail', 'here']],
  ['A state-of-the-art lab', 110, ['A state-of-', 'the-art lab']],
])('does not end a line inside a short word with a hyphen: %s', (text, width, lines) => {
  expect(linesOf(text, { width })).toEqual(lines)
})

test('cuts a word that is wider than the line', () => {
  const { lines } = broken([run('internationalization')], { width: 60 })

  expect(lines.length).toBeGreaterThan(2)
  expect(lines.map(wordsOf).join('')).toBe('internationalization')
  expect(lines.map((line) => line.hanging).join('')).toBe('')
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(60)
})

test('shows the hyphen where a line ends at a soft one', () => {
  expect(linesOf('super\u00ADcalifragilistic', { width: 150 })).toEqual([
    'super\u2010',
    'califragilistic',
  ])
  expect(
    broken([run('super\u00ADcalifragilistic', { face: 'carlito-400' })], { width: 120 }).lines.map(
      wordsOf,
    ),
  ).toEqual(['super-', 'califragilistic'])
})

test('replaces what cannot be drawn without moving the rest', () => {
  const { lines } = broken([run('a\tb\u0000c\uD800d')], everything)

  expect(lines.map(wordsOf)).toEqual(['a b\u2060c\uFFFDd'])
})

test('refuses a size that is no size', () => {
  expect(() => prepareText(book, [run('a', { size: 0 })])).toThrow('Text of size 0')
  expect(() => prepareText(book, [run('a', { size: NaN })])).toThrow('Text of size NaN')
})

test('adds letter spacing after each letter', () => {
  const plain = broken([run('Wide', { letterSpacing: 0 })], everything)
  const spaced = broken([run('Wide', { letterSpacing: 2 })], everything)

  expect(spaced.width - plain.width).toBeCloseTo(8, 6)
  expect(spaced.lines[0]?.fragments[0]).toMatchObject({ letterSpacing: 2, size: 20 })
})

test('kerns across a change of run that keeps face and size', () => {
  const whole = broken([run('AVATAR')], everything)
  const [line] = broken([run('AV'), run('ATAR')], everything).lines

  expect(line?.width).toBeCloseTo(whole.width, 9)
  expect(line?.fragments.map(({ run: index, start, text }) => [index, start, text])).toEqual([
    [0, 0, 'AV'],
    [1, 0, 'ATAR'],
  ])
})

test('places fragments side by side, each from its own run', () => {
  const runs = [run('Some '), run('bold', { face: 'inter-700' }), run(' and big', { size: 40 })]

  const [line] = broken(runs, everything).lines

  expect(line?.fragments.map((fragment) => [fragment.run, fragment.text, fragment.size])).toEqual([
    [0, 'Some ', 20],
    [1, 'bold', 20],
    [2, ' and big', 40],
  ])
  let x = 0
  for (const fragment of line?.fragments ?? []) {
    expect(fragment.x).toBeCloseTo(x, 9)
    x += fragment.width
  }
  expect(line?.width).toBeCloseTo(x, 9)
})

test('has another face draw the characters that a face lacks', () => {
  const [line] = broken([run('Цена €5', { face: 'caladea-400' })], everything).lines

  expect(line?.fragments.map((fragment) => [fragment.face, fragment.text])).toEqual([
    ['source-serif-4-400', 'Цена'],
    ['caladea-400', ' €5'],
  ])
})

test('keeps a character that no face has apart from its neighbors', () => {
  const [line] = broken([run('up ก down')], everything).lines

  expect(line?.fragments.map((fragment) => fragment.text)).toEqual(['up ', 'ก', ' down'])
})

test('balances a heading without another line and without cutting a word', () => {
  const heading = 'Revenue in the northern region grew by more than anybody had expected'

  const greedy = broken([run(heading)], { width: 400 })
  const balanced = broken([run(heading)], { width: 400, balance: 'balance' })

  expect(balanced.lines).toHaveLength(greedy.lines.length)
  expect(balanced.width).toBeLessThan(greedy.width)
  expect(balanced.lines.map(wordsOf).join(' ')).toBe(heading)
})

test('gives a single last word company from the line before', () => {
  const text = 'We measured every line of the report twice'
  const { width } = broken([run('We measured every line of the report')], everything)

  expect(linesOf(text, { width: width + 2 })).toEqual([
    'We measured every line of the report',
    'twice',
  ])
  expect(linesOf(text, { width: width + 2, balance: 'orphans' })).toEqual([
    'We measured every line of the',
    'report twice',
  ])
})

test('leaves a single last word alone where its company would not fit', () => {
  expect(linesOf('Extraordinary responsibilities', { width: 160, balance: 'orphans' })).toEqual([
    'Extraordinary',
    'responsibilities',
  ])
  expect(linesOf('First of all\nbye', { width: 105, balance: 'orphans' })).toEqual([
    'First of all',
    'bye',
  ])
})

test('draws a mixed line in visual order', () => {
  const [line] = broken([run('see אבג 12 דה end', { face: 'arimo-400' })], everything).lines

  expect(line?.fragments.map((fragment) => [fragment.text, fragment.rtl])).toEqual([
    ['see ', false],
    [' דה', true],
    ['12', false],
    ['אבג ', true],
    [' end', false],
  ])
})

test('draws what opens a word in the script of the word', () => {
  const pieces = (text: string) =>
    broken([run(text)], everything).lines[0]?.fragments.map((fragment) => fragment.text)

  expect(pieces('рост “quoted” рост (24x) в')).toEqual([
    'рост ',
    '“quoted” ',
    'рост ',
    '(24x) ',
    'в',
  ])
  expect(pieces('рост“quoted”')).toEqual(['рост', '“quoted”'])
  expect(pieces('рост 24/7 up')).toEqual(['рост 24/7 ', 'up'])
})

test('takes the direction of the paragraph from its first letter', () => {
  const arabic = broken([run('مرحبا Hello')], everything)

  expect(arabic.direction).toBe('rtl')
  expect(arabic.lines[0]?.fragments.map((fragment) => fragment.text)[0]).toBe('Hello')
  expect(broken([run('Hello مرحبا')], everything).direction).toBe('ltr')
})

test('breaks at a scale as text of that size breaks', () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.integer({ min: 20, max: 160 }),
      fc.constantFrom('none' as const, 'balance' as const, 'orphans' as const),
      (seed, percent, balance) => {
        const text = sampleText(seed)
        const scale = percent / 100
        const scaled = broken([run(text, { letterSpacing: 0.5 })], { width: 433, scale, balance })
        const direct = broken([run(text, { size: 20 * scale, letterSpacing: 0.5 * scale })], {
          width: 433,
          balance,
        })
        expect(scaled.lines.map(wordsOf)).toEqual(direct.lines.map(wordsOf))
        expect(scaled.width).toBeCloseTo(direct.width, 6)
      },
    ),
    { numRuns: 60 },
  )
})

/** Breaks a paragraph with the font book for its language. */
function readLines(text: string, width: number): readonly string[] {
  return breakText(prepareText(book.reading(text), [run(text)]), { width }).lines.map(wordsOf)
}

test.each([
  ['AIを活用した業務改善のご提案', 200, ['AIを活用した', '業務改善のご提案']],
  ['2024年10月に売上が12.5%増加しました', 240, ['2024年10月に売上が', '12.5%増加しました']],
  ['「働き方改革」の次の一手とは？', 165, ['「働き方改革」の', '次の一手とは？']],
  ['经验丰富的开源贡献者也有疑问', 110, ['经验丰富的', '开源贡献者', '也有疑问']],
  ['“一带一路”倡议下的合作机会', 165, ['“一带一路”', '倡议下的合作机会']],
  ['公司今年第三季的營收成長', 165, ['公司今年第三季的', '營收成長']],
])('ends lines between phrases: %s', (text, width, lines) => {
  expect(readLines(text, width)).toEqual(lines)
})

test('ends lines between phrases where their look changes too', () => {
  const runs = [run('新しい働き方'), run('改革の', { face: 'inter-700' }), run('ご提案')]
  const reading = book.reading('新しい働き方改革の')
  const { lines } = breakText(prepareText(reading, runs), { width: 170 })

  expect(lines.map(wordsOf)).toEqual(['新しい', '働き方改革の', 'ご提案'])
  const runsOf = lines.map(({ fragments }) => [...new Set(fragments.map((piece) => piece.run))])
  expect(runsOf).toEqual([[0], [0, 1], [2]])
})

test('ends lines anywhere where a phrase is wider than a line, and in long texts', () => {
  expect(readLines('コミュニケーションを', 100)).toEqual(['コミュニケ', 'ーションを'])
  const long = 'プロジェクトは予定通り来年三月末までに完了する見込みです。'.repeat(4)
  const lines = readLines(long, 210)
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.slice(0, -1).every((line) => line.length >= 9)).toBe(true)
})

test('keeps all of a text of phrases, inside its width, and measures as it breaks', () => {
  const words = scriptParagraphs('Japanese')
    .concat(scriptParagraphs('simplified Chinese'), scriptParagraphs('traditional Chinese'))
    .map((text) => text.slice(0, 60))
  for (const text of words) {
    for (const width of [160, 230, 350]) {
      const prepared = prepareText(book.reading(text), [run(text, { letterSpacing: -0.4 })])
      const { lines } = breakText(prepared, { width })

      const copied = lines.map((line) => wordsOf(line) + line.hanging).join('')
      expect(copied).toBe(text)
      expect(measureLines(prepared, { width }).lines).toBe(lines.length)
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01)
    }
  }
})

function scriptParagraphs(script: SampleScript): readonly string[] {
  return Array.from({ length: 12 }, (_, seed) => scriptParagraph(seed, script))
}

/** Opening marks kern with the word they open and follow a word in another script. */
const quotedBehindAnotherScript: [seed: number, width: number][] = [
  [2314, 787],
  [2091, 746],
  [3805, 213],
  [4403, 171],
  [38, 371],
  [69, 546],
]

test('loses no text, keeps lines inside the width and measures as it breaks', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 150, max: 900 }), (seed, width) => {
      const text = sampleText(seed)
      const prepared = prepareText(book, [run(text, { face: 'carlito-400' })])

      const { lines } = breakText(prepared, { width })
      const measured = measureLines(prepared, { width })

      const copied = lines
        .map((line) => wordsOf(line) + line.hanging + (line.softBreak ? '' : '\n'))
        .join('')
      expect(copied).toBe(`${text}\n`)
      expect(measured.lines).toBe(lines.length)
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01)
    }),
    { numRuns: 150, examples: quotedBehindAnotherScript },
  )
})

test('answers the same from two books, byte by byte', async () => {
  const other = await loadFontBook()
  const runs = [run(sampleText(3)), run(sampleText(4), { face: 'gelasio-600', size: 31 })]
  const options = { width: 512, balance: 'orphans' as const }

  const first = breakText(prepareText(book, runs), options)
  const second = breakText(prepareText(other, runs), options)

  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
})

test('a part of a text is ordered in the direction of the whole', () => {
  const own = broken([run('PDF שלום')], everything)
  const asked = broken([run('PDF שלום')], { ...everything, direction: 'rtl' })

  expect([own.direction, own.lines.map(wordsOf)]).toEqual(['ltr', ['PDF שלום']])
  expect([asked.direction, asked.lines.map(wordsOf)]).toEqual(['rtl', ['שלום PDF']])
  expect(asked.width).toBeCloseTo(own.width, 9)
})
