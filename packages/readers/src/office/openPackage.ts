import { ReadFault } from '../readFault.ts'
import { elementsOf } from '../xml/queries.ts'
import { readXml, type XmlElement } from '../xml/readXml.ts'
import { openZip, type Zip } from '../zip/openZip.ts'

export interface Relationship {
  readonly id: string
  /** The last segment of its type, such as `image`. */
  readonly kind: string
  /** A path in the package; a URL if it is external. */
  readonly target: string
  readonly external: boolean
}

/** The parts of an Office file. Paths have no leading slash. ECMA-376 part 2. */
export interface OfficePackage {
  readonly zip: Zip
  /** Undefined for a missing part. Throws `ReadFault` for one that cannot be parsed. */
  xml(path: string | undefined): XmlElement | undefined
  relationships(path: string): readonly Relationship[]
  /** The first part of a kind that `path` is related to. */
  related(path: string, kind: string): string | undefined
}

export function openPackage(bytes: Uint8Array): OfficePackage {
  const zip = openZip(bytes)
  const trees = new Map<string, XmlElement | undefined>()
  const known = new Map<string, readonly Relationship[]>()

  function xml(path: string | undefined): XmlElement | undefined {
    if (path === undefined) return undefined
    if (!trees.has(path)) {
      const content = zip.read(path)
      trees.set(path, content && readXml(content))
    }
    return trees.get(path)
  }

  function relationships(path: string): readonly Relationship[] {
    const found = known.get(path) ?? relationshipsOf(xml(relationshipsPath(path)), path)
    known.set(path, found)
    return found
  }

  return {
    zip,
    xml,
    relationships,
    related: (path, kind) =>
      relationships(path).find((each) => each.kind === kind && !each.external)?.target,
  }
}

/** Returns the main part of the package. Throws `ReadFault` for a file of another program. */
export function mainPart(
  office: OfficePackage,
  name: 'document' | 'workbook' | 'presentation',
): string {
  const path = office.related('', 'officeDocument')
  const root = office.xml(path)
  if (path === undefined || root?.name !== name) {
    throw new ReadFault('kind', 'What is in this file does not fit its name.')
  }
  return path
}

function relationshipsPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`
}

function relationshipsOf(root: XmlElement | undefined, path: string): readonly Relationship[] {
  return elementsOf(root).map(({ attributes }) => {
    const target = attributes.get('Target') ?? ''
    const external = attributes.get('TargetMode') === 'External'
    return {
      id: attributes.get('Id') ?? '',
      kind: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
      target: external ? target : resolvePath(path, target),
      external,
    }
  })
}

function resolvePath(source: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = source.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  }
  return folders.join('/')
}
