import { deckLimits, type Slide, slideSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSlide } from '../../saving/mergeSlide.ts'
import { countingIds, fullSlide } from '../../testing/slides.ts'
import { copyOf } from '../clipboard/copyElements.ts'
import { withPasted } from '../clipboard/pasteElements.ts'
import { withGroup, withoutGroup } from './grouping.ts'
import { groupAround, groupOf, partOf, unitOf, unitsOf } from './groups.ts'
import { withoutElements } from '../manyElements.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const [template] = fullSlide('s').text_elements ?? []
const slide: Slide = {
  ...fullSlide('s'),
  images: [],
  text_elements: ids.flatMap((id) => (template ? [{ ...template, id }] : [])),
}

const pairs = withGroup(withGroup(slide, ['a', 'b'], 'g'), ['c', 'd'], 'h')
const nested = withGroup(pairs, ['a', 'b', 'c', 'd'], 'o')

function pathsOf(of: Slide) {
  return Object.fromEntries((of.text_elements ?? []).map(({ id, group }) => [id, group]))
}

test('groups that are grouped stay, inside the new one', () => {
  expect(pathsOf(nested)).toEqual({ a: 'o/g', b: 'o/g', c: 'o/h', d: 'o/h' })
  expect(slideSchema.safeParse(nested).success).toBe(true)
  expect(groupOf(nested, 'a')).toEqual(['a', 'b', 'c', 'd'])
})

test('ungrouping takes off the outer layer only', () => {
  expect(withoutGroup(nested, ['a', 'b', 'c', 'd'])).toEqual(pairs)
  expect(withoutGroup(pairs, ['a', 'b', 'c', 'd'])).toEqual(slide)
})

test('an element that forms no group is ungrouped from the innermost that it is in', () => {
  expect(withoutGroup(nested, ['a'])).toEqual(withoutGroup(nested, ['a', 'b']))
  expect(withoutGroup(nested, ['e'])).toEqual(nested)
})

test('ungrouping inside a group takes nothing off the others', () => {
  expect(pathsOf(withoutGroup(nested, ['a', 'b']))).toEqual({
    a: 'o',
    b: 'o',
    c: 'o/h',
    d: 'o/h',
  })
})

test('elements are grouped within the group that they are a part of', () => {
  const three = withGroup(slide, ['a', 'b', 'c'], 'o')

  expect(pathsOf(withGroup(three, ['a', 'b'], 'g'))).toEqual({ a: 'o/g', b: 'o/g', c: 'o' })
})

test('an element that is grouped without the rest of its group leaves it', () => {
  expect(pathsOf(withGroup(nested, ['a', 'e'], 'n'))).toEqual({
    a: 'n',
    e: 'n',
    b: 'o',
    c: 'o/h',
    d: 'o/h',
  })
})

test('a group that loses all but one of its parts dissolves, and so does one in which only a group is left', () => {
  expect(pathsOf(withoutElements(nested, ['a']))).toEqual({ b: 'o', c: 'o/h', d: 'o/h' })
  expect(pathsOf(withoutElements(nested, ['a', 'b']))).toEqual({ c: 'h', d: 'h' })
})

test('groups nest no deeper than a deck can hold', () => {
  const letters = Array.from({ length: deckLimits.groupLevels + 2 }, (_, index) => `t${index}`)
  const wide: Slide = {
    ...slide,
    text_elements: letters.flatMap((id) => (template ? [{ ...template, id }] : [])),
  }
  const wrap = (from: Slide, count: number) => withGroup(from, letters.slice(0, count), `g${count}`)
  const deepest = letters.slice(2).reduce((now, _, index) => wrap(now, index + 2), wide)

  expect(deepest.text_elements?.[0]?.group?.split('/')).toHaveLength(deckLimits.groupLevels)
  expect(slideSchema.safeParse(deepest).success).toBe(true)
  expect(wrap(deepest, letters.length)).toBe(deepest)
})

test('a press selects the outermost group, and within a group the part that is pressed', () => {
  expect(unitOf(nested, 'a', [])).toEqual(['a', 'b', 'c', 'd'])
  expect(unitOf(nested, 'a', ['e'])).toEqual(['a', 'b', 'c', 'd'])
  expect(unitOf(nested, 'a', ['c', 'd'])).toEqual(['a', 'b'])
  expect(unitOf(nested, 'd', ['c'])).toEqual(['d'])
  expect(unitOf(nested, 'a', ['c'])).toEqual(['a', 'b'])
  expect(unitOf(nested, 'e', ['c'])).toEqual(['e'])
})

