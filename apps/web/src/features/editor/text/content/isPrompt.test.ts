import { newSlide, type Slide } from '@deckloom/deck'
import { newText } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { isPrompt } from './isPrompt.ts'

const position = { x: 0, y: 0, width: 200, height: 50 }
const slide: Slide = {
  ...newSlide('a', 1),
  text_elements: [{ id: 'box', type: 'text', content: newText, position, style: {} }],
}

test('a new slide and a new text box ask for words', () => {
  for (const elementId of ['title-a', 'bullets-a', 'box']) {
    expect(isPrompt(slide, elementId)).toBe(true)
  }
})

test('words of its own are none that may be typed over', () => {
  const written = { ...slide, slide_title: 'Wells', bullet_points: ['Every summer'] }
  expect(isPrompt(written, 'title-a')).toBe(false)
  expect(isPrompt(written, 'bullets-a')).toBe(false)
})
