import { deckLimits, readLimits, writeNewContent } from '@deckloom/deck'
import { mainPart, type OfficePackage, openPackage } from '../office/openPackage.ts'
import { ReadFault } from '../readFault.ts'
import { removeUnstorable } from '../text/decodeText.ts'
import { attributeOf, elementsOf } from '../xml/queries.ts'
import { clip } from './clip.ts'
import { type AroundPage, asShown } from './deckData/asShown.ts'
import { readOwnSlides, type OwnSlides } from './deckData/readOwnSlides.ts'
import { findItems, notesOf } from './findItems.ts'
import { type Frame, frameOf } from './parts/frame.ts'
import { type ImportedDeck, type ImportNote, pictureKey } from './importedDeck.ts'
import { slideLook } from './parts/slideLook.ts'
import { documentTitle, slideParts, type SlideParts } from './parts/slideParts.ts'
import { slidesOf } from './slidesOf.ts'

const emuOfPoint = 12_700

/**
 * Converts a PowerPoint presentation to editable slides: titles, bullets, text boxes, pictures,
 * charts, tables and notes, in order. External resources are never fetched. Throws `ReadFault`.
 */
export function readPptx(bytes: Uint8Array): ImportedDeck {
  const office = openPackage(bytes)
  const path = mainPart(office, 'presentation')
  const frame = frameOf(office.xml(path))
  const pictures = new Map<string, Uint8Array>()
  const notes: ImportNote[] = []
  const all = slideParts(office, path)
  const own = readOwnSlides(office, path)
  let changed = 0
  const slides = all.flatMap((parts) => {
    const known = own.find(parts)
    const taken = known
      ? { slides: [asShown(known, aroundPage(office, parts))], paths: known.paths, left: [] }
      : takeSlide(office, parts, frame)
    if (!known) changed += 1
    notes.push(...[...new Set(taken.left)].map((text) => ({ slide: parts.number, text })))
    for (const picture of taken.paths) keepPicture(office, picture, pictures)
    return taken.slides
  })
  if (slides.length === 0) throw new ReadFault('unreadable', 'There are no slides in this file.')
  notes.push(...keptNotes(own.state, { changed, of: all.length }))
  return { title: documentTitle(office), slides, pictures, notes }
}

/** Notes for the user about the original slides stored in the file. */
function keptNotes(
  state: OwnSlides['state'],
  { changed, of }: { readonly changed: number; readonly of: number },
): readonly ImportNote[] {
  if (state === 'unusable') {
    return [
      { text: 'What this file keeps of its own slides could not be used; its pages were read.' },
    ]
  }
  if (state === 'none' || changed === 0) return []
  const which =
    changed === of
      ? 'All slides were'
      : `${changed} of ${of} slides ${changed === 1 ? 'was' : 'were'}`
  return [{ text: `${which} changed or added in another program and read from the page.` }]
}

function aroundPage(office: OfficePackage, parts: SlideParts): AroundPage {
  return {
    notes: notesOf(office, parts.path),
    hidden: attributeOf(parts.slide, 'show') === '0',
    transition: transitionOf(parts),
    section: parts.section,
  }
}

function takeSlide(office: OfficePackage, parts: SlideParts, frame: Frame) {
  const found = findItems(office, parts, frame)
  const taken = slidesOf(found, parts, (points) => points * emuOfPoint * frame.scale)
  const { notes, hidden, transition, section } = aroundPage(office, parts)
  const allNotes = [notes.trimEnd(), ...taken.figures].filter((text) => text !== '').join('\n\n')
  const [first, ...others] = taken.slides.map((slide) =>
    writeNewContent({ ...slide, ...slideLook(parts), ...(hidden && { hidden }) }),
  )
  if (!first) return { ...taken, slides: [] }
  return {
    ...taken,
    slides: [
      {
        ...first,
        ...(allNotes !== '' && { notes: clip(allNotes, deckLimits.notesLength) }),
        ...(transition && { transition }),
        ...(section !== undefined && {
          section: clip(removeUnstorable(section), deckLimits.sectionLength),
        }),
      },
      ...others,
    ],
  }
}

function transitionOf({ slide }: SlideParts): 'fade' | 'push' | undefined {
  const [kind] = elementsOf(slide)
    .filter(({ name }) => name === 'transition')
    .flatMap((transition) => elementsOf(transition))
  return kind?.name === 'fade' || kind?.name === 'push' ? kind.name : undefined
}

/** A picture on many slides is stored once. */
function keepPicture(
  { zip }: OfficePackage,
  path: string,
  pictures: Map<string, Uint8Array>,
): void {
  const key = pictureKey(path)
  if (pictures.has(key) || pictures.size >= readLimits.pictures) return
  const bytes = zip.read(path)
  if (bytes && bytes.byteLength <= readLimits.pictureBytes) pictures.set(key, bytes)
}
