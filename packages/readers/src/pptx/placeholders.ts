import { attributeOf, childAt, elementsOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { type Frame, placeOf, type Placed } from './parts/frame.ts'
import type { SlideParts } from './parts/slideParts.ts'

export interface Placeholder {
  /** As in the file; `obj` by default. */
  readonly type: string
  readonly index: string
}

const nonVisual = ['nvSpPr', 'nvPicPr', 'nvGraphicFramePr'] as const

export function placeholderOf(shape: XmlElement): Placeholder | undefined {
  const [found] = nonVisual.flatMap((name) => childAt(shape, name, 'nvPr', 'ph') ?? [])
  if (!found) return undefined
  return { type: attributeOf(found, 'type') ?? 'obj', index: attributeOf(found, 'idx') ?? '0' }
}

/** Returns the ID by which connectors of the slide refer to a shape. */
export function shapeIdOf(shape: XmlElement): string | undefined {
  const [id] = nonVisual.flatMap((name) => attributeOf(childAt(shape, name, 'cNvPr'), 'id') ?? [])
  return id
}

/** Returns the box of a shape: its own, or that of its placeholder in the layout or master. */
export function shapePlace(shape: XmlElement, parts: SlideParts, frame: Frame): Placed | undefined {
  const own = placeOf(childAt(shape, 'spPr', 'xfrm') ?? childAt(shape, 'xfrm'), frame)
  const placeholder = placeholderOf(shape)
  if (own || !placeholder) return own
  const onLayout = find(
    parts.layout,
    ({ index, type }) =>
      index === placeholder.index && (index !== '0' || isSameKind(type, placeholder.type)),
  )
  const type = (onLayout && placeholderOf(onLayout)?.type) ?? placeholder.type
  const onMaster = find(parts.master, (other) => isSameKind(other.type, type))
  return findBox(onLayout, frame) ?? findBox(onMaster, frame)
}

function findBox(shape: XmlElement | undefined, frame: Frame): Placed | undefined {
  return placeOf(childAt(shape, 'spPr', 'xfrm'), frame)
}

function find(
  part: XmlElement | undefined,
  fits: (placeholder: Placeholder) => boolean,
): XmlElement | undefined {
  return elementsOf(childAt(part, 'cSld', 'spTree')).find((shape) => {
    const placeholder = placeholderOf(shape)
    return placeholder !== undefined && fits(placeholder)
  })
}

/** Types that share one placeholder in the master. */
function isSameKind(one: string, other: string): boolean {
  return family(one) === family(other)
}

function family(type: string): string {
  if (type === 'ctrTitle') return 'title'
  return type === 'obj' || type === 'subTitle' ? 'body' : type
}
