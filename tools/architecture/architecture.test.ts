import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const workspaces = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
)

test.each(workspaces)('%s is compiled', (workspace) => {
  const references: readonly { readonly path: string }[] = readJson('tsconfig.json').references

  expect(references.map(({ path }) => path)).toContain(workspace)
})

test.each(workspaces)('%s depends only on what its layer allows', (workspace) => {
  const { name, dependencies } = readJson(`${workspace}/package.json`)
  const internal = Object.keys(dependencies).filter((dependency) =>
    dependency.startsWith('@deckloom/'),
  )
  const allowed = readJson('tools/architecture/layers.json').packages[name]
  expect(allowed, `${name} is missing from layers.json`).toBeDefined()
  expect(allowed).toEqual(expect.arrayContaining(internal))
})
