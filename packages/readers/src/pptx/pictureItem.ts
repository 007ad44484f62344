import { attributeOf, childAt, elementsOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { readCrop } from './pictureCrop.ts'
import type { Frame, Placed } from './parts/frame.ts'
import { shapeIdOf } from './placeholders.ts'
import { type Search, targetOf } from './search.ts'
import { pictureLookOf } from './shapeStyle.ts'
import type { SlideItem } from './slideItems.ts'

/** Returns a picture; video and audio are reduced to their poster. */
export function pictureItem(
  element: XmlElement,
  place: Placed | undefined,
  { scale, ...search }: Search & Pick<Frame, 'scale'>,
): readonly SlideItem[] {
  const properties = childAt(element, 'nvPicPr')
  const media = elementsOf(childAt(properties, 'nvPr')).find(({ name }) =>
    /^(?:video|audio|quickTime|wav)/u.test(name),
  )
  if (media)
    search.left.push(
      `${/^audio|^wav/u.test(media.name) ? 'A sound' : 'A video'} was left out; its picture stays.`,
    )
  const path = targetOf(attributeOf(childAt(element, 'blipFill', 'blip'), 'r:embed'), search)
  if (path === undefined) {
    search.left.push('A picture that is not in the file was left out.')
    return []
  }
  return [
    {
      kind: 'picture',
      path,
      alt: attributeOf(childAt(properties, 'cNvPr'), 'descr') ?? '',
      box: place?.box,
      rotation: place?.rotation ?? 0,
      shapeId: shapeIdOf(element),
      ...readCrop(element, place?.box, search.left),
      ...pictureLookOf(element, { colors: search.parts.colors, scale }),
    },
  ]
}
