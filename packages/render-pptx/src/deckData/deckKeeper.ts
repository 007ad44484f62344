import { deckData, type Slide } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import { contentType, relationshipType } from '../opc/namespaces.ts'
import type { OfficePackage } from '../opc/officePackage.ts'
import { createRelationships, type Relationships } from '../opc/relationships.ts'
import type { Pictures } from '../shapes/shapeContext.ts'
import { deckDataPart, deckDataProperties } from './deckDataParts.ts'
import { sealSlide } from './sealSlide.ts'
import { shownSlide } from './shownSlide.ts'
import { watchMarkup, type WrittenSlide } from './writtenMarkup.ts'

/** A slide that has just been written. */
export interface KeptSlide extends WrittenSlide {
  readonly index: number
  readonly scene: Scene
  /** Name of the section that starts here, as in the file. */
  readonly section: string | undefined
}

/** Stores a deck's own slide data in its file, each slide sealed with its page. */
export interface DeckKeeper {
  /** The file for callers that write the parts slides consist of. */
  readonly file: Pick<OfficePackage, 'addPart' | 'addMedia'>
  readonly keep: (slide: KeptSlide, pictures: Pictures) => void
  /** Call after the last slide: writes the stored data as a part that `relationships` points to. */
  readonly finish: (relationships: Relationships) => void
}

const itemPath = 'customXml/item1.xml'
const propertiesPath = 'customXml/itemProps1.xml'

export function createDeckKeeper(
  target: Pick<OfficePackage, 'addPart' | 'addMedia'>,
  slides: readonly Slide[],
): DeckKeeper {
  const written = watchMarkup(target)
  const kept: { readonly slide: WrittenSlide; readonly data: unknown }[] = []
  return {
    file: written.file,
    keep({ index, scene, section, ...slide }, pictures) {
      const own = slides[index]
      if (!own) return
      const shown = shownSlide(own, scene, (url) => {
        const picture = pictures.find(url)
        const print = picture && written.printOf(picture.path)
        return print === undefined ? undefined : `${deckData.picture}${print}`
      })
      kept.push({ slide, data: [shown, section ?? null] })
    },
    finish(relationships) {
      const own = createRelationships(itemPath)
      own.toPart(relationshipType.customXmlProperties, propertiesPath)
      relationships.toPart(relationshipType.customXml, itemPath)
      // Doing one kind of work at a time keeps the CPU on the same code, which is faster than slide by slide.
      const facts = kept.map(({ slide }) => written.factsOf(slide))
      const sealed = kept.map(({ data }, index) => sealSlide(facts[index] ?? '', data))
      target.addPart(itemPath, {
        contentType: contentType.customXml,
        xml: deckDataPart(sealed),
        relationships: own,
      })
      target.addPart(propertiesPath, {
        contentType: contentType.customXmlProperties,
        xml: deckDataProperties,
        isCommon: true,
      })
    },
  }
}
