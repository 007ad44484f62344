import { deckLimits } from '@deckloom/deck'
import type { OfficePackage } from '../office/openPackage.ts'
import { readChart } from '../office/readChart.ts'
import { removeUnstorable } from '../text/decodeText.ts'
import {
  attributeOf,
  childAt,
  childrenNamed,
  descendantsNamed,
  elementsOf,
  textOf,
} from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { type Frame, groupFrame } from './parts/frame.ts'
import { pictureItem } from './pictureItem.ts'
import { lineItems } from './lines/lineItems.ts'
import { placeholderOf, shapeIdOf, shapePlace } from './placeholders.ts'
import { type Search, targetOf } from './search.ts'
import { hasOtherFill, type ShapeStyle, shapeStyleOf } from './shapeStyle.ts'
import { outlineOf, type ShapeOutline } from './shapeOutline.ts'
import type { FoundItems, ItemOf, SlideItem } from './slideItems.ts'
import type { SlideParts } from './parts/slideParts.ts'
import { readTable } from './tables/readTable.ts'
import { readTextBody } from './textBody.ts'
import { plainText } from './textElement.ts'

/** Placeholders for date, footer and number, which our layouts have too. */
const furniture = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

/** Finds all items of a slide. */
export function findItems(office: OfficePackage, parts: SlideParts, frame: Frame): FoundItems {
  const relationships = new Map(office.relationships(parts.path).map((each) => [each.id, each]))
  const search: Search = {
    office,
    parts,
    left: [],
    context: {
      colors: parts.colors,
      link: (id = '') => {
        const target = relationships.get(id)
        return target?.external ? target.target : undefined
      },
    },
  }
  const tree = childAt(parts.slide, 'cSld', 'spTree')
  return { items: itemsIn(tree, frame, search), left: search.left }
}

function itemsIn(tree: XmlElement | undefined, frame: Frame, search: Search): readonly SlideItem[] {
  return elementsOf(tree).flatMap((element, index) => {
    switch (element.name) {
      case 'sp':
        return shapeItems(element, frame, search)
      case 'pic':
        return pictureItem(element, shapePlace(element, search.parts, frame), {
          ...search,
          scale: frame.scale,
        })
      case 'graphicFrame':
        return frameItems(element, frame, search)
      case 'cxnSp':
        return lineItems(element, frame, search)
      case 'grpSp':
        return itemsIn(element, groupFrame(element, frame), search).map((item) => ({
          ...item,
          group: `g${index}${item.group === undefined ? '' : `/${item.group}`}`,
        }))
      default:
        return []
    }
  })
}

function shapeItems(shape: XmlElement, frame: Frame, search: Search): readonly SlideItem[] {
  if (isHidden(shape)) return []
  const placeholder = placeholderOf(shape)
  if (placeholder && furniture.has(placeholder.type)) return []
  const text = readTextBody(childAt(shape, 'txBody'), search.context)
  const place = shapePlace(shape, search.parts, frame)
  const standing = {
    box: place?.box,
    rotation: place?.rotation ?? 0,
    shapeId: shapeIdOf(shape),
  }
  const empty = text.paragraphs.length === 0
  if (placeholder) {
    return empty ? [] : [{ kind: kindOf(placeholder.type), text, ...standing }]
  }
  // Old files have plain lines as shapes.
  const preset = attributeOf(childAt(shape, 'spPr', 'prstGeom'), 'prst')
  if (preset === 'line' && empty) return lineItems(shape, frame, search)
  return freeItems(shape, { text, ...standing }, { ...search, frame })
}

/** A shape without a placeholder: one that we support, a text box, or a mere drawing. */
function freeItems(
  shape: XmlElement,
  content: Pick<ItemOf<'text'>, 'text' | 'box' | 'rotation' | 'shapeId'>,
  { parts, left, frame }: Search & { readonly frame: Frame },
): readonly SlideItem[] {
  const outline = outlineOf(shape)
  const style = shapeStyleOf(shape, { colors: parts.colors, scale: frame.scale })
  if (outline && style && !isTextBox(shape, style) && holds(outline, content)) {
    const { isFilled, ...drawn } = outline
    return [
      {
        kind: 'shape',
        ...drawn,
        style: isFilled ? style : { ...style, filled: false },
        ...content,
      },
    ]
  }
  if (content.text.paragraphs.length > 0)
    return [{ kind: isList(content) ? 'body' : 'text', ...content }]
  if (style || hasOtherFill(shape)) left.push('A drawn shape was left out.')
  return []
}

