import { expect, test } from 'vitest'
import { sameLook } from './runs.ts'
import { textRunSchema } from './text.ts'

test('runs that differ in any of their styles look different', () => {
  const styles = Object.keys(textRunSchema.shape).filter((key) => key !== 'text')

  expect(styles.filter((style) => sameLook({ [style]: 'set' }, {}))).toEqual([])
  expect(sameLook({ bold: true }, { bold: true })).toBe(true)
})
