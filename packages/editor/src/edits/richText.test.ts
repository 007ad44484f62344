import { type Slide, slideSchema } from '@deckloom/deck'
import { array, assert, boolean, integer, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { elementEmphasis, elementRichText, type RichLine, withRichText } from './richText.ts'
import { replaceInRuns, rewriteRuns, textOfRuns } from './runLooks.ts'
import { withElementText } from './slideText.ts'
import { withWholeTextStyle } from './wholeText.ts'

const slide: Slide = fullSlide('one')

function rich(of: Slide, id: string): readonly RichLine[] {
  return elementRichText(of, id)?.lines ?? []
}

describe('rich text of an element', () => {
  test('comes back as it was written, in a title, in bullets and in a text box', () => {
    const big = { text: 'Big', bold: true, fontSize: 40 }
    const written = [
      ['title-one', [{ runs: [big, { text: ' news' }] }]],
      ['bullets-one', [{ runs: [{ text: 'Tea' }] }, { runs: [big], color: '#DC2626' }]],
      ['one-text', [{ runs: [big] }, { runs: [] }, { runs: [{ text: 'x' }], list: 'number' }]],
    ] as const
    for (const [id, lines] of written) {
      const next = withRichText(slide, id, lines)

      expect(slideSchema.safeParse(next).success).toBe(true)
      expect(rich(next, id)).toEqual(lines)
    }
  })

  test('that says nothing new leaves the slide as it is', () => {
    for (const id of ['title-one', 'bullets-one', 'one-text']) {
      expect(withRichText(slide, id, rich(slide, id))).toBe(slide)
    }
  })

  test('plain words are stored as words alone', () => {
    const next = withRichText(slide, 'bullets-one', [{ runs: [{ text: 'A' }, { text: 'B' }] }])

    expect(next.bullet_points).toEqual(['AB'])
  })

  test('a title is one line, and bullets without words are dropped', () => {
    const lines = [{ runs: [{ text: 'One' }] }, { runs: [] }, { runs: [{ text: ' Two ' }] }]

    expect(withRichText(slide, 'title-one', lines).slide_title).toBe('One  Two ')
    expect(withRichText(slide, 'bullets-one', lines).bullet_points).toEqual(['One', 'Two'])
  })

  test('of any length and any looks can be stored', () => {
    const run = record(
      {
        text: string({ maxLength: 80 }),
        bold: boolean(),
        fontSize: integer({ min: 8, max: 72 }),
      },
      { requiredKeys: ['text'] },
    )
    const line = record({ runs: array(run, { maxLength: 40 }) })
    assert(
      property(array(line, { maxLength: 40 }), (lines) => {
        for (const id of ['title-one', 'bullets-one', 'one-text']) {
          expect(slideSchema.safeParse(withRichText(slide, id, lines)).success).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('I-072 a title is bold unless somebody says otherwise, and nothing else is', () => {
  const title = { id: 't', type: 'title', content: 'T', style: {} } as const
  const position = { x: 0, y: 0, width: 200, height: 50 }
  const titled: Slide = { ...slide, text_elements: [{ ...title, position }] }

  expect(elementEmphasis(slide, 'title-one').bold).toBe(true)
  expect(elementEmphasis(titled, 't').bold).toBe(true)
  expect(elementEmphasis(slide, 'bullets-one').bold).toBe(false)
  expect(elementEmphasis(slide, 'one-text').bold).toBe(false)
  expect(elementEmphasis({ ...slide, slide_title_style: { bold: false } }, 'title-one').bold).toBe(
    false,
  )
})

test('a look for the whole element takes the place of those that words of it had', () => {
  const lines = [{ runs: [{ text: 'Red', color: '#DC2626', bold: true }, { text: ' rest' }] }]
  const next = withWholeTextStyle(withRichText(slide, 'one-text', lines), 'one-text', {
    color: '#059669',
  })

  expect(rich(next, 'one-text')).toEqual([
    { runs: [{ text: 'Red', bold: true }, { text: ' rest' }] },
  ])
})

test('words that are rewritten elsewhere keep the looks of what stays', () => {
  const lines = [{ runs: [{ text: 'Every ' }, { text: 'third', bold: true }, { text: ' well' }] }]
  const next = withElementText(
    withRichText(slide, 'title-one', lines),
    'title-one',
    'Every third deep well',
  )

  expect(rich(next, 'title-one')).toEqual([
    { runs: [{ text: 'Every ' }, { text: 'third', bold: true }, { text: ' deep well' }] },
  ])
})

test('words in the place of others take the look of the first that they replace', () => {
  const runs = [{ text: 'Every ' }, { text: 'third', bold: true }, { text: ' well' }]

  expect(replaceInRuns(runs, { from: 6, to: 16, text: 'pump' })).toEqual([
    { text: 'Every ' },
    { text: 'pump', bold: true },
  ])
  expect(replaceInRuns([], { from: 0, to: 0, text: 'New' })).toEqual([{ text: 'New' }])
})

test('any words can be rewritten into any others', () => {
  assert(
    property(array(string({ maxLength: 8 })), string(), (texts, next) => {
      const runs = texts.map((text, index) => ({ text, bold: index % 2 === 0 }))
      expect(textOfRuns(rewriteRuns(runs, next))).toBe(next)
    }),
  )
})
