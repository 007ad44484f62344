import type { ImageItem, Slide } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { readPackage } from '../testing/readPackage.ts'
import { attributesOf, firstNamed, findNamed, plainOptions } from '../testing/slideXml.ts'
import { groupMarks } from './groupMarks.ts'

const fonts = await loadFontBook()

function square(id: string, change: Partial<ImageItem> = {}): ImageItem {
  return {
    id,
    url: '',
    type: 'shape',
    shapeData: { type: 'rectangle', fillColor: '#3D3BC2', width: 100, height: 100 },
    position: { x: 200, y: 300 },
    size: { width: 100, height: 100 },
    ...change,
  }
}

function sceneWith(images: readonly ImageItem[], change: Partial<Slide> = {}) {
  const slide: Slide = {
    id: 'slide',
    slide_title: 'Together',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title only',
    images: [...images],
    ...change,
  }
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
}

function groupsIn(scene: ReturnType<typeof sceneWith>) {
  const bytes = renderPptx([scene], plainOptions)
  expect(lintPptx(bytes)).toEqual([])
  return findNamed(readPackage(bytes).xml('ppt/slides/slide1.xml'), 'p:grpSp')
}

test('elements that a person grouped are a group in PowerPoint, text and shapes', () => {
  const text = {
    id: 'words',
    type: 'text' as const,
    content: 'Depot',
    position: { x: 320, y: 300, width: 200, height: 50 },
    style: { fontSize: 24 },
    group: 'one',
  }
  const scene = sceneWith([square('a', { group: 'one' }), square('lonely', { z: 5 })], {
    text_elements: [text],
  })
  const [group, ...others] = groupsIn(scene)

  expect(others).toEqual([])
  if (!group) throw new Error('There is no group')
  expect(findNamed(group, 'p:sp')).toHaveLength(2)
  expect(findNamed(group, 'a:t').map(({ text: words }) => words)).toEqual(['Depot'])
})

test('groups in groups are so in PowerPoint, each where its elements are', () => {
  const scene = sceneWith([
    square('a', { group: 'one/two' }),
    square('b', { group: 'one/two', position: { x: 400, y: 300 } }),
    square('c', { group: 'one', position: { x: 700, y: 450 } }),
    square('lonely', { position: { x: 900, y: 300 } }),
  ])
  const [outer, inner, ...others] = groupsIn(scene)
  const frameOf = (group: typeof outer) => {
    const transform = firstNamed(firstNamed(group ?? missing(), 'p:grpSpPr'), 'a:xfrm')
    const numbers = (name: string) => Object.values(attributesOf(firstNamed(transform, name)))
    return ['a:off', 'a:ext', 'a:chOff', 'a:chExt'].map((name) => numbers(name).map(Number))
  }
  const units = (...numbers: readonly number[]) => numbers.map((number) => number * 10_160)

  expect(others).toEqual([])
  expect(findNamed(outer ?? missing(), 'p:grpSp')).toEqual([outer, inner])
  expect(findNamed(outer ?? missing(), 'p:sp')).toHaveLength(3)
  expect(findNamed(inner ?? missing(), 'p:sp')).toHaveLength(2)
  const [whole, pair] = [units(600, 250), units(300, 100)]
  expect(frameOf(outer)).toEqual([units(200, 300), whole, units(200, 300), whole])
  expect(frameOf(inner)).toEqual([units(200, 300), pair, units(200, 300), pair])
})

test('a group whose inner group is torn apart by what lies between stays whole', () => {
  const scene = sceneWith([
    square('a', { group: 'one/two' }),
    square('c', { group: 'one', position: { x: 700, y: 450 } }),
    square('b', { group: 'one/two', position: { x: 400, y: 300 } }),
  ])
  const [group, ...others] = groupsIn(scene)

  expect(others).toEqual([])
  expect(findNamed(group ?? missing(), 'p:sp')).toHaveLength(3)
})

test('a group covers what its elements cover when they are turned', () => {
  const scene = sceneWith([
    square('a', { group: 'one', rotation: 45 }),
    square('b', { group: 'one', position: { x: 400, y: 300 } }),
  ])
  const [group] = groupsIn(scene)
  const half = 50 * Math.SQRT2
  const { x, y } = attributesOf(firstNamed(firstNamed(group ?? missing(), 'p:grpSpPr'), 'a:off'))

  expect(Number(x) / 10_160).toBeCloseTo(250 - half, 1)
  expect(Number(y) / 10_160).toBeCloseTo(350 - half, 1)
})

test('grouping moves nothing in front of what lay over it', () => {
  const scene = sceneWith([
    square('a', { group: 'one' }),
    square('between'),
    square('c', { group: 'one' }),
  ])

  expect(scene.groups).toEqual([['a', 'c']])
  expect(groupMarks(scene)).toEqual(scene.marks)
})

test('one element is no group', () => {
  expect(sceneWith([square('a', { group: 'one' })]).groups).toBeUndefined()
})

function missing(): never {
  throw new Error('There is no group')
}
