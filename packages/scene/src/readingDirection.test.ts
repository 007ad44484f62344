import type { Slide } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import type { FontBook } from '@deckloom/text'
import { beforeAll, expect, test } from 'vitest'
import type { TextMark } from './marks.ts'
import { sceneFor } from './sceneFor.ts'
import { slideOf } from './testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

const hebrew = 'עלויות והצעדים הבאים'

function marksOf(slide: Partial<Slide>) {
  const { marks } = sceneFor(slideOf(slide), { fonts, deckTitle: hebrew, index: 1, count: 3 })
  const texts = marks.filter((mark): mark is TextMark => mark.mark === 'text')
  const text = (role: string): TextMark => {
    const found = texts.find(({ id, origin }) => origin?.role === role && !id.startsWith('footer'))
    if (!found) throw new Error(`There is no ${role}`)
    return found
  }
  return { marks, texts, text }
}

function rightOf({ lines }: TextMark): number {
  return Math.max(...lines.map(({ x, width }) => x + width))
}

// A list with little text goes beside its title.
test.each([
  ['title + bullets', 7],
  ['cover', 1],
  ['closing', 1],
  ['full image background', 7],
] as const)(
  'on a %s, title and text that read from the right begin at one edge',
  (template, times) => {
    const { text } = marksOf({
      layout_template: template,
      slide_title: hebrew,
      bullet_points: ['ההכנסות צמחו והגיעו לארבעה מיליון אירו '.repeat(times)],
    })

    const [title, body] = [text('title'), text('bullets')]
    expect(title.paragraphs[0]).toMatchObject({ align: 'right', direction: 'rtl' })
    const indent = body.paragraphs[0]?.indent ?? 0
    expect(rightOf(title)).toBeCloseTo(rightOf(body) + indent)
  },
)

test('a title that a person set left on a page that reads from the right is set left in its place', () => {
  const { text } = marksOf({ slide_title: hebrew, slide_title_style: { textAlign: 'left' } })

  const { box, lines } = text('title')
  expect(box).toEqual(marksOf({ slide_title: hebrew }).text('title').box)
  expect(lines[0]?.x).toBe(box.x)
})

test('the mark of a quote stands over its beginning, whichever way the page reads and the quote is set', () => {
  const spaceBeside = (words: string, textAlign?: 'left' | 'right') => {
    const { marks, text } = marksOf({
      layout_template: 'centered quote',
      slide_title: words,
      ...(textAlign && { slide_title_style: { textAlign } }),
    })
    const mark = marks.find(({ id }) => id === 'quote-mark')?.box
    const quote = text('title').box
    return {
      left: (mark?.x ?? 0) - quote.x,
      right: quote.x + quote.width - (mark?.x ?? 0) - (mark?.width ?? 0),
    }
  }

  expect(spaceBeside('Costs and next steps').left).toBe(0)
  expect(spaceBeside('Costs and next steps', 'right').right).toBe(0)
  expect(spaceBeside(hebrew).right).toBe(0)
  expect(spaceBeside(hebrew, 'left').left).toBe(0)
})

test('the sentence under a lead-in reads as the whole bullet does', () => {
  const { text } = marksOf({
    layout_template: 'title + bullets',
    slide_title: hebrew,
    bullet_points: ['עלות: PDF כולל כל המסים', 'איש לא שאל את הנהגים'],
  })

  const [lead, sentence] = text('bullets').paragraphs
  expect(lead?.runs.map((run) => run.text).join('')).toBe('עלות')
  expect(sentence?.runs.map((run) => run.text).join('')).toBe('PDF כולל כל המסים')
  expect(sentence).toMatchObject({ align: 'right', direction: 'rtl' })
})

test('italic text in a script that its italic face lacks is upright in office programs too', () => {
  const { text } = marksOf({
    layout_template: 'title + bullets',
    theme: { id: 'fernwood', variant: 'light' },
    bullet_points: ['river water עלות'],
    bullet_style: { italic: true },
  })

  const runs = text('bullets').paragraphs[0]?.runs ?? []
  expect(runs.map(({ italic, oblique }) => [italic, oblique])).toEqual([
    [true, undefined],
    [false, undefined],
  ])
})

test('on a page that reads from the right, words after a Latin name do too, and figures stand with the words', () => {
  const { texts } = marksOf({
    layout_template: 'kpi row',
    slide_title: hebrew,
    bullet_points: ['12%: PDF בכל רבעון', '60: מרפאות בגאנה', '9: חנויות'],
  })

  const cards = texts.filter(({ id }) => id.startsWith('bullets'))
  expect(cards.length).toBeGreaterThan(0)
  for (const { align } of cards.flatMap(({ paragraphs }) => paragraphs)) expect(align).toBe('right')
})

test('an eyebrow in tall letters keeps its size and its layout', () => {
  const { texts } = marksOf({
    layout_template: 'agenda',
    eyebrow: 'الربع الأول',
    slide_title: 'التكاليف والخطوات التالية',
    bullet_points: ['التكلفة لكل متجر', 'إجابات أفضل', 'لم يسأل أحد السائقين'],
  })

  const eyebrow = texts.find(({ id }) => id.startsWith('eyebrow'))
  expect(eyebrow?.fit).toMatchObject({ size: 16, overflow: false })
})
