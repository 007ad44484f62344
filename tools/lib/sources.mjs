import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

const skipped = new Set(['node_modules', 'dist', '.tsc', 'reports', 'test-results', 'fonts'])

/** Every file below `folder`, in a stable order, except installed and built ones. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

/** A hash of everything that the build depends on; tests are left out. */
export function sourceHash() {
  const hash = createHash('sha256')
  const files = [
    ...filesBelow(join(root, 'apps')),
    ...filesBelow(join(root, 'packages')),
    ...[
      'package-lock.json',
      'tools/build.mjs',
      'tools/lib/fonts.mjs',
      'tools/lib/prerender.mjs',
    ].map((name) => join(root, name)),
  ]
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
