import { themes } from '@deckloom/themes'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookFor } from '../colors/look.ts'
import { contentOf } from '../testing/sampleSlides.ts'
import { fitText, linesOf } from './fitText.ts'
import { roleParagraph } from './roleParagraph.ts'
import { setText } from './setText.ts'
import type { ParagraphSpec } from './textSpec.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

function title(text: string): ParagraphSpec {
  const look = lookFor(contentOf(), false)
  return roleParagraph({ book, look }, { role: 'title', text, size: 40, floor: 28 })
}

const slot = { width: 896, height: 92 }

describe('a title', () => {
  test('stays at its nominal size where it fits', () => {
    const { paragraphs, rescue } = fitText(book, { paragraphs: [title('Growth')], ...slot })

    expect(paragraphs[0]?.size).toBe(40)
    expect(rescue).toBe('none')
  })

  test('grows while its line count stays', () => {
    const fitted = fitText(book, { paragraphs: [title('Growth')], ...slot, grow: 48 })

    expect(fitted.paragraphs[0]?.size).toBe(48)
  })

  test('does not grow into another line', () => {
    const text = 'The clinics on our network grew'
    const width = 800
    const fitted = fitText(book, { paragraphs: [title(text)], width, height: 92, grow: 200 })
    const size = fitted.paragraphs[0]?.size ?? 0

    expect(size).toBeGreaterThan(40)
    expect(linesOf(book, title(text), { size, width })).toBe(1)
    expect(linesOf(book, title(text), { size: size + 2, width })).toBe(2)
  })

  test('shrinks before it needs rescue, and no further than its floor', () => {
    const text =
      'The clinics on our network grew ninefold in six quarters and nobody was surprised at'
    const fitted = fitText(book, { paragraphs: [title(text)], width: 700, height: 92 })

    expect(fitted.paragraphs[0]?.size).toBeLessThan(40)
    expect(fitted.paragraphs[0]?.size).toBeGreaterThanOrEqual(28)
    expect(fitted.rescue).toBe('none')
  })

  test('goes below its floor only where it would overflow, and says so', () => {
    const fitted = fitText(book, { paragraphs: [title('Growth '.repeat(60))], ...slot })

    expect(fitted.paragraphs[0]?.size).toBeLessThan(28)
    expect(fitted.height).toBeLessThanOrEqual(slot.height)
    expect(fitted.rescue).toBe('floor')
  })

  test('gives up at the last resort', () => {
    const fitted = fitText(book, { paragraphs: [title('Growth '.repeat(600))], ...slot })

    expect(fitted.paragraphs[0]?.size).toBe(10)
    expect(fitted.rescue).toBe('overflow')
  })

  test('shrinks so that no word is broken', () => {
    const text = 'Donaudampfschifffahrtsgesellschaft'
    const { paragraphs } = fitText(book, { paragraphs: [title(text)], width: 600, height: 138 })
    const size = paragraphs[0]?.size ?? 0

    expect(size).toBeLessThan(40)
    expect(linesOf(book, title(text), { size, width: 600 })).toBe(1)
  })
})

describe('the lines of a set text', () => {
  const box = { x: 60, y: 60, width: 500, height: 200 }
  const set = (anchor: 'top' | 'middle' | 'bottom', spec: ParagraphSpec) =>
    setText({ book, box }, [{ spec, size: 40, spaceBefore: 0 }], anchor)

  test('begin at the top of the box, or end at its bottom', () => {
    const top = set('top', title('Clinics on the network grew ninefold')).lines
    const bottom = set('bottom', title('Clinics on the network grew ninefold')).lines
    const last = bottom.at(-1)

    expect(top.length).toBe(2)
    expect(top[0]?.top).toBe(60)
    expect((last?.top ?? 0) + (last?.height ?? 0)).toBeCloseTo(260)
  })

  test('have their letters in the middle, from the capitals to the last baseline', () => {
    const spec = { ...title('Clinics on the network grew ninefold'), leading: 1.416 }
    const { lines } = set('middle', spec)
    const [first, last] = [lines[0], lines.at(-1)]
    const face = first?.fragments[0]?.face ?? ''
    const top = (first?.baseline ?? 0) - book.metrics(face).capHeight * 40

    expect((top + (last?.baseline ?? 0)) / 2).toBeCloseTo(160)
  })

  test('leave no box for the sake of the middle', () => {
    const spec = { ...title('Growth'), leading: 1.416 }
    const tight = { ...box, height: 1.416 * 40 + 2 }
    const [line] = setText(
      { book, box: tight },
      [{ spec, size: 40, spaceBefore: 0 }],
      'middle',
    ).lines

    expect(line?.top).toBeCloseTo(60)
  })

  test('are balanced in a heading', () => {
    const spec = title('Half of the losses happen in the last mile')
    const balanced = set('top', spec).lines
    const greedy = set('top', { ...spec, balance: 'none' }).lines

    expect(balanced.length).toBe(greedy.length)
    expect(balanced[0]?.width).toBeLessThan(greedy[0]?.width ?? 0)
  })

  test('are ranged by their alignment', () => {
    const [line] = set('top', { ...title('Growth'), align: 'center' }).lines

    expect((line?.x ?? 0) + (line?.width ?? 0) / 2).toBeCloseTo(310)
  })

  test('are ranged right where the text reads from the right', () => {
    const { paragraphs, lines } = set('top', title('مرحبا بالعالم'))

    expect(paragraphs[0]).toMatchObject({ align: 'right', direction: 'rtl' })
    expect((lines[0]?.x ?? 0) + (lines[0]?.width ?? 0)).toBeCloseTo(560)
  })

  test('carry the natural text and the office line spacing in their paragraph', () => {
    const [paragraph] = set('top', title('Growth')).paragraphs

    expect(paragraph?.runs[0]).toMatchObject({
      text: 'Growth',
      officeFamily: themes.loom.heading.family,
      themeFont: 'major',
      bold: true,
      size: 40,
    })
    expect(paragraph?.lineHeight).toBeCloseTo(0.93 * 1.2 * 40)
  })
})
