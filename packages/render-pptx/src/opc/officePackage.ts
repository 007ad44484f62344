import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Relationships } from './relationships.ts'
import { tag, xmlDeclaration } from './xml.ts'

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
  const files = new Map<string, Uint8Array>()
  const media = new Map<string, Uint8Array>()
  const overrides: string[] = []

  function addRelationships(path: string, relationships: Relationships | undefined) {
    const xml = relationships?.xml()
    if (xml === undefined) return
    const slash = path.lastIndexOf('/') + 1
    files.set(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`, strToU8(xml))
  }

  return {
    addPart(path, { contentType, xml, relationships }) {
      files.set(path, strToU8(xmlDeclaration + xml))
      overrides.push(tag('Override', { PartName: `/${path}`, ContentType: contentType }))
      addRelationships(path, relationships)
    },
    addMedia(path, bytes) {
      media.set(path, bytes)
    },
    zip(date) {
      addRelationships('', roots)
      const entries: Zippable = {}
      // Readers of streams expect the content types first.
      entries['[Content_Types].xml'] = strToU8(contentTypes(overrides))
      for (const [path, bytes] of files) entries[path] = bytes
      // Pictures are compressed already.
      for (const [path, bytes] of media) entries[path] = [bytes, { level: 0 }]
      return zipSync(entries, { level: 6, mtime: zipDate(date) })
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

// A zip entry stores wall-clock time between 1980 and 2099, and fflate reads it with the local getters:
// the UTC parts are handed over as local ones so that the bytes do not depend on where they are made.
function zipDate(date: Date): Date {
  const year = Math.min(Math.max(date.getUTCFullYear(), 1980), 2099)
  return new Date(
    year,
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  )
}
