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

test('the notice names every font family that ships', () => {
  const faces: readonly { readonly family: string }[] = JSON.parse(
    readFileSync(join(root, 'packages/text/src/faces.json'), 'utf8'),
  )
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8').replaceAll(/\s/g, '')
  const families = [...new Set(faces.map(({ family }) => family.replaceAll(' ', '')))]

  expect(families.filter((family) => !notice.includes(family))).toEqual([])
})

test('every decision has a number of its own, the same in its name and its title', () => {
  const folder = join(root, 'docs/decisions')
  const names = readdirSync(folder)
  const numbers = names.map((name) => name.slice(0, 4))

  expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([])
  expect(
    names.filter((name) => {
      const title = readFileSync(join(folder, name), 'utf8')
      return !title.startsWith(`# ${name.slice(0, 4)} `)
    }),
  ).toEqual([])
})
