import { expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { mergeSlides } from './mergeSlides.ts'

const [a, b, c] = [fullSlide('a'), fullSlide('b'), fullSlide('c')]
const base = [a, b, c]
const mine = (id: string) => fullSlide(id, { slide_title: 'Mine' })
const theirs = (id: string) => fullSlide(id, { slide_title: 'Theirs' })

function order(local: typeof base, server: typeof base) {
  return mergeSlides({ base, local, server }).slides.map(({ id }) => id)
}

test('edits of different slides are both kept', () => {
  const merged = mergeSlides({ base, local: [mine('a'), b, c], server: [a, theirs('b'), c] })

  expect(merged.slides).toEqual([mine('a'), theirs('b'), c])
  expect(merged).toMatchObject({ kept: [], taken: ['b'] })
})

test('a slide whose title both sides wrote anew has both, and is named', () => {
  const merged = mergeSlides({ base, local: [mine('a'), b, c], server: [theirs('a'), b, c] })

  expect(merged.slides).toEqual([fullSlide('a', { slide_title: 'Mine Theirs' }), b, c])
  expect(merged).toMatchObject({ kept: ['a'], taken: ['a'] })
})

test('slides added on either side stand where they were added', () => {
  const merged = mergeSlides({
    base,
    local: [a, fullSlide('x'), b, c],
    server: [a, b, fullSlide('y'), c],
  })

  expect(merged.slides.map(({ id }) => id)).toEqual(['a', 'x', 'b', 'y', 'c'])
})

test('a deletion is kept unless the other side changed the slide', () => {
  expect(mergeSlides({ base, local: [a, c], server: base }).slides).toEqual([a, c])
  expect(mergeSlides({ base, local: base, server: [a, c] }).slides).toEqual([a, c])
  expect(mergeSlides({ base, local: [a, c], server: [a, theirs('b'), c] }).slides).toEqual([
    a,
    theirs('b'),
    c,
  ])
  expect(mergeSlides({ base, local: [a, mine('b'), c], server: [a, c] }).slides).toEqual([
    a,
    mine('b'),
    c,
  ])
})

test('the order of the side that reordered is kept', () => {
  expect(order([c, a, b], [a, b, c, fullSlide('y')])).toEqual(['c', 'y', 'a', 'b'])
  expect(order([a, b, c], [b, a, c])).toEqual(['b', 'a', 'c'])
})

test('a slide that both sides brought back after its deletion has what either wrote', () => {
  const deleted = new Map([['b', fullSlide('b', { slide_title: 'Tide tables' })]])
  const local = [a, fullSlide('b', { slide_title: 'The tide tables' }), c]
  const server = [a, fullSlide('b', { slide_title: 'Tide tables 2026' }), c]

  const merged = mergeSlides({ base: [a, c], local, server, deleted })
  expect(merged.slides[1]?.slide_title).toBe('The tide tables 2026')
})
