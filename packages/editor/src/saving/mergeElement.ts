import {
  deckLimits,
  groupPath,
  type ImageItem,
  imageTexts,
  isChartField,
  isCropField,
  isLineField,
  isImageText,
  isShapeField,
  type LineData,
  type LineEnd,
  shapeContent,
  type ShapeData,
  type TextElement,
} from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import {
  contentLines,
  type RichLine,
  withRichContent,
  withRichShapeText,
} from '../edits/richText.ts'
import { textOfRuns } from '../edits/runLooks.ts'
import { mergeChart } from './mergeChart.ts'
import {
  choose,
  eachSide,
  isContested,
  type Merge,
  mergeFields,
  type Sides,
} from './mergeFields.ts'
import { mergePlainText, mergeRichLines } from './mergeLines.ts'
import { mergeOrder } from './mergeOrder.ts'

/** What is merged by ID: texts, pictures, charts, shapes, icons and lines. */
export interface Item {
  readonly id: string
}

/** Merges an element of a slide; the value is absent if it was deleted. */
export function mergeElement(sides: Sides<Item | undefined>): Merge {
  const { base, mine, theirs } = sides
  if (!mine || !theirs) {
    // Deleted on one side, or new on the other.
    const left = mine ?? theirs
    return { value: sameJson(left, base) ? undefined : left, clash: false }
  }
  // Both sides brought it back.
  if (!base) return mergeFields({ base, mine: { ...mine }, theirs: { ...theirs } }, mergePlain)
  if (isImage(base) && isImage(mine) && isImage(theirs)) return mergeImage({ base, mine, theirs })
  if (isText(base) && isText(mine) && isText(theirs)) return mergeText({ base, mine, theirs })
  return mergeFields({ base: { ...base }, mine: { ...mine }, theirs: { ...theirs } }, mergePlain)
}

function mergePlain(key: string, field: Sides<unknown>): Merge {
  return key === 'group' ? mergeGroup(field) : choose(field)
}

/**
 * Of the groups around an element, those stay that neither side took apart, and those come that either side added: one
 * may group within a group that another puts into a larger one.
 */
function mergeGroup(sides: Sides<unknown>): Merge {
  if (!isContested(sides)) return choose(sides)
  const { base, mine, theirs } = eachSide(sides, pathOf)
  const order = mergeOrder({ base, local: mine, server: theirs })
  const path = order.filter(
    (id) => !base.includes(id) || (mine.includes(id) && theirs.includes(id)),
  )
  if (path.length > deckLimits.groupLevels) return { value: sides.mine, clash: true }
  return { value: path.length > 0 ? path.join('/') : undefined, clash: false }
}

function pathOf(group: unknown): readonly string[] {
  return groupPath(typeof group === 'string' ? group : undefined)
}

function isText(item: Item): item is TextElement {
  return 'content' in item && 'style' in item && typeof item.content === 'string'
}

export function isImage(item: Item): item is ImageItem {
  return 'url' in item && typeof item.url === 'string'
}

function mergeText({ base, mine, theirs }: Sides<TextElement>): Merge {
  const others = mergeFields(
    { base: { ...base }, mine: { ...mine }, theirs: { ...theirs } },
    mergePlain,
  )
  const written = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) }
  if (!isContested(written)) return others
  const { value: lines, clash } = mergeRichLines({
    base: contentLines(base),
    mine: contentLines(mine),
    theirs: contentLines(theirs),
  })
  if (lengthOf(lines) > deckLimits.textLength) return { value: mine, clash: true }
  const { content, runs, lines: styles } = withRichContent(mine, lines)
  const { runs: _, lines: __, ...rest }: TextElement = Object(others.value)
  const words = { content, ...(runs && { runs }), ...(styles && { lines: styles }) }
  return { value: { ...rest, ...words }, clash: clash || others.clash }
}

const wordsOf = ({ content, runs, lines }: TextElement) => [content, runs ?? null, lines ?? null]

function mergeImage({ base, mine, theirs }: Sides<ImageItem>): Merge {
  return mergeFields(
    { base: { ...base }, mine: { ...mine }, theirs: { ...theirs } },
    (key, field) => {
      if (isImageText(key)) {
        const texts = { base: base[key], mine: mine[key], theirs: theirs[key] }
        return mergePlainText(texts, imageTexts[key])
      }
      if (isCropField(key)) return mergeCrop({ base, mine, theirs })
      if (isChartField(key)) {
        return mergeChart({ base: base[key], mine: mine[key], theirs: theirs[key] })
      }
      if (isLineField(key)) {
        return mergeLine({ base: base[key], mine: mine[key], theirs: theirs[key] })
      }
      return isShapeField(key)
        ? mergeShape({ base: base[key], mine: mine[key], theirs: theirs[key] })
        : mergePlain(key, field)
    },
  )
}

/** A region is one of a certain picture: who replaces the picture decides about it. */
function mergeCrop({ base, mine, theirs }: Sides<ImageItem>): Merge {
  if (mine.url !== base.url) return { value: mine.crop, clash: false }
  if (theirs.url !== base.url) return { value: theirs.crop, clash: false }
  return choose({ base: base.crop, mine: mine.crop, theirs: theirs.crop })
}

function mergeShape({ base, mine, theirs }: Sides<ShapeData | undefined>): Merge {
  if (!base || !mine || !theirs) return mergeFields({ base, mine, theirs })
  const shapes = { base, mine, theirs }
  const others = mergeFields(shapes, (key, field) => {
    if (key === 'textStyle') {
      return mergeFields({ base: base[key], mine: mine[key], theirs: theirs[key] })
    }
    const { value, clash } = choose(field)
    return { value, clash: clash && !(key in shapeContentFields) }
  })
  if (!isContested(eachSide(shapes, shapeContent))) return others
  const { value: lines, clash } = mergeRichLines(
    eachSide(shapes, (shape) => contentLines(shapeContent(shape))),
  )
  if (lengthOf(lines) > deckLimits.shapeTextLength) return { value: mine, clash: true }
  const merged: ShapeData = Object(others.value)
  return { value: withRichShapeText(merged, lines), clash: clash || others.clash }
}

/** Fields that hold the text in a shape, and are merged together. */
const shapeContentFields = { text: true, runs: true, lines: true } as const

/** The length of lines joined by line breaks. */
function lengthOf(lines: readonly RichLine[]): number {
  return lines.reduce((sum, { runs }) => sum + textOfRuns(runs).length + 1, -1)
}

function mergeLine(lines: Sides<LineData | undefined>): Merge {
  const { base, mine, theirs } = lines
  return mergeFields(lines, (key, field) =>
    key === 'start' || key === 'end'
      ? mergeEnd({ base: base?.[key], mine: mine?.[key], theirs: theirs?.[key] })
      : choose(field),
  )
}

/**
 * An end is merged as a whole. The point of a glued end only follows its element, so a change of what it is glued to wins
 * over a move.
 */
function mergeEnd(ends: Sides<LineEnd | undefined>): Merge {
  const { base, mine, theirs } = ends
  if (!isContested(ends)) return choose(ends)
  const [glued, others] = [mine, theirs].map((end) => !sameJson(end?.glue, base?.glue))
  if (glued === others) return choose(ends)
  return { value: glued ? mine : theirs, clash: false }
}
