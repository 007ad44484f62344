import {
  deckLimits,
  editContent,
  elementLists,
  fieldUnits,
  isElementList,
  isLineList,
  isSlideText,
  isTextStyle,
  readContent,
  readVisual,
  type Slide,
  slideTexts,
  titleUnit,
} from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { isImage, type Item, mergeElement } from './mergeElement.ts'
import { choose, isContested, type Merge, mergeFields, type Sides } from './mergeFields.ts'
import { mergeLines, mergePlainText, mergeStyled } from './mergeLines.ts'
import { mergeOrder } from './mergeOrder.ts'
import { mergeTable } from './mergeTable.ts'
import type { StyledText } from './mergeText.ts'

export interface SlideVersions {
  /** The common ancestor of both sides. */
  readonly base: Slide
  readonly mine: Slide
  readonly theirs: Slide
}

export interface MergedSlide {
  readonly slide: Slide
  /** Both sides changed the same part differently: a text has both versions, of anything else the local one is kept. */
  readonly clash: boolean
}

/** Merges two people's edits of one slide, part by part, and texts word by word. */
export function mergeSlide(sides: SlideVersions): MergedSlide {
  const { base, mine, theirs } = sides
  const merged = { ...mine }
  let clash = false
  const settle = (key: keyof Slide, merge: Merge) => {
    clash ||= merge.clash
    if (merge.value === undefined) Reflect.deleteProperty(merged, key)
    else Object.assign(merged, { [key]: merge.value })
  }
  const title = mergeTitle(sides)
  for (const unit of fieldUnits) {
    if (unit === titleUnit && title) continue
    const part = (slide: Slide) => unit.map((key) => slide[key] ?? null)
    const merge = choose({ base: part(base), mine: part(mine), theirs: part(theirs) })
    clash ||= merge.clash
    const from = sameJson(merge.value, part(mine)) ? mine : theirs
    for (const key of unit) settle(key, { value: from[key], clash: false })
  }
  for (const key of otherFields(base, mine, theirs)) settle(key, mergeField(key, sides))
  if (!title) return { slide: merged, clash }
  return { slide: withTitle(merged, title.value), clash: clash || title.clash }
}

/** The merged title, if both sides changed it. */
function mergeTitle({ base, mine, theirs }: SlideVersions) {
  const sides = { base: titleOf(base), mine: titleOf(mine), theirs: titleOf(theirs) }
  return isContested(sides) ? mergeStyled(sides, deckLimits.slideTitleLength) : undefined
}

function withTitle(slide: Slide, { text, runs }: StyledText): Slide {
  return editContent(slide, (content) => {
    const { titleRuns: _, ...others } = content
    return { ...others, title: text, ...(runs && { titleRuns: [...runs] }) }
  })
}

function titleOf(slide: Slide): StyledText {
  const { title, titleRuns } = readContent(slide)
  return { text: title, runs: titleRuns }
}

function otherFields(...slides: readonly Slide[]): readonly (keyof Slide)[] {
  const settled = new Set<string>([...fieldUnits.flat(), 'id'])
  const isOther = (key: string): key is keyof Slide => !settled.has(key)
  return [...new Set(slides.flatMap((slide) => Object.keys(slide)))].filter(isOther)
}

function mergeField(key: keyof Slide, { base, mine, theirs }: SlideVersions): Merge {
  if (isElementList(key)) {
    return mergeItems({ base: base[key], mine: mine[key], theirs: theirs[key] }, elementLists[key])
  }
  if (isLineList(key)) {
    return mergeLines({ base: base[key], mine: mine[key], theirs: theirs[key] })
  }
  if (isTextStyle(key)) {
    return mergeFields({ base: base[key], mine: mine[key], theirs: theirs[key] })
  }
  if (key === 'table')
    return mergeTable({ base: base.table, mine: mine.table, theirs: theirs.table })
  if (isSlideText(key)) {
    return mergePlainText(
      { base: base[key], mine: mine[key], theirs: theirs[key] },
      slideTexts[key],
    )
  }
  return choose({ base: base[key], mine: mine[key], theirs: theirs[key] })
}

/** Merges elements by ID; one deleted on either side stays deleted unless the other side changed it. */
function mergeItems(sides: Sides<readonly Item[] | undefined>, most: number): Merge {
  if (!isContested(sides)) return choose(sides)
  const { base = [], mine = [], theirs = [] } = sides
  const [atBase, here, there] = [byId(base), byId(mine), byId(theirs)]
  let clash = false
  const merged = new Map<string, unknown>()
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const item = mergeElement({ base: atBase.get(id), mine: here.get(id), theirs: there.get(id) })
    clash ||= item.clash
    if (item.value !== undefined) merged.set(id, item.value)
  }
  // Too many items would make the server refuse the slide and everything else on it.
  if (merged.size > most) return { value: sides.mine, clash: true }
  for (const id of excessPictures([...merged.keys()], { here, there })) {
    merged.delete(id)
    clash = true
  }
  const order = mergeOrder({
    base: [...atBase.keys()],
    local: [...here.keys()],
    server: [...there.keys()],
  })
  return { value: order.flatMap((id) => merged.get(id) ?? []), clash }
}

/** Pictures that the other side added and that a slide with mine has no room for. */
function excessPictures(
  ids: readonly string[],
  { here, there }: Record<'here' | 'there', ReadonlyMap<string, Item>>,
): readonly string[] {
  const pictures = ids.filter((id) => {
    const item = here.get(id) ?? there.get(id)
    return item && isImage(item) && readVisual(item).kind === 'picture'
  })
  const excess = Math.max(0, pictures.length - deckLimits.images)
  const added = pictures.filter((id) => !here.has(id))
  return added.slice(added.length - excess)
}

function byId(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
