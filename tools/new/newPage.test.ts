import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newPage } from './newPage.mjs'

const root = join(import.meta.dirname, '../..')

test('a new page is a component, its path and its route', () => {
  const added = newPage('big-map').map(({ path, text, isKnown }) => {
    if (!isKnown) return [path]
    const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'))
    return [path, ...text.split('\n').filter((line) => !before.has(line))]
  })

  expect(added).toEqual([
    ['apps/web/src/pages/bigMap/BigMapPage.tsx'],
    ['packages/contract/src/pages.ts', "  '/big-map',"],
    [
      'apps/web/src/app/Routes.tsx',
      'const BigMapPage = lazy(async () => ({',
      "  default: (await import('../pages/bigMap/BigMapPage.tsx')).BigMapPage,",
      "  { path: '/big-map', page: BigMapPage },",
    ],
  ])
})
