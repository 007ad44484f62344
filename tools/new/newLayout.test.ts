import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newLayout } from './newLayout.mjs'

const root = join(import.meta.dirname, '../..')

test('a new layout is two files and a line for each table that has to list it', () => {
  const files = newLayout('big-map', 'diagrams')

  const added = files.map(({ path, text, isKnown }) => {
    if (!isKnown) return [path]
    const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'))
    return [path, ...text.split('\n').filter((line) => !before.has(line))]
  })
  expect(added).toEqual([
    ['packages/deck/src/layouts/diagrams/bigMap.ts'],
    ['packages/scene/src/layouts/diagrams/bigMap.ts'],
    [
      'packages/deck/src/layouts/index.ts',
      "import { bigMap, bigMapSamples } from './diagrams/bigMap.ts'",
      "  'big map': bigMap,",
      "  'big map': bigMapSamples,",
    ],
    [
      'packages/scene/src/layouts/index.ts',
      "import { bigMap } from './diagrams/bigMap.ts'",
      "  'big map': bigMap,",
    ],
  ])
})

test('a family of layouts that there is not is refused with those that there are', () => {
  expect(() => newLayout('big-map', 'maps')).toThrow(/openings, statements, lists, diagrams/u)
})
