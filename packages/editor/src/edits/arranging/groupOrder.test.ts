import { readContent, type Slide } from '@deckloom/deck'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullSlide } from '../../testing/slides.ts'
import { withGroup, withoutGroup } from './grouping.ts'
import { groupOf, unitsOf } from './groups.ts'
import { orderMoves, withOrder } from './order.ts'
import { layout, stackOf } from './stack.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const [template] = fullSlide('s').text_elements ?? []
const slide: Slide = {
  ...fullSlide('s'),
  images: [],
  text_elements: ids.flatMap((id) => (template ? [{ ...template, id }] : [])),
}

/** The elements back to front, with `|` for what the layout paints. */
const order = (of: Slide) =>
  stackOf(of)
    .map((item) => (item === layout ? '|' : item))
    .join('')

test('elements that are grouped come together behind the frontmost of them', () => {
  expect(order(slide)).toBe('|abcdef')
  expect(order(withGroup(slide, ['a', 'd'], 'g'))).toBe('|bcadef')
  // Nothing is stored where they lie together already.
  const beside = readContent(withGroup(slide, ['b', 'c'], 'g')).texts
  expect(beside.map(({ z }) => z)).toEqual(ids.map(() => undefined))
})

test('a group moves as one, and is passed as one', () => {
  const grouped = withGroup(slide, ['c', 'd'], 'g')

  expect(order(withOrder(grouped, ['c', 'd'], 'forward'))).toBe('|abecdf')
  expect(order(withOrder(grouped, ['c', 'd'], 'back'))).toBe('cd|abef')
  expect(order(withOrder(grouped, ['b'], 'forward'))).toBe('|acdbef')
  expect(order(withOrder(grouped, ['e'], 'backward'))).toBe('|abecdf')
})

test('a part of a group moves within it', () => {
  const grouped = withGroup(slide, ['b', 'c', 'd'], 'g')

  expect(order(withOrder(grouped, ['b'], 'forward'))).toBe('|acbdef')
  expect(order(withOrder(grouped, ['b'], 'front'))).toBe('|acdbef')
  expect(order(withOrder(grouped, ['d'], 'forward'))).toBe(order(grouped))
  const nested = withGroup(grouped, ['b', 'c'], 'h')
  expect(order(withOrder(nested, ['b', 'c'], 'front'))).toBe('|adbcef')
  expect(order(withOrder(nested, ['d'], 'backward'))).toBe('|adbcef')
})

test('groups lie together, and nothing is lost, whatever is grouped and moved', () => {
  const some = fc.subarray(ids, { minLength: 1 })
  const step = fc.oneof(
    fc.record({ name: fc.constant('group' as const), of: some }),
    fc.record({ name: fc.constant('ungroup' as const), of: some }),
    fc.record({ name: fc.constantFrom(...orderMoves), of: some }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let next = slide
      for (const [index, { name, of }] of steps.entries()) {
        if (name === 'group') next = withGroup(next, of, `g${index}`)
        else if (name === 'ungroup') next = withoutGroup(next, of)
        else
          next = withOrder(
            next,
            unitsOf(next, of).flatMap((unit) => groupOf(next, unit[0] ?? '')),
            name,
          )
        expect([...order(next)].toSorted()).toEqual(['|', ...ids].toSorted())
      }
      const last = withOrder(next, ['a', ...groupOf(next, 'a')], 'front')
      for (const id of ids) {
        const places = groupOf(last, id).map((member) => order(last).indexOf(member))
        expect(Math.max(...places) - Math.min(...places)).toBe(places.length - 1)
      }
    }),
  )
})
