// npm run sbom: writes the software bill of materials of the product, a CycloneDX document. It reads the lock file only:
// `npm sbom` fails on workspaces without a version, and needs installed packages.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say } from './lib/run.mjs'

/** What ships: the server, and the app that it serves. Tests, tools and benchmarks do not. */
const shipped = ['apps/server', 'apps/web']

/** The bill of materials of a lock file (version 3) and the manifest beside it. */
export function billOf(lock, manifest) {
  const { packages } = lock
  const self = `pkg:npm/${manifest.name}@${manifest.version}`
  const parts = new Map([[self, { needs: new Set() }]])
  const seen = new Set()

  /** Records what a package in the lock file depends on; workspaces are part of the product itself. */
  const visit = (path) => {
    const entry = packages[path]
    const isWorkspace = !path.includes('node_modules/')
    const ref = isWorkspace ? self : refOf(path, entry)
    if (seen.has(path)) return ref
    seen.add(path)
    if (!isWorkspace && !parts.has(ref)) parts.set(ref, { path, entry, needs: new Set() })
    const { needs } = parts.get(ref)
    for (const name of namesNeeded(entry)) {
      const found = resolve(packages, path, name)
      if (found === undefined) continue
      const needed = visit(found)
      if (needed !== ref) needs.add(needed)
    }
    return ref
  }
  shipped.forEach(visit)

  const refs = [...parts.keys()].toSorted()
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        licenses: licensesOf(manifest.license),
        purl: self,
      },
    },
    components: refs.filter((ref) => ref !== self).map((ref) => componentOf(ref, parts.get(ref))),
    dependencies: refs.map((ref) => ({
      ref,
      dependsOn: refs.filter((other) => parts.get(ref).needs.has(other)),
    })),
  }
}

function namesNeeded({ dependencies, optionalDependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}

/** Where Node resolves a dependency of the package at `path`; undefined for an optional one that is missing. */
function resolve(packages, path, name) {
  for (let folder = path; ; folder = parentOf(folder)) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const entry = packages[candidate]
    if (entry) return entry.link ? entry.resolved : candidate
    if (folder === '') return undefined
  }
}

function parentOf(path) {
  const nested = path.lastIndexOf('/node_modules/')
  return nested < 0 ? '' : path.slice(0, nested)
}

function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function refOf(path, { name = nameAt(path), version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function componentOf(ref, { path, entry }) {
  const name = entry.name ?? nameAt(path)
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': ref,
    ...(group && { group }),
    name: bare,
    version: entry.version,
    ...(entry.integrity && { hashes: entry.integrity.split(' ').map(hashOf) }),
    ...(entry.license && { licenses: licensesOf(entry.license) }),
    purl: ref,
    ...(entry.resolved && {
      externalReferences: [{ type: 'distribution', url: entry.resolved }],
    }),
  }
}

function hashOf(integrity) {
  const [name, digest] = integrity.split('-')
  const algorithm = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }[name]
  return { alg: algorithm, content: Buffer.from(digest, 'base64').toString('hex') }
}

function licensesOf(license) {
  return /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }]
}

/** Derived from the lock file, so that the same lock file always gives the same document. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** The bill of materials of this repository. */
export function ownBill() {
  return billOf(read('package-lock.json'), read('package.json'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(root, 'reports/sbom.cdx.json')
  const bill = ownBill()
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`)
  say(`${bill.components.length} components in ${relative(root, file)}`)
}
