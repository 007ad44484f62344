import { strFromU8, unzipSync } from 'fflate'
import { parseXml, type XmlElement } from './xmlTree.ts'

export interface ReadRelationship {
  readonly id: string
  readonly type: string
  /** A path in the package, or a URL. */
  readonly target: string
  readonly external: boolean
}

/** A written file that was read back. Paths have no leading slash. */
export interface ReadPackage {
  readonly paths: readonly string[]
  xml(path: string): XmlElement
  text(path: string): string
  bytes(path: string): Uint8Array
  relationships(path: string): readonly ReadRelationship[]
}

export function readPackage(bytes: Uint8Array): ReadPackage {
  const entries = unzipSync(bytes)
  const trees = new Map<string, XmlElement>()

  function read(path: string): Uint8Array {
    const entry = entries[path]
    if (entry === undefined) throw new Error(`The file has no ${path}`)
    return entry
  }
  function text(path: string): string {
    return strFromU8(read(path))
  }
  function xml(path: string): XmlElement {
    const tree = trees.get(path) ?? parseXml(text(path))
    trees.set(path, tree)
    return tree
  }

  return {
    paths: Object.keys(entries),
    text,
    xml,
    bytes: read,
    relationships(path) {
      const slash = path.lastIndexOf('/') + 1
      const part = `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`
      if (!(part in entries)) return []
      return xml(part).children.map(({ attributes }) => {
        const external = attributes.get('TargetMode') === 'External'
        const target = attributes.get('Target') ?? ''
        return {
          id: attributes.get('Id') ?? '',
          type: attributes.get('Type') ?? '',
          external,
          target: external ? target : resolvePath(path, target),
        }
      })
    },
  }
}

function resolvePath(source: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = source.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') folders.pop()
    else folders.push(step)
  }
  return folders.join('/')
}
