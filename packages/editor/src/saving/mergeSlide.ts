import {
  type Bullet,
  elementLists,
  fieldUnits,
  isElementList,
  isLineList,
  isTextStyle,
  type Slide,
} from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { mergeOrder } from './mergeOrder.ts'

export interface SlideVersions {
  /** The common ancestor of both sides. */
  readonly base: Slide
  readonly mine: Slide
  readonly theirs: Slide
}

export interface MergedSlide {
  readonly slide: Slide
  /** Both sides changed the same part differently; the local one is kept. */
  readonly clash: boolean
}

type Fields = Readonly<Record<string, unknown>>

interface Merge {
  readonly value: unknown
  readonly clash: boolean
}

interface Sides<T> {
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

/** Merges two people's edits of one slide, part by part; where both changed a part, `mine` wins. */
export function mergeSlide({ base, mine, theirs }: SlideVersions): MergedSlide {
  const taken = { ...mine }
  let clash = false
  const settle = (key: keyof Slide, merge: Merge) => {
    clash ||= merge.clash
    if (merge.value === undefined) Reflect.deleteProperty(taken, key)
    else Object.assign(taken, { [key]: merge.value })
  }
  for (const unit of fieldUnits) {
    const part = (slide: Slide) => unit.map((key) => slide[key] ?? null)
    const merge = choose({ base: part(base), mine: part(mine), theirs: part(theirs) })
    clash ||= merge.clash
    const from = sameJson(merge.value, part(mine)) ? mine : theirs
    for (const key of unit) settle(key, { value: from[key], clash: false })
  }
  for (const key of otherFields(base, mine, theirs)) {
    settle(key, mergeField(key, { base, mine, theirs }))
  }
  return { slide: taken, clash }
}

function otherFields(...slides: readonly Slide[]): readonly (keyof Slide)[] {
  const inUnits = new Set<string>([...fieldUnits.flat(), 'id'])
  const isOther = (key: string): key is keyof Slide => !inUnits.has(key)
  return [...new Set(slides.flatMap((slide) => Object.keys(slide)))].filter(isOther)
}

function mergeField(key: keyof Slide, { base, mine, theirs }: SlideVersions): Merge {
  if (isElementList(key)) {
    return mergeItems({ base: base[key], mine: mine[key], theirs: theirs[key] }, elementLists[key])
  }
  if (isLineList(key)) {
    return mergeBullets({ base: base[key], mine: mine[key], theirs: theirs[key] })
  }
  if (isTextStyle(key)) {
    return mergeFields({ base: base[key], mine: mine[key], theirs: theirs[key] })
  }
  return choose({ base: base[key], mine: mine[key], theirs: theirs[key] })
}

function choose<T>({ base, mine, theirs }: Sides<T>): { value: T; clash: boolean } {
  if (sameJson(mine, base)) return { value: theirs, clash: false }
  return { value: mine, clash: !sameJson(theirs, base) && !sameJson(mine, theirs) }
}

/** Merges line by line if neither side added or removed one. */
function mergeBullets(sides: Sides<readonly Bullet[]>): Merge {
  const { base, mine, theirs } = sides
  if (mine.length !== base.length || theirs.length !== base.length) return choose(sides)
  const merged = mine.map((bullet, line) =>
    choose({ base: base[line], mine: bullet, theirs: theirs[line] }),
  )
  return {
    value: merged.map(({ value }) => value),
    clash: merged.some(({ clash }) => clash),
  }
}

function mergeFields({ base, mine, theirs }: Sides<Fields | undefined>): Merge {
  if (!mine || !theirs) return choose({ base, mine, theirs })
  let clash = false
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = choose({ base: base?.[key], mine: mine[key], theirs: theirs[key] })
    clash ||= field.clash
    if (field.value !== undefined) merged[key] = field.value
  }
  return { value: merged, clash }
}

interface Item {
  readonly id: string
}

/** Merges elements by ID; one deleted on either side stays deleted unless the other side changed it. */
function mergeItems(sides: Sides<readonly Item[] | undefined>, most: number): Merge {
  if (sameJson(sides.mine, sides.base)) return { value: sides.theirs, clash: false }
  if (sameJson(sides.theirs, sides.base)) return { value: sides.mine, clash: false }
  const { base = [], mine = [], theirs = [] } = sides
  const [atBase, here, there] = [byId(base), byId(mine), byId(theirs)]
  let clash = false
  const merged = new Map<string, unknown>()
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const item = mergeItem({ base: atBase.get(id), mine: here.get(id), theirs: there.get(id) })
    clash ||= item.clash
    if (item.value !== undefined) merged.set(id, item.value)
  }
  // Too many items would make the server refuse the slide and everything else on it.
  if (merged.size > most) return { value: sides.mine, clash: true }
  const order = mergeOrder({
    base: [...atBase.keys()],
    local: [...here.keys()],
    server: [...there.keys()],
  })
  return { value: order.flatMap((id) => merged.get(id) ?? []), clash }
}

function mergeItem({ base, mine, theirs }: Sides<Item | undefined>): Merge {
  if (mine && theirs)
    return mergeFields({ base: { ...base }, mine: { ...mine }, theirs: { ...theirs } })
  // Deleted on one side, or new on the other.
  const left = mine ?? theirs
  return { value: sameJson(left, base) ? undefined : left, clash: false }
}

function byId(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
