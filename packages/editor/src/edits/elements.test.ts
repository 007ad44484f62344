import { editContent, readContent } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { elementName, findElement } from './elements.ts'

test.each([
  ['title-a', 'Title'],
  ['bullets-a', 'Bullets'],
  ['a-text', 'Text: A note'],
  ['a-slot', 'Image: Harbour'],
  ['a-chart', 'Chart: Ports by coast'],
  ['a-shape', 'Shape: star'],
])('%s is called "%s"', (id, name) => {
  const slide = fullSlide('a')
  const element = findElement(slide, id)

  expect(element && elementName(slide, element)).toBe(name)
})

test.each([
  ['cover', 'Subtitle'],
  ['centered quote', 'Attribution'],
  ['two column', 'Bullets'],
] as const)('points that are no list are named by what "%s" makes of them', (layout, name) => {
  const slide = editContent(fullSlide('a'), (content) => ({ ...content, layout }))
  expect(elementName(slide, { kind: 'bullets', id: 'bullets-a' })).toBe(name)
})

test('shapes have the names that people use', () => {
  const slide = editContent(fullSlide('a'), (content) => ({
    ...content,
    visuals: content.visuals.map((visual) =>
      visual.kind === 'shape'
        ? { ...visual, shape: { ...visual.shape, type: 'rounded-rect' as const } }
        : visual,
    ),
  }))
  const element = findElement(slide, 'a-shape')
  expect(element && elementName(slide, element)).toBe('Shape: rounded rectangle')
})

test('a long text is named by its beginning, an empty one as empty', () => {
  const slide = fullSlide('a')
  const named = (content: string) => {
    const element = readContent(slide).texts[0]
    if (!element) throw new Error('The slide has a text element')
    return elementName(slide, { kind: 'text', id: 'x', element: { ...element, content } })
  }

  expect(named('word '.repeat(20))).toBe(`Text: ${'word '.repeat(8)}…`)
  expect(named(' \n ')).toBe('Text: empty')
})

test('only the first picture without a place fills the slot of the layout', () => {
  const slide = fullSlide('a')

  expect(findElement(slide, 'a-slot')).toMatchObject({ kind: 'visual', inSlot: true })
  expect(findElement(slide, 'a-free')).toMatchObject({ kind: 'visual', inSlot: false })
  expect(findElement(slide, 'nobody')).toBeUndefined()
})
