import type { Slide, TextElement, TextRunStyle, TextStyle } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { facesOf } from './facesOf.ts'
import type { TextMark } from './marks.ts'
import { sceneFor } from './sceneFor.ts'
import { slideOf } from './testing/sampleSlides.ts'
import { textStroke } from './textStroke.ts'

const fonts = await loadFontBook()

function marksOf(slide: Slide): readonly TextMark[] {
  const scene = sceneFor(slide, { fonts, deckTitle: 'Cold chain', index: 0, count: 1 })
  return scene.marks.filter((mark) => mark.mark === 'text')
}

function boxOf(runs: readonly TextRunStyle[], style: TextStyle = {}): TextMark {
  const box: TextElement = {
    id: 'box',
    type: 'text',
    content: runs.map(({ text }) => text).join(''),
    position: { x: 100, y: 100, width: 800, height: 400 },
    style: { fontSize: 30, ...style },
    runs: [...runs],
  }
  const mark = marksOf(slideOf({ text_elements: [box] })).find(({ id }) => id === 'box')
  if (!mark) throw new Error('The text box was not drawn')
  return mark
}

function fragmentsOf(mark: TextMark) {
  return mark.lines.flatMap(({ fragments }) => fragments)
}

test('text of a chosen family is drawn in its faces, and named in an office document', () => {
  const mark = boxOf([{ text: 'Plain ' }, { text: 'chosen', fontFamily: 'Gelasio', bold: true }])
  const run = mark.paragraphs[0]?.runs[1]

  expect(fragmentsOf(mark).map(({ face }) => face)).toContain('gelasio-700')
  expect(run).toMatchObject({ officeFamily: 'Georgia', bold: true })
  expect(run).not.toHaveProperty('themeFont')
})

test('titles and bullets are drawn in a chosen family, whose faces are loaded', () => {
  const slide = slideOf({
    bullet_points: ['One', 'Two'],
    slide_title_style: { fontFamily: 'IBM Plex Mono' },
    bullet_style: { fontFamily: 'Caladea' },
  })
  const faces = new Set(marksOf(slide).flatMap((mark) => fragmentsOf(mark).map(({ face }) => face)))

  expect(faces).toContain('ibm-plex-mono-500')
  expect(faces).toContain('caladea-400')
  for (const face of faces) expect(facesOf(slide)).toContain(face)
})

test('text of a family that is not known is drawn in the font of the theme', () => {
  const [plain, unknown] = [
    boxOf([{ text: 'Same' }]),
    boxOf([{ text: 'Same' }], { fontFamily: '?' }),
  ]

  expect(fragmentsOf(unknown)).toEqual(fragmentsOf(plain))
  expect(boxOf([{ text: 'Same', fontFamily: 'Noto Emoji' }]).lines).toEqual(plain.lines)
})

test('super- and subscript are smaller, above and below the line, and leave its height', () => {
  const plain = boxOf([{ text: 'H2O' }])
  const mark = boxOf([
    { text: 'H' },
    { text: '2', baseline: 'sub' },
    { text: 'O', baseline: 'super' },
  ])
  const [letter, sub, raised] = fragmentsOf(mark)

  expect(letter).toMatchObject({ size: 30 })
  expect(sub?.size).toBeCloseTo(30 * textStroke.scriptScale)
  expect(sub?.rise).toBeCloseTo(-7.5)
  expect(raised?.rise).toBeCloseTo(9)
  expect(mark.lines[0]?.height).toBe(plain.lines[0]?.height)
  // Office programs make them smaller themselves.
  expect(mark.paragraphs[0]?.runs.map(({ size }) => Math.round(size))).toEqual([30, 30, 30])
})

test('parts are struck through and highlighted, and a whole text except for a part', () => {
  const mark = boxOf([
    { text: 'Old ', strike: true },
    { text: 'new', highlight: '#FEF08A' },
  ])
  const [old, fresh] = fragmentsOf(mark)
  const whole = boxOf([{ text: 'Old ' }, { text: 'new', strike: false }], { strike: true })

  expect(old).toMatchObject({ strike: true })
  expect(fresh).toMatchObject({ highlight: { color: '#FEF08A' } })
  expect(fragmentsOf(whole).map(({ strike }) => strike)).toEqual([true, undefined])
})

test('lines stand apart by the chosen multiple of single spacing, and paragraphs by their space', () => {
  const text = [{ text: 'One line\nand another\nand a third' }]
  const spaced = boxOf(text, { lineSpacing: 2, paragraphSpacing: 10 })
  const tops = spaced.lines.map(({ top }) => top)

  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeCloseTo(2 * 1.2 * 30 + 10)
  expect(boxOf(text).lines.map(({ top }) => top)).not.toEqual(tops)
})
