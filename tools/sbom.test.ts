import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const report = join(root, 'reports/sbom.cdx.json')

interface Component {
  readonly type: string
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly object[]
}
interface Bill {
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly version: number
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

function writeBill(): Bill {
  rmSync(report, { force: true })
  // Only the lock file is read: no registry and no installed packages.
  const env = { PATH: process.env['PATH'], npm_config_offline: 'true' }
  const run = spawnSync(process.execPath, ['tools/sbom.mjs'], { cwd: root, env, encoding: 'utf8' })
  expect(run.stderr).toBe('')
  const bill: Bill = JSON.parse(readFileSync(report, 'utf8'))
  expect(run.stdout).toBe(`${bill.components.length} components in reports/sbom.cdx.json\n`)
  return bill
}

test('npm run sbom writes a CycloneDX document of everything that ships, and of nothing else', () => {
  const bill = writeBill()

  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 })
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'deckloom' })
  const names = bill.components.map(({ group, name }) =>
    group === undefined ? name : `${group}/${name}`,
  )
  expect(names).toEqual(expect.arrayContaining(['fastify', 'drizzle-orm', 'react', 'zod']))
  for (const tool of [
    'vitest',
    'typescript',
    'vite',
    'oxlint',
    '@playwright/test',
    'oidc-provider',
  ])
    expect(names).not.toContain(tool)
  expect(names.filter((name) => name.startsWith('@deckloom/'))).toEqual([])
})

test('every component has a version, a package address, a license and a hash, once', () => {
  const { components } = writeBill()

  expect(components.length).toBeGreaterThan(100)
  for (const { type, version, purl, hashes, licenses, ...component } of components) {
    expect([type, component['bom-ref']]).toEqual(['library', purl])
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/)
    expect(purl.endsWith(`@${version}`)).toBe(true)
    // It states no license in its package.json.
    if (purl !== 'pkg:npm/png-js@2.0.0') expect(licenses, purl).toHaveLength(1)
    for (const { alg, content } of hashes ?? [{ alg: 'none', content: '' }]) {
      expect([purl, alg, content]).toEqual([
        purl,
        'SHA-512',
        expect.stringMatching(/^[0-9a-f]{128}$/),
      ])
    }
  }
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
})

test('the dependency graph is closed: each node is a component or the product, and each component is used', () => {
  const { components, dependencies, metadata } = writeBill()
  const refs = [metadata.component.purl, ...components.map(({ purl }) => purl)]

  expect(dependencies.map(({ ref }) => ref)).toEqual(expect.arrayContaining(refs))
  expect(dependencies).toHaveLength(refs.length)
  const needed = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect([...needed].filter((ref) => !refs.includes(ref))).toEqual([])
  expect(components.filter(({ purl }) => !needed.has(purl))).toEqual([])
})
