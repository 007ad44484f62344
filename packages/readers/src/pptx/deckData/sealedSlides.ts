import { readLimits, deckData } from '@deckloom/deck'
import type { OfficePackage } from '../../office/openPackage.ts'
import { ReadFault } from '../../readFault.ts'
import { attributeOf, childrenNamed, textOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'

/** Slides that a file keeps, by the looks of their pages; several pages may look alike. */
export type SealedSlides = ReadonlyMap<string, readonly string[]>

/**
 * What a file of ours keeps of its own slides: nothing in files of other programs, `unusable` where it is broken, too
 * large, or of a version that is not known here.
 */
export function sealedSlides(
  office: OfficePackage,
  presentation: string,
): SealedSlides | 'unusable' | undefined {
  // LibreOffice has the whole file point to what it keeps for others.
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

/** Office keeps parts of many programs in one file; more than these are nobody's. */
const mostParts = 50

function isOwn(office: OfficePackage, path: string): boolean {
  const properties = smallXml(office, office.related(path, 'customXmlProps'))
  return attributeOf(properties, 'itemID')?.toUpperCase() === deckData.itemId
}

/** A part that is not worth refusing the file for when it is broken or large; one that is made to do harm is. */
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