test('a group is gone into part by part, and out of again', () => {
  const whole = groupOf(nested, 'a')

  expect(partOf(nested, 'a', whole)).toEqual(['a', 'b'])
  expect(partOf(nested, 'a', ['a', 'b'])).toEqual(['a'])
  expect(groupAround(nested, ['a'])).toEqual(['a', 'b'])
  expect(groupAround(nested, ['a', 'b'])).toEqual(whole)
  expect(groupAround(nested, ['a', 'c'])).toEqual(whole)
  expect(groupAround(nested, whole)).toBeUndefined()
  expect(groupAround(nested, ['a', 'e'])).toBeUndefined()
  expect(groupAround(nested, [])).toBeUndefined()
})

test('a selection divides into the largest whole groups', () => {
  expect(unitsOf(nested, ['e', 'a', 'b', 'c', 'd'])).toEqual([['e'], ['a', 'b', 'c', 'd']])
  expect(unitsOf(nested, ['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']])
})

test('copies of groups in groups are groups in groups of their own', () => {
  const three = withoutElements(nested, ['d'])
  const placed = (...chosen: readonly string[]) =>
    chosen.map((id) => ({ id, box: { x: 100, y: 100, width: 200, height: 40 } }))
  const copyIn = (copied: ReturnType<typeof placed>) =>
    withPasted(three, copyOf(three, copied), { newId: countingIds() }).slide.text_elements?.slice(5)
  const [first, second, third] = copyIn(placed('a', 'b', 'c')) ?? []
  const [outer = '', pair = ''] = first?.group?.split('/') ?? []

  expect(new Set(['o', 'g', '', outer, pair]).size).toBe(5)
  expect(second?.group).toBe(`${outer}/${pair}`)
  expect(third?.group).toBe(outer)
  // Without the third, the two are one group again.
  expect(copyIn(placed('a', 'b'))?.map(({ group }) => group)).toEqual([
    expect.stringMatching(/^[\w-]+$/u),
    expect.stringMatching(/^[\w-]+$/u),
  ])
})

const merged = (base: Slide, mine: Slide, theirs: Slide) =>
  pathsOf(mergeSlide({ base, mine, theirs }).slide)

test('one groups within a group that another puts into a larger one', () => {
  const three = withGroup(slide, ['a', 'b', 'c'], 'g')
  const within = withGroup(three, ['a', 'b'], 'm')
  const around = withGroup(three, ['a', 'b', 'c', 'd'], 'o')

  for (const [mine, theirs] of [
    [within, around],
    [around, within],
  ] as const) {
    expect(merged(three, mine, theirs)).toEqual({ a: 'o/g/m', b: 'o/g/m', c: 'o/g', d: 'o' })
  }
})

test('one takes a group apart that another puts into a larger one: its elements are in that', () => {
  const apart = withoutGroup(pairs, ['a', 'b'])

  expect(merged(pairs, apart, nested)).toEqual({ a: 'o', b: 'o', c: 'o/h', d: 'o/h' })
})

test('of two who group the same element with others, one has it, and nothing is lost', () => {
  const mine = withGroup(slide, ['a', 'b'], 'm')
  const theirs = withGroup(slide, ['b', 'c'], 't')
  const { slide: both } = mergeSlide({ base: slide, mine, theirs })

  expect(both.text_elements?.map(({ id }) => id)).toEqual(ids)
  expect(['a', 'b', 'c'].map((id) => groupOf(both, id))).toEqual([['a', 'b'], ['a', 'b'], ['c']])
})

test('whatever two people group, take apart and delete at once, groups nest and can be stored', () => {
  const chosen = fc.subarray(ids, { minLength: 1 })
  const edit = fc.tuple(fc.constantFrom('group', 'ungroup', 'delete'), chosen)
  const edits = fc.array(edit, { maxLength: 6 })
  const change = (from: Slide, list: readonly (readonly [string, string[]])[], name: string) =>
    list.reduce((now, [what, some], index) => {
      if (what === 'group') return withGroup(now, some, `${name}${index}`)
      return what === 'ungroup' ? withoutGroup(now, some) : withoutElements(now, some.slice(0, 1))
    }, from)

  fc.assert(
    fc.property(edits, edits, edits, (first, here, there) => {
      const base = change(slide, first, 'b')
      const [mine, theirs] = [change(base, here, 'm'), change(base, there, 't')]
      const { slide: both } = mergeSlide({ base, mine, theirs })
      expect(slideSchema.safeParse(both).error).toBeUndefined()
      const left = (both.text_elements ?? []).map(({ id }) => id)
      const kept = ids.filter((id) => [mine, theirs].every(hasText(id)))
      expect(left).toEqual(expect.arrayContaining(kept))
      for (const id of left) {
        // From the element out, each group holds the one before.
        let inner: readonly string[] = [id]
        for (let out = groupAround(both, inner); out; out = groupAround(both, inner)) {
          expect(out).toEqual(expect.arrayContaining([...inner]))
          expect(partOf(both, id, out)).toEqual(inner)
          inner = out
        }
        expect(groupOf(both, id)).toEqual(inner)
      }
    }),
  )
})

function hasText(id: string) {
  return (of: Slide) => of.text_elements?.some((text) => text.id === id) === true
}
