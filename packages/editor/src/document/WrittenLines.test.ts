import { titleId, newSlide, type Slide } from '@deckloom/deck'
import { beforeEach, expect, test } from 'vitest'
import type { RichLine } from '../edits/richText.ts'
import type { Clock } from '../saving/ports.ts'
import { DeckDocument } from './DeckDocument.ts'
import { type WrittenField, WrittenLines } from './WrittenLines.ts'

class Field implements WrittenField {
  lines: readonly RichLine[] = []
  isComposing = false
  adopt(lines: readonly RichLine[]) {
    this.lines = lines
  }
  type(text: string) {
    this.lines = [{ runs: [{ text }] }]
    written.writeSoon(this)
  }
}

let timers: (() => void)[]
let deck: DeckDocument
let field: Field
let written: WrittenLines

const clock: Clock = {
  now: () => 0,
  after(_, run) {
    timers.push(run)
    return () => {
      timers = timers.filter((one) => one !== run)
    }
  },
}
const pass = () => {
  for (const run of timers.splice(0)) run()
}
const titled = (title: string): Slide => ({ ...newSlide('a', 1), slide_title: title })
const title = () => deck.slide('a')?.slide_title
const text = () => field.lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('\n')

beforeEach(() => {
  timers = []
  deck = new DeckDocument({ title: '', slides: [titled('Tide tables')], newId: () => 'n' })
  written = new WrittenLines({
    deck,
    slideId: 'a',
    elementId: titleId(titled('')),
    key: 'k',
    clock,
    isWatched: () => false,
  })
  field = new Field()
  field.lines = [{ runs: [{ text: 'Tide tables' }] }]
})

test('words are in the document a moment after they are typed, and one step undoes them', () => {
  field.type('Tide tables 2')
  expect(title()).toBe('Tide tables')
  pass()
  expect(title()).toBe('Tide tables 2')
  field.type('Tide tables 2026')
  pass()

  deck.undo()
  expect(title()).toBe('Tide tables')
})

test('what is composed is written beside what others wrote, which the field shows afterwards', () => {
  field.isComposing = true
  field.type('Tide tables 潮')
  deck.reconcile([titled('The tide tables')])
  written.rebase(field)
  pass()
  expect(title()).toBe('The tide tables 潮')
  field.type('Tide tables 潮汐')
  pass()
  expect(title()).toBe('The tide tables 潮汐')

  field.isComposing = false
  written.rebase(field)
  expect(text()).toBe('The tide tables 潮汐')
  pass()
  expect(title()).toBe('The tide tables 潮汐')
})

test('words that somebody else writes meanwhile appear in the field, and both are stored', () => {
  field.type('Tide tables 2026')
  pass()
  deck.reconcile([titled('The tide tables 2026')])
  field.lines = [{ runs: [{ text: 'Tide tables 2026, revised' }] }]
  written.rebase(field)
  expect(text()).toBe('The tide tables 2026, revised')
  pass()

  expect(title()).toBe('The tide tables 2026, revised')
})

test('an echo of what was typed here changes nothing', () => {
  field.type('Tide tables 2026')
  pass()
  field.lines = [{ runs: [{ text: 'Tide tables 2026!' }] }]
  written.rebase(field)

  expect(text()).toBe('Tide tables 2026!')
})

test('an input method is not disturbed, and gets the words afterwards', () => {
  field.isComposing = true
  deck.reconcile([titled('All tide tables')])
  written.rebase(field)
  expect(text()).toBe('Tide tables')

  field.isComposing = false
  written.rebase(field)
  expect(text()).toBe('All tide tables')
})

test('a withdrawn edit is gone to the last letter, and can be put back beside what others wrote since', () => {
  field.type('Tide tables of')
  pass()
  field.type('Tide tables of 2026')
  const putBack = written.withdraw(field)
  expect(title()).toBe('Tide tables')
  expect(deck.canUndo).toBe(false)

  deck.reconcile([titled('All tide tables')])
  putBack?.()
  expect(title()).toBe('All tide tables of 2026')
})

test('a field that was only looked at has nothing to withdraw', () => {
  field.lines = [{ runs: [{ text: 'Tide tables' }] }]
  expect(written.withdraw(field)).toBeUndefined()
})

test('typing is announced before it is in the document, and moving the caret is not', () => {
  let announced = 0
  deck.onTyping(() => (announced += 1))
  field.type('Tide tables')
  expect(announced).toBe(0)
  field.type('Tide tables 2')
  expect(announced).toBe(1)
})
