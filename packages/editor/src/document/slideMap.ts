import {
  type ElementList,
  elementLists,
  isElementList,
  requiredSlideFields,
  type Slide,
} from '@deckloom/deck'
import * as Y from 'yjs'
import { orderChanges } from './orderChanges.ts'
import { sameJson } from './sameJson.ts'

// A slide is a map of its fields. Text elements and images are nested maps keyed by ID, so that two people can change
// two of them at once. Their z-order is a number stored beside the fields, under a key no field can have.
const orderKey = '$order'

/** Items as stored in the document: keyed by ID, each with a position. */
export type ItemMap = Y.Map<Y.Map<unknown>>

interface Item {
  readonly id: string
}

/** Reads the slide in a map. Throws if the content is not a slide, because only slides are ever written. */
export function readSlide(id: string, map: Y.Map<unknown>): Slide {
  const fields: Record<string, unknown> = { id }
  for (const [key, value] of map.entries()) {
    if (key === orderKey) continue
    fields[key] = value instanceof Y.Map ? readItems(value) : value
  }
  if (!isSlide(fields)) throw new Error(`The document holds something under ${id} that is no slide`)
  return fields
}

// Everything is parsed before it enters the document. This check informs the compiler and catches a bug that wrote half
// a slide. Parsing again would walk the whole slide on each keystroke and make the page load the parser.
function isSlide(fields: object): fields is Slide {
  return requiredSlideFields.every((field) => field in fields)
}

/** Returns the IDs of the items in order. Equal positions are ordered by ID, so that every client agrees. */
export function orderedIds(items: ItemMap): readonly string[] {
  return [...positions(items)]
    .toSorted(([idA, a], [idB, b]) => a - b || (idA < idB ? -1 : 1))
    .map(([id]) => id)
}

/** Makes the items equal to `wanted`, in that order, with the fewest writes. */
export function writeItems<T extends Item>(
  items: ItemMap,
  wanted: readonly T[],
  write: (map: Y.Map<unknown>, item: T) => void,
): void {
  const ids = new Set(wanted.map(({ id }) => id))
  for (const id of Array.from(items.keys())) if (!ids.has(id)) items.delete(id)
  for (const item of wanted) {
    const map = items.get(item.id) ?? items.set(item.id, new Y.Map<unknown>())
    write(map, item)
  }
  writeOrder(
    items,
    wanted.map(({ id }) => id),
  )
}

export function writeOrder(items: ItemMap, ids: readonly string[]): void {
  for (const [id, position] of orderChanges(positions(items), ids)) {
    items.get(id)?.set(orderKey, position)
  }
}

/** Writes some of the slides; those that are missing are added at the end. */
export function putSlides(items: ItemMap, slides: readonly Slide[]): void {
  const present = orderedIds(items)
  for (const slide of slides) {
    writeSlide(items.get(slide.id) ?? items.set(slide.id, new Y.Map<unknown>()), slide)
  }
  const added = slides.map(({ id }) => id).filter((id) => !present.includes(id))
  if (added.length > 0) writeOrder(items, [...present, ...added])
}

/** Writes the fields in which the slide differs from the map. */
export function writeSlide(map: Y.Map<unknown>, slide: Slide): void {
  const { id: _, ...fields } = slide
  writeFields(map, fields)
  for (const list of Object.keys(elementLists).filter(isElementList)) {
    writeElements(map, list, slide[list])
  }
}

function writeElements(
  map: Y.Map<unknown>,
  key: ElementList,
  elements: readonly Item[] | undefined,
) {
  if (!elements) {
    if (map.has(key)) map.delete(key)
    return
  }
  const present = map.get(key)
  const items = isItemMap(present) ? present : map.set(key, new Y.Map<Y.Map<unknown>>())
  writeItems(items, elements, (item, element) => {
    const { id: _, ...fields } = element
    writeFields(item, fields)
  })
}

function writeFields(map: Y.Map<unknown>, fields: Readonly<Record<string, unknown>>) {
  for (const key of Array.from(map.keys())) {
    const isKeptApart = key === orderKey || isElementList(key)
    if (!isKeptApart && fields[key] === undefined) map.delete(key)
  }
  for (const [key, value] of Object.entries(fields)) {
    if (isElementList(key) || value === undefined) continue
    if (!sameJson(map.get(key), value)) map.set(key, value)
  }
}

function readItems(items: ItemMap): readonly unknown[] {
  return orderedIds(items).map((id) => {
    const { [orderKey]: _, ...fields } = Object.fromEntries(items.get(id)?.entries() ?? [])
    return { ...fields, id }
  })
}

function positions(items: ItemMap): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [id, item] of items.entries()) {
    const position = item.get(orderKey)
    if (typeof position === 'number') found.set(id, position)
  }
  return found
}

function isItemMap(value: unknown): value is ItemMap {
  return value instanceof Y.Map
}
