import {
  deckData,
  type FactOptions,
  type FactualPart,
  type MarkupListener,
  partFacts,
  pictureFact,
  readLimits,
  slideFingerprint,
  type SlideInput,
  slideInputSchema,
} from '@deckloom/deck'
import type { OfficePackage } from '../../office/openPackage.ts'
import { elementsOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'
import { pictureKey } from '../importedDeck.ts'
import type { SlideParts } from '../parts/slideParts.ts'
import { lookOf, decryptSlide } from './decryptSlide.ts'
import { readEncryptedSlides } from './readEncryptedSlides.ts'

/** A slide as it was at the export. */
export interface OwnSlide {
  readonly slide: SlideInput
  /** Paths of the pictures that it references. */
  readonly paths: readonly string[]
  /** The name of the section that starts here. */
  readonly section: string | undefined
}

export interface OwnSlides {
  /** `none` in files of other programs. */
  readonly state: 'none' | 'unusable' | 'there'
  /** Undefined for new or changed pages and for invalid slides. */
  readonly find: (parts: SlideParts) => OwnSlide | undefined
}

/**
 * Reads the original slides stored in an exported file. They are validated like client input: each
 * must be a valid slide whose pictures are on its page.
 */
export function readOwnSlides(office: OfficePackage, presentation: string): OwnSlides {
  const sealed = readEncryptedSlides(office, presentation)
  if (sealed === undefined || sealed === 'unusable') {
    return { state: sealed ?? 'none', find: () => undefined }
  }
  let left: number = readLimits.deckData.bytes
  return {
    state: 'there',
    find(parts) {
      // Older exports do not count outlines.
      for (const outlines of [true, false]) {
        const facts = factsOf(office, parts, { outlines })
        for (const content of sealed.get(lookOf(facts)) ?? []) {
          const opened = decryptSlide(facts, content, left)
          if (!opened) continue
          left -= opened.byteLength
          const own = readOwn(opened.toString(), picturesOn(office, parts))
          if (own) return own
        }
      }
      return undefined
    },
  }
}

/** Returns the facts of a page that the export's fingerprint covers. */
export function factsOf(
  office: OfficePackage,
  { path, slide, layout, master, theme }: SlideParts,
  options?: FactOptions,
): string {
  const relationships = new Map(office.relationships(path).map((each) => [each.id, each]))
  const readRelated = (id: string) => {
    const to = relationships.get(id)
    if (to?.kind === 'image') return pictureFactOf(office, to.target) ?? ''
    if (to?.kind !== 'chart' || to.external) return to?.target ?? ''
    return factsIn('chart', office.xml(to.target)) ?? ''
  }
  return slideFingerprint([
    factsIn('slide', slide, { related: readRelated, options }),
    factsIn('layout', layout, { options }),
    factsIn('master', master, { options }),
    factsIn('theme', theme),
  ])
}

interface PartReading {
  readonly related?: (id: string) => string
  readonly options?: FactOptions | undefined
}

function factsIn(
  part: FactualPart,
  root: XmlElement | undefined,
  { related = () => '', options }: PartReading = {},
): string | undefined {
  return root && partFacts(part, { visit: (listener) => visit(root, listener), related }, options)
}

function visit(element: XmlElement, listener: MarkupListener): void {
  if (!listener.open(element.name, element.attributes)) return
  for (const child of element.children) if (typeof child === 'string') listener.text(child)
  for (const child of elementsOf(element)) visit(child, listener)
  listener.close()
}

function pictureFactOf({ zip }: OfficePackage, path: string): string | undefined {
  const crc = zip.crcOf(path)
  return crc === undefined ? undefined : pictureFact({ crc, size: zip.sizeOf(path) })
}

/** Returns the paths of a page's pictures by their names in the data. */
function picturesOn(office: OfficePackage, { path }: SlideParts): ReadonlyMap<string, string> {
  return new Map(
    office.relationships(path).flatMap(({ kind, external, target }) => {
      const print = kind === 'image' && !external ? pictureFactOf(office, target) : undefined
      return print === undefined ? [] : [[`${deckData.picture}${print}`, target] as const]
    }),
  )
}

function readOwn(json: string, pictures: ReadonlyMap<string, string>): OwnSlide | undefined {
  const data = parseJson(json)
  if (!Array.isArray(data) || data.length !== 2) return undefined
  const [content, section]: readonly unknown[] = data
  const slide = slideInputSchema.safeParse(content)
  if (!slide.success || slide.data.media_data) return undefined
  if (section !== null && typeof section !== 'string') return undefined
  const images = picturesOf(slide.data.images ?? [], pictures)
  if (!images) return undefined
  return {
    slide: { ...slide.data, ...(slide.data.images && { images: images.shown }) },
    paths: images.paths,
    section: section ?? undefined,
  }
}

type ImageInput = NonNullable<SlideInput['images']>[number]

/**
 * Resolves images to pictures of the file. Undefined if one references anything else: an export
 * never contains URLs of any server.
 */
function picturesOf(
  images: readonly ImageInput[],
  pictures: ReadonlyMap<string, string>,
): { readonly shown: ImageInput[]; readonly paths: readonly string[] } | undefined {
  const paths: string[] = []
  const shown: ImageInput[] = []
  for (const image of images) {
    const path = pictures.get(image.url)
    if (path === undefined && !drawnHere.test(image.url)) return undefined
    if (path !== undefined) paths.push(path)
    shown.push(path === undefined ? image : { ...image, url: pictureKey(path) })
  }
  return { shown, paths }
}

/** Empty, or a picture of the embedded illustrator. */
const drawnHere = /^(?:illustration:.*)?$/u

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
