import type { Relationships } from './relationships.ts'
import { tag, xmlDeclaration } from './xml.ts'
import { zipFile, type ZipEntry } from './zip/zipFile.ts'

/** Collects the parts of an Open Packaging Conventions file and zips them. */
export interface OfficePackage {
  /** `path` has no leading slash. */
  addPart(
    path: string,
    part: {
      readonly contentType: string
      readonly xml: string
      readonly relationships?: Relationships
    },
  ): void
  addMedia(path: string, bytes: Uint8Array): void
  /** The same parts and the same date give the same bytes, in every time zone. */
  zip(date: Date): Uint8Array
}

/** `roots` are the relationships of the package itself. */
export function createOfficePackage(roots: Relationships): OfficePackage {
  const parts: ZipEntry[] = []
  const media: ZipEntry[] = []
  const overrides: string[] = []

  function addXml(path: string, xml: string) {
    parts.push({ path, bytes: Buffer.from(xml), isStored: false })
  }

  function addRelationships(path: string, relationships: Relationships | undefined) {
    const xml = relationships?.xml()
    if (xml === undefined) return
    const slash = path.lastIndexOf('/') + 1
    addXml(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`, xml)
  }

  return {
    addPart(path, { contentType, xml, relationships }) {
      addXml(path, xmlDeclaration + xml)
      overrides.push(tag('Override', { PartName: `/${path}`, ContentType: contentType }))
      addRelationships(path, relationships)
    },
    addMedia(path, bytes) {
      media.push({ path, bytes, isStored: true })
    },
    zip(date) {
      addRelationships('', roots)
      // Readers of streams expect the content types first.
      const types = {
        path: '[Content_Types].xml',
        bytes: Buffer.from(contentTypes(overrides)),
        isStored: false,
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
  ] as const
  return (
    xmlDeclaration +
    tag(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...defaults.map(([extension, type]) =>
        tag('Default', { Extension: extension, ContentType: type }),
      ),
      ...overrides,
    )
  )
}
