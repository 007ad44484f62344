import type { RunLook } from '@deckloom/deck'
import type { RichLine } from '../edits/richText.ts'
import { itemIn, isMarker, type ListItem, type Lists, listsIn } from './listItems.ts'
import { attribute, isElement, type PageElement, type PageNode } from './pageNodes.ts'
import type { OpenLine } from './openLine.ts'
import type { PageSheets } from './pageSheets.ts'
import {
  indentOf,
  isHidden,
  lookIn,
  type Space,
  spaceIn,
  type Styles,
  stylesOf,
} from './pageStyles.ts'
import { tableIn } from './pageTables.ts'
import type { PastedBlock } from './pastedBlocks.ts'
import { tidyLines } from './tidyLines.ts'

/** State of the walk through the page. */
interface Place {
  readonly look: RunLook
  readonly lists: Lists | undefined
  readonly item: ListItem | undefined
  readonly space: Space
  /** How far the paragraph is moved in, in points. */
  readonly indent: number
}

const blocks =
  /^(?:address|article|aside|blockquote|caption|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/u
const unseen =
  /^(?:audio|button|canvas|embed|head|iframe|input|link|map|meta|noscript|object|script|select|style|svg|template|textarea|title|video|wbr)$/u

/** Walks through a pasted page and collects its text, tables and pictures. */
export class PageReader {
  readonly #sheets: PageSheets
  readonly #blocks: PastedBlock[] = []
  #lines: OpenLine[] = []
  #isBroken = true
  #isBuilt = false

  constructor(sheets: PageSheets) {
    this.#sheets = sheets
  }

  /** Whether the page says more than words in lines. */
  get isBuilt(): boolean {
    return this.#isBuilt
  }

  read(page: PageElement): readonly PastedBlock[] {
    this.#walk(page, {
      look: {},
      lists: undefined,
      item: undefined,
      space: 'flows',
      indent: 0,
    })
    this.#endText()
    return this.#blocks
  }

  #walk(node: PageNode, place: Place): void {
    if (isElement(node)) this.#walkElement(node, place)
    else if (place.space !== 'flows') this.#writeKept(node, place)
    else this.#write(node.replaceAll(/[ \t\r\n\f]+/gu, ' '), place)
  }

  #walkElement(element: PageElement, place: Place): void {
    const { tag } = element
    const styles = stylesOf(element)
    if (unseen.test(tag) || isHidden(element, styles) || isMarker(styles)) return
    if (tag === 'img') return this.#takePicture(element, place)
    if (tag === 'table' && this.#takeTable(element)) return
    const isBlock = blocks.test(tag)
    if (isBlock || tag === 'br') this.#breakLine(place)
    const inside = this.#placeIn(element, styles, place)
    for (const child of element.children) this.#walk(child, inside)
    if (isBlock) this.#isBroken = true
  }

  #placeIn(element: PageElement, styles: Styles, place: Place): Place {
    const { lists, item, space, indent } = place
    return {
      look: lookIn(element, styles, place.look),
      lists: listsIn(element, lists),
      item: itemIn(element, styles, { lists, sheets: this.#sheets }) ?? item,
      space: spaceIn(element, styles) ?? space,
      indent: indent + (blocks.test(element.tag) ? indentOf(styles) : 0),
    }
  }

  #writeKept(text: string, place: Place): void {
    for (const [index, part] of text.split(/\r\n|\r|\n/u).entries()) {
      if (index > 0) this.#breakLine(place)
      this.#write(part, place)
    }
  }

  #write(text: string, place: Place): void {
    if (text === '') return
    const isBlank = text.trim() === ''
    if (this.#isBroken) {
      // A line begins with its first word, not with the space between two blocks.
      if (isBlank && place.space !== 'code') return
      this.#beginLine(place)
    }
    const words = this.#lines.at(-1)?.runs.length === 0 ? startOf(text, place) : text
    if (words !== '') this.#lines.at(-1)?.runs.push({ text: words, ...place.look })
  }

  #beginLine({ item, indent, space }: Place): void {
    this.#isBroken = false
    const last = this.#lines.at(-1)
    if (item?.isBegun && last?.item === item) {
      // Further paragraphs of an item belong to it, without a marker of their own.
      last.runs.push({ text: '\n' })
      return
    }
    if (item) item.isBegun = true
    this.#lines.push({ runs: [], item, indent, isCode: space === 'code' })
  }

  #breakLine({ space, item, indent }: Place): void {
    // Blank lines count where line breaks do.
    if (this.#isBroken && space === 'code' && !item && this.#lines.length > 0) {
      this.#lines.push({ runs: [], item: undefined, indent, isCode: true })
    }
    this.#isBroken = true
  }

  #takePicture(element: PageElement, place: Place): void {
    const address = attribute(element, 'src')
    if (address === '') return
    const alt = attribute(element, 'alt').replaceAll(/\s+/gu, ' ').trim()
    // Signs between the words, such as emoji, are drawn as pictures by many pages.
    if (isSign(alt)) {
      this.#write(alt, place)
      return
    }
    this.#endText()
    this.#isBuilt = true
    this.#blocks.push({ kind: 'picture', address, alt })
  }

  #takeTable(element: PageElement): boolean {
    const table = tableIn(element, this.#sheets)
    if (!table) return false
    this.#endText()
    this.#isBuilt = true
    this.#blocks.push({ kind: 'table', ...table })
    return true
  }

  #endText(): void {
    this.#isBuilt ||= this.#lines.some(hasLook)
    const lines: readonly RichLine[] = tidyLines(this.#lines)
    if (lines.length > 0) this.#blocks.push({ kind: 'text', lines })
    this.#lines = []
    this.#isBroken = true
  }
}

function startOf(text: string, place: Place): string {
  return place.space === 'code' ? text : text.replace(/^[ \t]+/u, '')
}

function isSign(alt: string): boolean {
  return (
    alt.length <= 12 &&
    /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(alt) &&
    /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(alt)
  )
}

function hasLook({ item, runs }: OpenLine): boolean {
  return (
    item !== undefined ||
    runs.some((run) => Object.entries(run).some(([name, value]) => name !== 'text' && value))
  )
}
