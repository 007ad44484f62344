import {
  deckLimits,
  editContent,
  elementLists,
  fieldUnits,
  isElementList,
  isLineList,
  isTextStyle,
  readContent,
  type Slide,
  type TextElement,
  titleUnit,
} from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { contentLines, withRichContent } from '../edits/richText.ts'
import { textOfRuns } from '../edits/runLooks.ts'
import { choose, isContested, type Merge, mergeFields, type Sides } from './mergeFields.ts'
import { mergeLines, mergePlainText, mergeRichLines, mergeStyled } from './mergeLines.ts'
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
  if (key === 'notes') {
    const sides = { base: base.notes, mine: mine.notes, theirs: theirs.notes }
    return mergePlainText(sides, deckLimits.notesLength)
  }
  return choose({ base: base[key], mine: mine[key], theirs: theirs[key] })
}

interface Item {
  readonly id: string
}

/** Merges elements by ID; one deleted on either side stays deleted unless the other side changed it. */
function mergeItems(sides: Sides<readonly Item[] | undefined>, most: number): Merge {
  if (!isContested(sides)) return choose(sides)
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

function mergeItem(sides: Sides<Item | undefined>): Merge {
  const { base, mine, theirs } = sides
  if (!mine || !theirs) {
    // Deleted on one side, or new on the other.
    const left = mine ?? theirs
    return { value: sameJson(left, base) ? undefined : left, clash: false }
  }
  if (base && isText(base) && isText(mine) && isText(theirs)) {
    const words = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) }
    if (isContested(words)) return mergeTextElement({ base, mine, theirs })
  }
  return mergeFields({ base: { ...base }, mine: { ...mine }, theirs: { ...theirs } })
}

const wordsOf = ({ content, runs, lines }: TextElement) => [content, runs ?? null, lines ?? null]

function isText(item: Item): item is TextElement {
  return 'content' in item && 'style' in item && typeof item.content === 'string'
}

/** Both sides edited the text of one box. */
function mergeTextElement({ base, mine, theirs }: Sides<TextElement>): Merge {
  const { value: lines, clash } = mergeRichLines({
    base: contentLines(base),
    mine: contentLines(mine),
    theirs: contentLines(theirs),
  })
  const others = mergeFields({ base: { ...base }, mine: { ...mine }, theirs: { ...theirs } })
  const length = lines.reduce((sum, { runs }) => sum + textOfRuns(runs).length + 1, -1)
  if (length > deckLimits.textLength) return { value: mine, clash: true }
  const { content, runs, lines: styles } = withRichContent(mine, lines)
  const { runs: _, lines: __, ...rest }: TextElement = Object(others.value)
  const words = { content, ...(runs && { runs }), ...(styles && { lines: styles }) }
  return { value: { ...rest, ...words }, clash: clash || others.clash }
}

function byId(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
