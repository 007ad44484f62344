import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/operating.md',
  ...readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
]

test.each(pages)('every path that %s names exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const named = [...text.matchAll(/`((?:apps|packages|e2e|bench|tools|docs)\/[\w./-]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => !path.includes('<'))

  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
