import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countingIds, fullSlide } from '../testing/slides.ts'
import { DeckDocument } from './DeckDocument.ts'

describe('an edit that is held, such as typing', () => {
  let document: DeckDocument

  beforeEach(() => {
    vi.useFakeTimers()
    document = new DeckDocument({
      title: 'Harbor',
      slides: [fullSlide('a'), fullSlide('b')],
      newId: countingIds(),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const write = (title: string) =>
    document.editHeld('a', (slide) => ({ ...slide, slide_title: title }), 'typing')

  test('is one step, however long its pauses are', () => {
    write('One')
    vi.advanceTimersByTime(60_000)
    write('One two')
    document.undo()

    expect(document.slide('a')?.slide_title).toBe('Title of a')
    document.redo()
    expect(document.slide('a')?.slide_title).toBe('One two')
    expect(document.canRedo).toBe(false)
  })

  test('is made again by redo when it was withdrawn, and steps before it stay', () => {
    document.setTitle('a', 'Before')
    write('One')
    write('One two')
    expect(document.withdraw('typing')).toBe(true)

    expect(document.slide('a')?.slide_title).toBe('Before')
    document.redo()
    expect(document.slide('a')?.slide_title).toBe('One two')
    document.undo()
    document.undo()
    expect(document.slide('a')?.slide_title).toBe('Title of a')
  })

  test('stays when something else was done after it', () => {
    write('One')
    document.setNotes('b', { text: 'Later' })
    document.withdraw('typing')

    expect(document.slide('a')?.slide_title).toBe('One')
  })
})
