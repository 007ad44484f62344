import { drawingNamespaces } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { notesSize } from './notes.ts'
import { sectionList, type Section } from './sections.ts'
import { pageSize } from './shapeTree.ts'

export interface PresentationLists {
  readonly masters: readonly { readonly id: number; readonly relationship: string }[]
  readonly notesMaster: string | undefined
  /** Relationships of the slides, in order. */
  readonly slides: readonly string[]
  /** Empty for a deck without sections, or else sections that cover every slide. */
  readonly sections: readonly Section[]
}

/** First slide ID. */
const firstSlideId = 256

/** Writes `p:presentation`. */
export function presentationPart({
  masters,
  notesMaster,
  slides,
  sections,
}: PresentationLists): string {
  return tag(
    'p:presentation',
    { ...drawingNamespaces, saveSubsetFonts: 1, autoCompressPictures: 0 },
    tag(
      'p:sldMasterIdLst',
      {},
      ...masters.map(({ id, relationship }) => tag('p:sldMasterId', { id, 'r:id': relationship })),
    ),
    notesMaster === undefined
      ? ''
      : tag('p:notesMasterIdLst', {}, tag('p:notesMasterId', { 'r:id': notesMaster })),
    slides.length === 0
      ? ''
      : tag(
          'p:sldIdLst',
          {},
          ...slides.map((relationship, index) =>
            tag('p:sldId', { id: firstSlideId + index, 'r:id': relationship }),
          ),
        ),
    tag('p:sldSz', pageSize),
    tag('p:notesSz', notesSize),
    sectionList(sections, firstSlideId),
  )
}

export const presentationProperties = tag('p:presentationPr', drawingNamespaces)
export const viewProperties = tag('p:viewPr', drawingNamespaces)
export const tableStyles = tag('a:tblStyleLst', {
  'xmlns:a': drawingNamespaces['xmlns:a'],
  def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
})
