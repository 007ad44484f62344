import type { Paragraph, TextMark, TextRun } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { scenesIn } from '../testing/officeParity.ts'
import { buildParagraph, buildRun, buildText } from '../testing/sceneBuilder.ts'
import { writeSlide } from '../testing/slideXml.ts'
import { wrapText } from './wrapping.ts'

// Letters are 10 units wide, and a space is estimated at 4.
function textOf(
  lines: readonly string[],
  width: number,
  change: Partial<Paragraph> = {},
): TextMark {
  const paragraph = buildParagraph([buildRun(lines.join(' '))], change)
  return buildText([paragraph], { broken: [lines], box: { x: 100, y: 100, width, height: 200 } })
}

test('greedy lines in their box keep its width and their natural text', () => {
  const mark = textOf(['aaaaaaaa bbbb', 'cccccccccccc'], 160)

  expect(wrapText(mark)).toEqual({ width: 160, breaks: new Map() })
})

test('balanced lines get a width at which greedy breaking gives them', () => {
  const mark = textOf(['aaaa bbbb', 'cccc dddd'], 600)

  const { width, breaks } = wrapText(mark)

  expect(breaks.size).toBe(0)
  expect(width).toBeGreaterThan(90)
  expect(width).toBeLessThan(90 + 4 + 40)
})

test('lines that no width gives are broken by hand', () => {
  const mark = textOf(['aa', 'bb cccccccc', 'dd'], 600)

  const { width, breaks } = wrapText(mark)

  expect(width).toBe(600)
  expect([...breaks]).toEqual([[0, [3, 15]]])
})

test('breaks by hand are written as line breaks, without the space before', () => {
  const { all } = writeSlide([textOf(['aa', 'bb cccccccc', 'dd'], 600)])

  expect(all('a:t').map(({ text }) => text)).toEqual(['aa', 'bb cccccccc', 'dd'])
  expect(all('a:br')).toHaveLength(2)
})

test('one line that fills its box is given room', () => {
  const { width } = wrapText(textOf(['aaaa bbbb cccc'], 141))

  expect(width).toBeCloseTo(140 * 1.06)
})

function insets(align: Paragraph['align']): readonly number[] {
  const mark = textOf(['aaaa bbbb', 'cccc dddd'], 600, { align })
  const body = writeSlide([mark]).first('a:bodyPr')
  return ['lIns', 'rIns'].map((side) => Number(body.attributes.get(side)))
}

test('the room that is taken away lies opposite the edge that the text keeps', () => {
  const [leftOfLeft = 0, rightOfLeft = 0] = insets('left')
  const [leftOfCenter = 0, rightOfCenter = 0] = insets('center')
  const [leftOfRight = 0, rightOfRight = 0] = insets('right')
  expect([leftOfLeft, rightOfRight]).toEqual([0, 0])
  expect(leftOfCenter).toBe(rightOfCenter)
  expect([leftOfRight, leftOfCenter * 2]).toEqual([rightOfLeft, rightOfLeft])
})

test('a text of mixed alignment keeps its width, because another would move it', () => {
  const lines = ['aaaa bbbb', 'cccc dddd']
  const mark = buildText(
    [
      buildParagraph([buildRun(lines.join(' '))]),
      buildParagraph([buildRun('eeee')], { align: 'right' }),
    ],
    { broken: [lines, ['eeee']], box: { x: 0, y: 0, width: 600, height: 200 } },
  )

  const { width, breaks } = wrapText(mark)

  expect(width).toBe(600)
  expect([...breaks]).toEqual([[0, [10]]])
})

test('text in a weight that other programs draw wider or narrower is broken by hand where that matters', () => {
  const lines = ['aaaaaaaaaa bbbbbbbbb', 'c dddd']
  const run = buildRun(lines.join(' '))
  const text = (change: Partial<TextRun>) =>
    buildText([buildParagraph([{ ...run, ...change }])], {
      broken: [lines],
      box: { x: 0, y: 0, width: 400, height: 200 },
    })

  expect(wrapText(text({})).breaks.size).toBe(0)
  expect([...wrapText(text({ reweighted: true })).breaks]).toEqual([[0, [21]]])
})

test('text whose letters another face stands in for has room for the signs between them', () => {
  const lines = ['aaaaaaaaaa bbbbbbbbb', 'c dddd']
  const run = buildRun(lines.join(' '))
  const widthIn = (change: Partial<TextRun>) =>
    wrapText(
      buildText([buildParagraph([{ ...run, ...change }])], {
        broken: [lines],
        box: { x: 0, y: 0, width: 200, height: 200 },
      }),
    ).width

  expect(widthIn({})).toBeCloseTo(202)
  expect(widthIn({ script: { slot: 'latin', family: 'Inter' } })).toBeCloseTo(206)
})

test('a word that is longer than a line is broken by hand, where the scene breaks it', () => {
  const paragraph = buildParagraph([buildRun('see aaaaaaaaaaaaaaaaaa')])
  const mark = buildText([paragraph], {
    broken: [['see', 'aaaaaaaaaa', 'aaaaaaaa']],
    box: { x: 0, y: 0, width: 104, height: 200 },
  })

  expect([...wrapText(mark).breaks]).toEqual([[0, [4, 14]]])
  expect(
    writeSlide([mark])
      .all('a:t')
      .map(({ text }) => text),
  ).toEqual(['see', 'aaaaaaaaaa', 'aaaaaaaa'])
})

test.each(['Japanese', 'simplified Chinese', 'traditional Chinese'] as const)(
  'lines that end between phrases in %s are those of the canvas',
  async (script) => {
    const marks = scenesIn(script, await loadFontBook(), 4)
      .flatMap((scene) => scene.marks)
      .filter((mark): mark is TextMark => mark.mark === 'text')
      .filter(({ lines }) => lines.some(({ softBreak }) => softBreak))

    expect(marks.length).toBeGreaterThan(4)
    for (const mark of marks) {
      expect(writtenLines(mark)).toEqual(
        mark.lines.map(({ fragments }) => fragments.map(({ text }) => text).join('')),
      )
    }
  },
)

/** Returns the lines of a text in the file: paragraphs, split at their line breaks. */
function writtenLines(mark: TextMark): readonly string[] {
  const { text } = writeSlide([mark])
  return [...text.matchAll(/<a:p>.*?<\/a:p>/gsu)].flatMap(([paragraph]) =>
    paragraph
      .split('<a:br>')
      .map((line) => [...line.matchAll(/<a:t>(.*?)<\/a:t>/gsu)].map(([, words]) => words).join('')),
  )
}
