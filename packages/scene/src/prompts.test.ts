import { editContent, layouts, newSlide, type Slide, slideSchema } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import type { Mark } from './marks.ts'
import { promptsOn, withoutPrompts } from './prompts.ts'
import { sceneFor } from './sceneFor.ts'

const fonts = await loadFontBook()
const fresh = newSlide('new', 4)

function marksOf(slide: Slide, isEdited: boolean) {
  const context = { fonts, deckTitle: 'Wells', index: 0, count: 1, isEdited }
  return sceneFor(slide, context).marks
}

function wordsIn(marks: readonly Mark[]): string {
  return marks
    .flatMap((mark) => (mark.mark === 'text' ? mark.paragraphs : []))
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
}

function alphasOf(marks: readonly Mark[], words: string) {
  return marks
    .flatMap((mark) => (mark.mark === 'text' ? mark.lines : []))
    .flatMap(({ fragments }) => fragments)
    .filter(({ text }) => words.includes(text.trim()) && text.trim() !== '')
    .map(({ paint }) => paint.alpha ?? 1)
}

test('a new slide shows its prompts to whoever edits it, faded, and to nobody else', () => {
  expect(promptsOn(fresh)).toMatchObject({ title: true, bullets: true })
  const edited = marksOf(fresh, true)
  expect(wordsIn(edited)).toContain('New bullet point')
  expect(alphasOf(edited, 'New bullet point').every((alpha) => alpha < 0.5)).toBe(true)
  expect(wordsIn(marksOf(fresh, false))).not.toMatch(/New/)
})

test('what somebody wrote is shown to all, beside prompts that are left', () => {
  const titled = { ...fresh, slide_title: 'New Slides for the old ones' }
  expect(promptsOn(titled)).toMatchObject({ title: false, bullets: true })
  expect(wordsIn(marksOf(titled, false))).toContain('New Slides for the old ones')
  const more = { ...fresh, bullet_points: ['New bullet point', 'And another'] }
  expect(promptsOn(more).bullets).toBe(false)
  expect(wordsIn(marksOf(more, false))).toContain('And another')
  expect(alphasOf(marksOf(more, true), 'New bullet point').every((alpha) => alpha === 1)).toBe(true)
})

test('what a layout starts with is a prompt in this layout alone', () => {
  const numbers = ['1: what it counts', '2: what it counts', '3: what it counts']
  const row: Slide = { ...fresh, layout_template: 'kpi row', bullet_points: numbers }
  expect(promptsOn(row).bullets).toBe(true)
  expect(promptsOn({ ...row, layout_template: 'title + bullets' }).bullets).toBe(false)
})

test.each(['title + bullets + image', 'title + chart + bullets', 'table'] as const)(
  'what "%s" starts with to look at is faded, and shown to nobody else, until it is changed',
  (layout) => {
    const { starter } = layouts[layout]
    const made = editContent({ ...fresh, slide_title: 'Wells' }, (content) => ({
      ...content,
      layout,
      bullets: ['Every third well'],
      ...(starter.visual && { visuals: [{ ...starter.visual, id: 'seen' }] }),
      ...(starter.table && { table: starter.table }),
    }))
    const own = (marks: readonly Mark[]) =>
      marks.filter(({ origin }) => ['seen', `table-${made.id}`].includes(origin?.elementId ?? ''))
    expect(own(marksOf(made, true))).not.toEqual([])
    expect(own(marksOf(made, false))).toEqual([])
    expect(wordsIn(marksOf(made, false))).toContain('Every third well')
    const stored = slideSchema.parse(JSON.parse(JSON.stringify(made)))
    expect(own(marksOf(stored, false))).toEqual([])

    const changed = editContent(made, (content) => ({
      ...content,
      visuals: content.visuals.map((visual) => ({ ...visual, alt: 'A well' })),
      ...(content.table && { table: { ...content.table, banded: true } }),
    }))
    expect(own(marksOf(changed, false))).toEqual(own(marksOf(changed, true)))
    expect(own(marksOf(changed, false))).not.toEqual([])
  },
)

test('what is left of a layout’s starting points is a prompt beside what somebody wrote', () => {
  const bullets = ['Before: how it was until now', 'Now: it is fun']
  const made: Slide = { ...fresh, layout_template: 'comparison', bullet_points: bullets }
  expect(promptsOn(made).bullets).toBe(false)
  expect(wordsIn(marksOf(made, false))).toContain('fun')
  expect(wordsIn(marksOf(made, false))).not.toMatch(/until\snow/)
  const edited = marksOf(made, true)
  expect(
    alphasOf(edited, 'how it was until now How it was until now').some((alpha) => alpha < 0.5),
  ).toBe(true)
  expect(alphasOf(edited, 'it is fun It is fun').every((alpha) => alpha === 1)).toBe(true)
  // One more point: it is a list of somebody's own.
  const own = { ...made, bullet_points: [...bullets, 'And cheap'] }
  expect(wordsIn(marksOf(own, false))).toMatch(/until\snow/)
})

test('the same slide is the same without its prompts, for what is kept by slide', () => {
  expect(withoutPrompts(fresh)).toBe(withoutPrompts(fresh))
  const written = { ...fresh, slide_title: 'Wells', bullet_points: [] }
  expect(withoutPrompts(written)).toBe(written)
})
