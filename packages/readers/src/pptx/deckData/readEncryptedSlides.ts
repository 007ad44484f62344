import { readLimits, deckData } from '@deckloom/deck'
import type { OfficePackage } from '../../office/openPackage.ts'
import { ReadFault } from '../../readFault.ts'
import { attributeOf, childrenNamed, textOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'

/** Encrypted slides by the fingerprint of their page; several pages may be equal. */
export type EncryptedSlides = ReadonlyMap<string, readonly string[]>

/**
 * Reads the encrypted slides of an exported file: `none` in files of other programs, `unusable` if
 * broken, too large, or of an unknown version.
 */
export function readEncryptedSlides(
  office: OfficePackage,
  presentation: string,
): EncryptedSlides | 'unusable' | undefined {
  // LibreOffice relates custom parts to the package root.
  const items = [presentation, '']
    .flatMap((path) => office.relationships(path))
    .filter(({ kind, external }) => kind === 'customXml' && !external)
    .slice(0, mostParts)
  const own = items.find(({ target }) => isOwn(office, target))
  if (!own) return undefined
  const root = smallXml(office, own.target)
  if (attributeOf(root, 'version') !== deckData.version) return 'unusable'
  const found = new Map<string, string[]>()
  for (const slide of childrenNamed(root, 'slide').slice(0, readLimits.deckData.slides)) {
    const look = attributeOf(slide, 'look') ?? ''
    const known = found.get(look) ?? []
    known.push(textOf(slide))
    found.set(look, known)
  }
  return found
}

/** Office files contain parts of many programs; more than these are not legitimate. */
const mostParts = 50

function isOwn(office: OfficePackage, path: string): boolean {
  const properties = smallXml(office, office.related(path, 'customXmlProps'))
  return attributeOf(properties, 'itemID')?.toUpperCase() === deckData.itemId
}

/** Parses a part; a broken or large one is ignored, a malicious one rejects the file. */
function smallXml(office: OfficePackage, path: string | undefined): XmlElement | undefined {
  if (path === undefined || office.zip.sizeOf(path) > readLimits.deckData.partBytes)
    return undefined
  try {
    return office.xml(path)
  } catch (error) {
    if (error instanceof ReadFault && error.code === 'unreadable') return undefined
    throw error
  }
}
