import { expect, test } from 'vitest'
import {
  canUndo,
  changeStrokes,
  eraseBetween,
  type InkHistory,
  inkMessageSchema,
  type Stroke,
  strokesOn,
  undoChange,
} from './ink.ts'
import { strokeParts } from './strokeShape.ts'

const empty: InkHistory = { ink: {}, past: {} }
const across = stroke('across', [
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
])
const dot = stroke('dot', [{ x: 0.1, y: 0.1 }])

function stroke(id: string, points: Stroke['points']): Stroke {
  return { id, kind: 'pen', color: '#e5322d', points }
}

test('strokes belong to their slide, and undo takes back its last change only', () => {
  const first = changeStrokes(empty, 'a', [across])
  const second = changeStrokes(first, 'b', [dot])
  const cleared = changeStrokes(second, 'a', [])

  expect(strokesOn(cleared, 'a')).toEqual([])
  expect(strokesOn(undoChange(cleared, 'a'), 'a')).toEqual([across])
  expect(strokesOn(undoChange(cleared, 'a'), 'b')).toEqual([dot])
  expect(strokesOn(undoChange(undoChange(cleared, 'a'), 'a'), 'a')).toEqual([])
  expect(canUndo(cleared, 'c')).toBe(false)
})

test('after a reload undo takes away the last stroke', () => {
  const reloaded = { ink: { a: [across, dot] }, past: {} }

  expect(strokesOn(undoChange(reloaded, 'a'), 'a')).toEqual([across])
  expect(canUndo(undoChange(undoChange(reloaded, 'a'), 'a'), 'a')).toBe(false)
})

test('the eraser takes away what it touches or crosses, however fast it is', () => {
  const strokes = [across, dot]

  expect(eraseBetween(strokes, { x: 0.5, y: 0.1 }, { x: 0.5, y: 0.9 })).toEqual([dot])
  expect(eraseBetween(strokes, { x: 0.105, y: 0.1 }, { x: 0.105, y: 0.1 })).toEqual([across])
  expect(eraseBetween(strokes, { x: 0.9, y: 0.1 }, { x: 0.9, y: 0.9 })).toBe(strokes)
})

test('a mouse draws one smooth line, a pencil lines of its pressure, a tap a dot', () => {
  const wave = [
    { x: 0, y: 0 },
    { x: 0.1, y: 0.1 },
    { x: 0.2, y: 0 },
  ]
  expect(strokeParts(stroke('wave', wave))).toEqual([{ width: 6, path: 'M0 0Q160 90 320 0' }])
  expect(strokeParts(dot)).toEqual([{ width: 6, path: 'M160 90L160 90' }])
  const pressed = wave.map((point, at) => ({ ...point, pressure: at === 0 ? 0.2 : 1 }))
  const [thin, thick] = strokeParts(stroke('pressed', pressed))
  expect(thin?.width).toBeLessThan(thick?.width ?? 0)
})

test('a message of another kind is not read', () => {
  expect(inkMessageSchema.safeParse({ slideId: 'a', live: across }).success).toBe(true)
  expect(inkMessageSchema.safeParse({ all: { a: [{ ...dot, color: 'url(x)' }] } }).success).toBe(
    false,
  )
})