/** Whether the words of a freeform fit a shape; longer ones are worth more than their outline. */
function holds({ path }: ShapeOutline, { text }: Pick<ItemOf<'text'>, 'text'>): boolean {
  return path === undefined || plainText(text).length <= deckLimits.shapeTextLength
}

/** A text box in which every paragraph has a marker becomes a list. */
function isList({ text: { paragraphs } }: Pick<ItemOf<'text'>, 'text'>): boolean {
  return paragraphs.every(({ mark }) => mark === 'bullet' || mark === 'number')
}

/** A text box has words and no fill; a frame around it is left out. */
function isTextBox(shape: XmlElement, { filled = true }: ShapeStyle): boolean {
  return (
    !filled && /^(?:1|true)$/u.test(attributeOf(childAt(shape, 'nvSpPr', 'cNvSpPr'), 'txBox') ?? '')
  )
}

function isHidden(shape: XmlElement): boolean {
  return attributeOf(childAt(shape, 'nvSpPr', 'cNvPr'), 'hidden') === '1'
}

function kindOf(type: string): 'title' | 'subtitle' | 'body' {
  if (type === 'title' || type === 'ctrTitle') return 'title'
  return type === 'subTitle' ? 'subtitle' : 'body'
}

function frameItems(element: XmlElement, frame: Frame, search: Search): readonly SlideItem[] {
  const place = shapePlace(element, search.parts, frame)
  const standing = { box: place?.box, rotation: 0, shapeId: shapeIdOf(element) }
  const alt = attributeOf(childAt(element, 'nvGraphicFramePr', 'cNvPr'), 'descr') ?? ''
  const data = childAt(element, 'graphic', 'graphicData')
  const [content] = elementsOf(data)
  if (!content) return []
  switch (content.name) {
    case 'tbl':
      return [{ kind: 'table', table: readTable(content, search.context), ...standing }]
    case 'chart': {
      const chart = readChart(search.office.xml(targetOf(attributeOf(content, 'r:id'), search)))
      if (chart) return [{ kind: 'chart', chart, alt, ...standing }]
      search.left.push('A chart of a kind that is not known here was left out.')
      return []
    }
    case 'relIds':
      return diagramItems(attributeOf(content, 'r:dm'), { search, standing })
    default:
      return embeddedItems(element, place, { ...search, scale: frame.scale })
  }
}

/** An embedded object is represented by its picture. */
function embeddedItems(
  element: XmlElement,
  place: ReturnType<typeof shapePlace>,
  search: Search & Pick<Frame, 'scale'>,
): readonly SlideItem[] {
  const [picture] = descendantsNamed(element, 'pic')
  if (picture) return pictureItem(picture, place, search)
  search.left.push('An embedded object was left out.')
  return []
}

/** Returns the text of a diagram; only Office can draw its structure. */
function diagramItems(
  id: string | undefined,
  {
    search,
    standing,
  }: {
    readonly search: Search
    readonly standing: { readonly box: SlideItem['box']; readonly rotation: number }
  },
): readonly SlideItem[] {
  const model = search.office.xml(targetOf(id, search))
  const texts = childrenNamed(childAt(model, 'ptLst'), 'pt')
    .filter((point) => !/^(?:pres|parTrans|sibTrans)$/u.test(attributeOf(point, 'type') ?? ''))
    .flatMap((point) => readTextBody(childAt(point, 't'), search.context).paragraphs)
    .filter(({ text }) => text.trim() !== '')
  if (texts.length === 0) {
    search.left.push('A diagram was left out.')
    return []
  }
  search.left.push('A diagram was taken over as a list of its words.')
  return [{ kind: 'body', text: { paragraphs: texts }, ...standing }]
}

/** Returns the speaker notes of a slide. */
export function notesOf(office: OfficePackage, path: string): string {
  const notes = office.xml(office.related(path, 'notesSlide'))
  const shapes = elementsOf(childAt(notes, 'cSld', 'spTree'))
  const body =
    shapes.find((shape) => placeholderOf(shape)?.type === 'body') ??
    shapes.find((shape) => !placeholderOf(shape) && childAt(shape, 'txBody'))
  const lines = childrenNamed(childAt(body, 'txBody'), 'p').map((paragraph) =>
    elementsOf(paragraph)
      .map((piece) => (piece.name === 'br' ? '\n' : textOf(childAt(piece, 't'))))
      .join(''),
  )
  return removeUnstorable(lines.join('\n'))
}
