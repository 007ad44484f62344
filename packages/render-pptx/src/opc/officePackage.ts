import { packMarkup } from './packMarkup.ts'
import type { Relationships } from './relationships.ts'
import { tag } from './xml.ts'
import { store } from './zip/pack.ts'
import { zipFile, type ZipEntry } from './zip/zipFile.ts'

/** Collects the parts of an Open Packaging Conventions file and zips them. */
export interface OfficePackage {
  /** `path` has no leading slash. */
  addPart(path: string, part: Part): void
  addMedia(path: string, bytes: Uint8Array): void
  /** The same parts and date give the same bytes, in every time zone. */
  zip(date: Date): Uint8Array
}

export interface Part {
  readonly contentType: string
  readonly xml: string
  readonly relationships?: Relationships
  /** True for markup that is identical in many decks, so it is compressed once and cached. */
  readonly isCommon?: boolean
}

/** Creates a package; `roots` are the relationships of the package itself. */
export function createOfficePackage(roots: Relationships): OfficePackage {
  const parts: ZipEntry[] = []
  const media: ZipEntry[] = []
  const overrides: string[] = []

  function addRelationships(path: string, relationships: Relationships | undefined) {
    const xml = relationships?.xml()
    if (xml === undefined) return
    const slash = path.lastIndexOf('/') + 1
    parts.push({
      path: `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`,
      packed: packMarkup(xml, { isCommon: !relationships?.hasAddress() }),
    })
  }

  return {
    addPart(path, { contentType, xml, relationships, isCommon = false }) {
      parts.push({ path, packed: packMarkup(xml, { isCommon }) })
      overrides.push(tag('Override', { PartName: `/${path}`, ContentType: contentType }))
      addRelationships(path, relationships)
    },
    addMedia(path, bytes) {
      media.push({ path, packed: store(bytes) })
    },
    zip(date) {
      addRelationships('', roots)
      // Streaming readers expect the content types first.
      const types = {
        path: '[Content_Types].xml',
        packed: packMarkup(contentTypes(overrides), { isCommon: true }),
      }
      return zipFile([types, ...parts, ...media], date)
    },
  }
}

function contentTypes(overrides: readonly string[]): string {
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const
  return tag(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    ...defaults.map(([extension, type]) =>
      tag('Default', { Extension: extension, ContentType: type }),
    ),
    ...overrides,
  )
}
