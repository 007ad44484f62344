import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const workspaces = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
)

test.each(workspaces)('%s depends only on what its layer allows', (workspace) => {
  const { name, dependencies } = readJson(`${workspace}/package.json`)
  const internal = Object.keys(dependencies).filter((dependency) =>
    dependency.startsWith('@deckloom/'),
  )
  const allowed = readJson('tools/architecture/layers.json').packages[name]
  expect(allowed, `${name} is missing from layers.json`).toBeDefined()
  expect(allowed).toEqual(expect.arrayContaining(internal))
})

// A boundary rule that silently stops running looks exactly like a clean codebase.
test('the linter still refuses an import that breaks the layers', () => {
  const folder = mkdtempSync(join(root, 'apps/web/src/features/probe-'))
  try {
    writeFileSync(
      join(folder, 'bad.ts'),
      "import '../billing/plan.ts'\nimport '@deckloom/unlisted'\n",
    )
    const { stdout } = spawnSync('npx', ['oxlint', folder], { cwd: root, encoding: 'utf8' })
    expect(stdout).toContain('may not import apps/web/src/features/billing')
    expect(stdout).toContain('does not list "@deckloom/unlisted"')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
