import type { ShapeData, Visual } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { connectionSites } from '../lines/connectionSites.ts'
import type { NativeMark } from '../marks.ts'
import { sceneFor } from '../sceneFor.ts'
import { slideOf } from '../testing/sampleSlides.ts'
import { shapeGeometry } from './shapeGeometry.ts'

const fonts = await loadFontBook()
const freeform = { type: 'freeform', fillColor: '#3B82F6', width: 200, height: 100 } as const
const box = { x: 100, y: 300, width: 200, height: 100 }
const hook = 'M0 0C0 5000 5000 10000 10000 10000'

function markOf(shape: Partial<ShapeData>): NativeMark {
  const { x, y, width, height } = box
  const image = {
    id: 'drawn',
    url: '',
    type: 'shape',
    position: { x, y },
    size: { width, height },
    shapeData: { ...freeform, ...shape },
  } as const
  const slide = slideOf({ images: [image] })
  const { marks } = sceneFor(slide, { fonts, deckTitle: 'Lakes', index: 0, count: 1 })
  const mark = marks.find(({ id }) => id === 'drawn')
  if (mark?.mark !== 'native') throw new Error('There is no shape')
  return mark
}

function outlineOf({ painted }: NativeMark) {
  const outline = painted.find(({ id }) => id === 'drawn-outline')
  if (outline?.mark !== 'path') throw new Error('There is no outline')
  return outline
}

test('the path of a freeform is stretched over its box, its parts and handles outside too', () => {
  const path = 'M0 0L10000 5000ZM2500 -500C0 0 10000 10000 5000 12000'

  expect(shapeGeometry({ type: 'freeform', path }, box)).toEqual({
    outline: 'M100 300L300 350ZM150 295C100 300 300 400 200 420',
    textBox: box,
  })
})

test('a freeform without a path is its box', () => {
  expect(shapeGeometry({ type: 'freeform' }, box).outline).toBe('M100 300L300 300L300 400L100 400Z')
})

test('a stroke is painted with round ends and joins, and without a fill', () => {
  const outline = outlineOf(
    markOf({ path: hook, filled: false, borderWidth: 3, borderColor: '#DC2626' }),
  )

  expect(outline.d).toBe('M100 300C100 350 200 400 300 400')
  expect(outline.fill).toBeUndefined()
  expect(outline.stroke).toMatchObject({
    paint: { color: '#DC2626' },
    width: 3,
    cap: 'round',
  })
})

test('dashes of a stroke have flat ends, so that its gaps stay open', () => {
  const { stroke } = outlineOf(
    markOf({ path: hook, filled: false, borderWidth: 4, borderDash: 'dot' }),
  )

  expect(stroke).toMatchObject({ dash: [4, 4] })
  expect(stroke?.cap).toBeUndefined()
})

test('a closed freeform has a fill, a shadow and words like any shape', () => {
  const mark = markOf({ path: 'M0 0L10000 0L5000 10000Z', shadow: true, text: 'Lake' })

  expect(outlineOf(mark).fill).toMatchObject({ kind: 'solid', color: '#3B82F6' })
  expect(mark.painted.filter(({ id }) => id.includes('-shadow-'))).not.toHaveLength(0)
  expect(mark.painted.some((painted) => painted.mark === 'text')).toBe(true)
  expect(mark.source).toMatchObject({ kind: 'shape', textBox: box })
  expect(mark.source).not.toHaveProperty('preset')
})

test('lines are glued to the four middles of a freeform', () => {
  const visual: Visual = {
    kind: 'shape',
    id: 'drawn',
    url: '',
    origin: 'shape',
    shape: { ...freeform, path: hook },
  }

  expect(connectionSites(visual, { box, rotation: 0 }).map(({ x, y }) => [x, y])).toEqual([
    [200, 300],
    [100, 350],
    [200, 400],
    [300, 350],
  ])
})
