import type { Paragraph, Scene, TextFragment, TextLine, TextMark } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { caretBox } from './caretBox.ts'
import { letterAt } from './letterAt.ts'
import { wordBoxes } from './wordBoxes.ts'

const paint = { kind: 'solid', color: '#000000' } as const

/** A fragment whose glyphs are all as wide; from right to left they come in reverse. */
function fragment(text: string, { x, rtl = false }: { x: number; rtl?: boolean }): TextFragment {
  const clusters = Array.from(text, (_, index) => (rtl ? text.length - 1 - index : index))
  return {
    text,
    face: 'inter-400',
    x,
    width: text.length * 10,
    size: 20,
    letterSpacing: 0,
    rtl,
    glyphs: Int32Array.from(clusters.flatMap((cluster) => [1, 500, 0, 0, cluster])),
    paint,
  }
}

function line(top: number, fragments: readonly TextFragment[], paragraph = 0): TextLine {
  const x = Math.min(...fragments.map((one) => one.x))
  const width = fragments.reduce((sum, one) => sum + one.width, 0)
  return { paragraph, baseline: top + 20, top, height: 26, x, width, softBreak: false, fragments }
}

/** A scene of one text, whose paragraphs are drawn as these lines. */
function sceneOf(texts: readonly string[], lines: readonly TextLine[]): Pick<Scene, 'marks'> {
  const paragraphs = texts.map((text): Paragraph => {
    const run = { text, face: 'inter-400', officeFamily: 'Inter', size: 20, bold: false } as const
    return {
      runs: [{ ...run, italic: false, paint }],
      align: 'left',
      direction: 'ltr',
      lineHeight: 26,
      spaceBefore: 0,
      indent: 0,
    }
  })
  const mark: TextMark = {
    id: 'm',
    mark: 'text',
    box: { x: 0, y: 0, width: 500, height: 300 },
    origin: { elementId: 'e', role: 'text' },
    paragraphs,
    lines,
    anchor: 'top',
    fit: { nominal: 20, size: 20, floor: 12, overflow: false },
  }
  return { marks: [mark] }
}
const find = (
  scene: Pick<Scene, 'marks'>,
  texts: readonly string[],
  [from, to]: readonly [number, number],
) => wordBoxes(scene, 'e', { texts, range: { from, to } })

test('a word is where its glyphs are', () => {
  const texts = ['Water level']
  const scene = sceneOf(texts, [line(100, [fragment('Water level', { x: 50 })])])

  expect(find(scene, texts, [6, 11])).toEqual([{ x: 110, y: 100, width: 50, height: 26 }])
  expect(find(scene, texts, [0, 5])).toEqual([{ x: 50, y: 100, width: 50, height: 26 }])
})

test('words over several lines have a box on each', () => {
  const texts = ['Water level', 'Silt']
  const scene = sceneOf(texts, [
    line(100, [fragment('Water ', { x: 50 })]),
    line(130, [fragment('level', { x: 50 })]),
    line(160, [fragment('Silt', { x: 50 })], 1),
  ])

  // "er level", a line break, and "Si".
  expect(find(scene, texts, [3, 14])).toEqual([
    { x: 80, y: 100, width: 20, height: 26 },
    { x: 50, y: 130, width: 50, height: 26 },
    { x: 50, y: 160, width: 20, height: 26 },
  ])
})

test('from right to left the first letters are at the right', () => {
  const texts = ['abcd']
  const scene = sceneOf(texts, [line(0, [fragment('abcd', { x: 0, rtl: true })])])

  expect(find(scene, texts, [0, 1])).toEqual([{ x: 30, y: 0, width: 10, height: 26 }])
})

test('styled parts of a line count together', () => {
  const texts = ['Water level']
  const parts = [fragment('Water ', { x: 0 }), fragment('level', { x: 60 })]
  const scene = sceneOf(texts, [line(0, parts)])

  expect(find(scene, texts, [4, 8])).toEqual([{ x: 40, y: 0, width: 40, height: 26 }])
})

test('there is no box for a text that the layout shows otherwise', () => {
  const scene = sceneOf(['Something else'], [line(0, [fragment('Something else', { x: 0 })])])

  expect(find(scene, ['Water level'], [0, 5])).toEqual([])
})

test('a caret stands behind the letter before it, or at the beginning of a word or line before the next', () => {
  const texts = ['Water level', 'Silt']
  const scene = sceneOf(texts, [
    line(100, [fragment('Water level', { x: 50 })]),
    line(130, [fragment('Silt', { x: 50 })], 1),
  ])
  const caret = (at: number) => caretBox(scene, 'e', { texts, at })

  expect(caret(5)).toEqual({ x: 100, y: 100, width: 0, height: 26 })
  expect(caret(6)).toEqual({ x: 110, y: 100, width: 0, height: 26 })
  expect(caret(0)).toMatchObject({ x: 50, y: 100 })
  expect(caret(12)).toMatchObject({ x: 50, y: 130 })
  expect(caret(99)).toMatchObject({ x: 90, y: 130 })
})

test('in Hebrew the caret goes to the left', () => {
  const scene = sceneOf(['שלום'], [line(100, [fragment('שלום', { x: 50, rtl: true })])])
  expect(caretBox(scene, 'e', { texts: ['שלום'], at: 4 })).toMatchObject({ x: 50 })
  expect(caretBox(scene, 'e', { texts: ['שלום'], at: 0 })).toMatchObject({ x: 90 })
})

test('the letter at a point is the one whose glyph is there, or the nearest one', () => {
  const texts = ['Water level', 'Silt']
  const scene = sceneOf(texts, [
    line(100, [fragment('Water ', { x: 50 }), fragment('level', { x: 110 })]),
    line(130, [fragment('Silt', { x: 50 })], 1),
  ])
  const at = (x: number, y: number) => letterAt(scene, 'e', { texts, point: { x, y } })

  expect(at(55, 110)).toEqual({ from: 0, to: 1 })
  expect(at(115, 110)).toEqual({ from: 6, to: 7 })
  // A space, above everything, and below everything.
  expect(at(104, 110)).toEqual({ from: 4, to: 5 })
  expect(at(999, 0)).toEqual({ from: 10, to: 11 })
  expect(at(0, 999)).toEqual({ from: 12, to: 13 })
})

test('the letter at a point is found from right to left, in capitals, and in several code units', () => {
  const at = (texts: readonly string[], scene: Pick<Scene, 'marks'>, x: number) =>
    letterAt(scene, 'e', { texts, point: { x, y: 10 } })
  const hebrew = sceneOf(['שלום'], [line(0, [fragment('שלום', { x: 0, rtl: true })])])
  const capitals = sceneOf(['SILT'], [line(0, [fragment('SILT', { x: 0 })])])
  const whale = fragment('🐋a', { x: 0 })
  const emoji = sceneOf(
    ['🐋a'],
    [line(0, [{ ...whale, glyphs: Int32Array.from([1, 500, 0, 0, 0, 1, 500, 0, 0, 2]) }])],
  )

  expect(at(['שלום'], hebrew, 35)).toEqual({ from: 0, to: 1 })
  expect(at(['Silt'], capitals, 15)).toEqual({ from: 1, to: 2 })
  expect(at(['🐋a'], emoji, 5)).toEqual({ from: 0, to: 2 })
})

test('no letter is at a point of a text that the layout shows otherwise', () => {
  const scene = sceneOf(['Something else'], [line(0, [fragment('Something else', { x: 0 })])])

  expect(letterAt(scene, 'e', { texts: ['Water level'], point: { x: 5, y: 5 } })).toBeUndefined()
})
