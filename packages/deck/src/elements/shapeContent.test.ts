import { expect, test } from 'vitest'
import { shapeContent, withShapeContent } from './shapeContent.ts'
import { shapeDataSchema } from './storedImage.ts'

const shape = {
  type: 'oval',
  fillColor: '#3B82F6',
  width: 200,
  height: 120,
  text: 'Ready\nby May',
  textStyle: { fontSize: 30 },
  runs: [{ text: 'Ready\nby ' }, { text: 'May', italic: true }],
  lines: [{}, { list: 'bullet' as const }],
} as const

test('the text in a shape is read and written as that of a text box', () => {
  const data = shapeDataSchema.parse(shape)

  expect(withShapeContent(data, shapeContent(data))).toEqual(data)
  expect(withShapeContent(data, { content: 'Later' })).toEqual({
    type: 'oval',
    fillColor: '#3B82F6',
    width: 200,
    height: 120,
    textStyle: { fontSize: 30 },
    text: 'Later',
  })
  expect(withShapeContent(data, { content: '' })).not.toHaveProperty('text')
})
