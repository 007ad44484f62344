import { crc32 } from 'node:zlib'
import { type FactualPart, partFacts, pictureFact, slideFingerprint } from '@deckloom/deck'
import type { OfficePackage } from '../opc/officePackage.ts'
import { visitMarkup } from '../opc/visitMarkup.ts'
import type { Relationships } from '../opc/relationships.ts'

/** A slide as written, with the paths of the parts it shares with others. */
export interface WrittenSlide {
  readonly xml: string
  readonly relationships: Relationships
  readonly layout: string
  readonly master: string
  readonly theme: string
}

/** Records the markup that slides consist of while a file is written. */
export interface WrittenMarkup {
  /** Writes to the file. Parts that slides point to must be added through it. */
  readonly file: Pick<OfficePackage, 'addPart' | 'addMedia'>
  /** Returns the fingerprint of a picture in the file. */
  readonly printOf: (path: string) => string | undefined
  readonly factsOf: (slide: WrittenSlide) => string
}

export function watchMarkup(target: Pick<OfficePackage, 'addPart' | 'addMedia'>): WrittenMarkup {
  /** Facts of parts and fingerprints of pictures, by path. */
  const known = new Map<string, string>()
  return {
    file: {
      addPart(path, part) {
        const kind = sharedParts.find(([folder]) => path.startsWith(folder))?.[1]
        if (kind) known.set(path, factsIn(kind, part.xml))
        target.addPart(path, part)
      },
      addMedia(path, bytes) {
        if (path.startsWith('ppt/media/'))
          known.set(path, pictureFact({ crc: crc32(bytes), size: bytes.byteLength }))
        target.addMedia(path, bytes)
      },
    },
    printOf: (path) => known.get(path),
    factsOf({ xml, relationships, layout, master, theme }) {
      const readRelated = (id: string) => {
        const to = relationships.targetOf(id) ?? ''
        return known.get(to) ?? to
      }
      return slideFingerprint([
        factsIn('slide', xml, readRelated),
        known.get(layout),
        known.get(master),
        known.get(theme),
      ])
    },
  }
}

/** Parts that contribute facts to slides, by folder. */
const sharedParts: readonly (readonly [string, FactualPart])[] = [
  ['ppt/charts/', 'chart'],
  ['ppt/slideLayouts/', 'layout'],
  ['ppt/slideMasters/', 'master'],
  ['ppt/theme/', 'theme'],
]

function factsIn(
  part: FactualPart,
  xml: string,
  related: (id: string) => string = () => '',
): string {
  return partFacts(part, { visit: (listener) => visitMarkup(xml, listener), related })
}
