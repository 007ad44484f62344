import { expect, test } from 'vitest'
import { layouts, layoutTemplates } from './index.ts'

test('a form of points has one layout that is the first choice for it', () => {
  const forms = layoutTemplates.flatMap((layout) => layouts[layout].form?.name ?? [])
  expect(forms).toEqual([...new Set(forms)])
})

test('no two alternatives of the assistant have the same place', () => {
  const ranks = layoutTemplates.flatMap((layout) => layouts[layout].alternative?.rank ?? [])
  expect(ranks).toEqual([...new Set(ranks)])
})
