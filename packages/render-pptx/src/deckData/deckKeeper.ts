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

/** A slide that was just written. */
export interface KeptSlide extends WrittenSlide {
  readonly index: number
  readonly scene: Scene
  /** Name that the file gives to the section which begins here. */
  readonly section: string | undefined
}

/** Puts a deck's own slides into its file, each sealed with its page. */
export interface DeckKeeper {
  /** For whoever writes parts that slides are made of. */
  readonly file: Pick<OfficePackage, 'addPart' | 'addMedia'>
  readonly keep: (slide: KeptSlide, pictures: Pictures) => void
  /** After the last slide: writes what was kept, for a part that points to it. */
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
      // One kind of work after the other keeps the processor on the same code: faster than slide by slide.
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
