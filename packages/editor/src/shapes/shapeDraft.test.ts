import { shapeDataSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { newShapeDraft, presetOf, shapeDraftOf, shapeOf } from './shapeDraft.ts'

test('O-004 O-005 O-006 O-007 a new shape is #3B82F6, 200 x 120, with a radius of 8 and a border of 2', () => {
  expect(shapeOf(newShapeDraft())).toEqual({
    type: 'rectangle',
    fillColor: '#3B82F6',
    width: 200,
    height: 120,
    borderRadius: 8,
    borderWidth: 2,
  })
})

test('I-084 only a rectangle keeps a corner radius', () => {
  const draft = newShapeDraft()

  for (const type of shapeDataSchema.shape.type.options) {
    expect('borderRadius' in shapeOf({ ...draft, type })).toBe(type === 'rectangle')
  }
})

test('O-008 O-013 O-014 measures are kept within their bounds', () => {
  const draft = newShapeDraft()
  const small = { ...draft, width: 1, height: -5, borderRadius: -1, borderWidth: -1 }
  const large = { ...draft, width: 601, height: 9e9, borderRadius: 51, borderWidth: 11 }

  expect(shapeOf(small)).toMatchObject({ width: 50, height: 50, borderRadius: 0, borderWidth: 0 })
  expect(shapeOf(large)).toMatchObject({
    width: 600,
    height: 600,
    borderRadius: 50,
    borderWidth: 10,
  })
})

test('O-009 O-010 O-011 O-012 the presets are 120 x 80, 200 x 120, 300 x 180 and 150 x 150', () => {
  expect(presetOf({ width: 120, height: 80 })).toBe('S')
  expect(presetOf({ width: 200, height: 120 })).toBe('M')
  expect(presetOf({ width: 300, height: 180 })).toBe('L')
  expect(presetOf({ width: 150, height: 150 })).toBe('Square')
  expect(presetOf({ width: 151, height: 150 })).toBeUndefined()
})

test('O-018 a shape that is opened again is the same shape', () => {
  for (const shape of [
    { ...shapeOf(newShapeDraft()), text: 'One\ntwo' },
    shapeOf({ ...newShapeDraft(), type: 'gear', borderWidth: 0 }),
  ]) {
    expect(shapeOf(shapeDraftOf(shape))).toEqual(shape)
    expect(shapeDataSchema.safeParse(shape).success).toBe(true)
  }
})
