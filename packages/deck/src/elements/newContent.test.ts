import { expect, test } from 'vitest'
import type { SlideInput } from '../slideInput.ts'
import { readNewContent, writeNewContent } from './newContent.ts'

const slide = {
  slide_title: 'Pumps',
  bullet_points: ['One'],
  layout_template: 'title + bullets',
  background_color: '#112233',
  text_elements: [{ type: 'bullet', content: 'Two', style: { fontSize: 20 } }],
  images: [{ url: '/files/a.jpg', type: 'upload' }],
} satisfies SlideInput

test('new content has the names of the domain, and is written as it was read', () => {
  const content = readNewContent(slide)

  expect(content).toEqual({
    title: 'Pumps',
    bullets: ['One'],
    layout: 'title + bullets',
    backgroundColor: '#112233',
    texts: [{ kind: 'text', role: 'bullet', content: 'Two', style: { fontSize: 20 } }],
    visuals: [{ kind: 'picture', url: '/files/a.jpg', origin: 'upload' }],
  })
  expect(writeNewContent(content)).toEqual(slide)
})

test('new content without elements is written without lists of them', () => {
  expect(writeNewContent({ title: 'Pumps', texts: [], visuals: [] })).toEqual({
    slide_title: 'Pumps',
  })
})

test('the picture of an older deck is read as one like any other', () => {
  const older = readNewContent({ slide_title: 'Pumps', media_data: { url: '/files/a.jpg' } })

  expect(writeNewContent(older)).toEqual({
    slide_title: 'Pumps',
    images: [{ url: '/files/a.jpg', type: 'stock' }],
  })
})
