import { expect, test } from 'vitest'
import type { Slide } from '../slide.ts'
import { groupsOf } from './groups.ts'
import { readContent } from './slideContent.ts'

/** Returns the groups of a slide whose texts are in the given ones. */
function groupsIn(groups: Readonly<Record<string, string | undefined>>) {
  const slide: Slide = {
    id: 'slide',
    slide_title: 'Together',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title only',
    text_elements: Object.entries(groups).map(([id, group]) => ({
      id,
      type: 'text',
      content: id,
      position: { x: 0, y: 0, width: 100, height: 40 },
      style: {},
      ...(group !== undefined && { group }),
    })),
  }
  return groupsOf(readContent(slide))
}

test('elements with the same ID of a group are one, as in decks without groups in groups', () => {
  expect(groupsIn({ a: 'g', b: 'h', c: undefined, d: 'g', e: 'h' })).toEqual([
    { id: 'g', members: ['a', 'd'] },
    { id: 'h', members: ['b', 'e'] },
  ])
})

test('groups nest, and inner ones come before those around them', () => {
  expect(groupsIn({ a: 'o', b: 'o/g', c: 'o/g', d: 'o/h', e: 'o/h' })).toEqual([
    { id: 'g', members: ['b', 'c'] },
    { id: 'h', members: ['d', 'e'] },
    { id: 'o', members: ['a', 'b', 'c', 'd', 'e'] },
  ])
})

test('a group of one element is none, and a group of nothing but a group is that group', () => {
  expect(groupsIn({ a: 'g', b: undefined })).toEqual([])
  expect(groupsIn({ a: 'o/g', b: 'o/g' })).toEqual([{ id: 'g', members: ['a', 'b'] }])
})

test('groups that contradict each other nest all the same', () => {
  expect(groupsIn({ a: 'x/y', b: 'x/y', c: 'y/x', d: 'y/x', e: 'y' })).toEqual([
    { id: 'y', members: ['a', 'b'] },
    { id: 'x', members: ['c', 'd'] },
    { id: 'y', members: ['c', 'd', 'e'] },
  ])
})
