import {
  type ImageItem,
  type Slide,
  slideImages,
  type TableData,
  type TextElement,
} from '@deckloom/deck'
import { shownTable, tableId } from './slideTable.ts'

/** Something on a slide that a person can select. */
export type SlideElement =
  | { readonly kind: 'title' | 'bullets'; readonly id: string }
  | { readonly kind: 'text'; readonly id: string; readonly element: TextElement }
  | { readonly kind: 'table'; readonly id: string; readonly table: TableData }
  | {
      readonly kind: 'image'
      readonly id: string
      readonly image: ImageItem
      /** Whether it fills the layout's slot for a picture. */
      readonly inSlot: boolean
    }

/** Id of the picture that older decks carry outside the list of images. */
export const legacyImageId = 'legacy-0'

export function titleId(slide: Slide): string {
  return `title-${slide.id}`
}

export function bulletsId(slide: Slide): string {
  return `bullets-${slide.id}`
}

export function findElement(slide: Slide, id: string): SlideElement | undefined {
  if (id === titleId(slide)) return { kind: 'title', id }
  if (id === bulletsId(slide)) return { kind: 'bullets', id }
  const table = shownTable(slide)
  if (table && id === tableId(slide)) return { kind: 'table', id, table }
  const element = slide.text_elements?.find((candidate) => candidate.id === id)
  if (element) return { kind: 'text', id, element }
  const images = slideImages(slide)
  const image = images.find((candidate) => candidate.id === id)
  if (!image) return undefined
  // Layouts have no slot for shapes and icons.
  const slotImage = images.find((item) => !item.position && !isSign(item))
  return { kind: 'image', id, image, inSlot: slotImage?.id === id }
}

/** What a screen reader calls the element. */
export function elementName(slide: Slide, element: SlideElement): string {
  switch (element.kind) {
    case 'title':
      return 'Title'
    case 'bullets':
      return 'Bullets'
    case 'text':
      return `Text: ${shortened(element.element.content)}`
    case 'table':
      return `Table: ${shortened(element.table.rows[0]?.join(', ') ?? '')}`
    case 'image':
      return imageName(element.image, slide)
  }
}

/** Whether it is drawn by lines of its own, as shapes and icons are, and so stands in no slot of a layout. */
export function isSign({ shapeData, iconData }: ImageItem): boolean {
  return shapeData !== undefined || iconData !== undefined
}

function imageName(
  { chartData, shapeData, iconData, alt, title }: ImageItem,
  slide: Slide,
): string {
  if (chartData) return `Chart: ${shortened(chartData.title)}`
  if (shapeData) return `Shape: ${shapeData.type}`
  if (iconData) return `Icon: ${iconData.name.replaceAll('-', ' ')}`
  return `Image: ${shortened(alt || title || slide.visual_description)}`
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (line === '') return 'empty'
  const [first, ...rest] = line.match(/.{1,40}/gsu) ?? []
  return rest.length === 0 ? line : `${first ?? ''}…`
}
