import type { RelationshipType } from './namespaces.ts'
import { tag } from './xml.ts'

/** The relationships of one part. IDs are assigned in the order of requests; the same target always has the same ID. */
export interface Relationships {
  /** `path` is the other part's path in the package, without a leading slash. */
  readonly toPart: (type: RelationshipType, path: string) => string
  readonly toAddress: (type: RelationshipType, address: string) => string
  /** Whether any of them points outside the file. */
  readonly hasAddress: () => boolean
  /** The path or URL that an ID points to. */
  readonly targetOf: (id: string) => string | undefined
  /** Undefined when there are no relationships: an empty relationships part is clutter. */
  readonly xml: () => string | undefined
}

/** Creates the relationships of the part at `source`; the package itself is ''. */
export function createRelationships(source: string): Relationships {
  const entries = new Map<string, string>()
  const targets = new Map<string, string>()
  const folders = source.split('/').slice(0, -1)
  let hasAddress = false

  function add(type: RelationshipType, target: string, mode?: 'External'): string {
    const key = `${type} ${target}`
    const entry = entries.get(key)
    if (entry !== undefined) return entry.slice(0, entry.indexOf(' '))
    const id = `rId${entries.size + 1}`
    const markup = tag('Relationship', { Id: id, Type: type, Target: target, TargetMode: mode })
    entries.set(key, `${id} ${markup}`)
    return id
  }
  function remember(id: string, target: string): string {
    targets.set(id, target)
    return id
  }

  return {
    toPart: (type, path) => remember(add(type, relativePath(folders, path)), path),
    toAddress(type, address) {
      hasAddress = true
      return remember(add(type, address, 'External'), address)
    },
    hasAddress: () => hasAddress,
    targetOf: (id) => targets.get(id),
    xml() {
      if (entries.size === 0) return undefined
      const rows = [...entries.values()].map((entry) => entry.slice(entry.indexOf(' ') + 1))
      return tag(
        'Relationships',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
        ...rows,
      )
    },
  }
}

// Absolute targets are allowed, but some importers do not resolve them.
function relativePath(from: readonly string[], path: string): string {
  const to = path.split('/')
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared++
  return '../'.repeat(from.length - shared) + to.slice(shared).join('/')
}
