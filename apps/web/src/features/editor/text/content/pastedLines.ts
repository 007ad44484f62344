import { deckLimits, type TextRunStyle } from '@deckloom/deck'
import type { RichLine } from '@deckloom/editor'
import { isSafeLink } from './safeLinks.ts'
import type { ListKind } from './textSchema.ts'

type Look = Omit<TextRunStyle, 'text'>

/** State of the walk through the pasted page. */
interface Place {
  readonly look: Look
  readonly list: ListKind | undefined
  readonly level: number
  readonly keepsSpace: boolean
}

interface OpenLine extends Pick<RichLine, 'list' | 'level'> {
  readonly runs: TextRunStyle[]
}

const blocks =
  /^(?:address|article|aside|blockquote|caption|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul)$/
const unseen =
  /^(?:audio|button|canvas|embed|head|iframe|input|link|meta|noscript|object|script|select|style|svg|template|textarea|title|video)$/

/**
 * Returns the text of a page from another program, with the styles that mean something: bold, italic, underline,
 * strikethrough, super- and subscript, safe links and lists. Drops fonts, colors and sizes, which were chosen for another background.
 */
export function readPastedLines(html: string): readonly RichLine[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const lines: OpenLine[] = [{ runs: [] }]
  let room: number = deckLimits.textLength

  const write = (text: string, { look, list, level }: Place) => {
    const words = text.slice(0, room)
    room -= words.length
    const line = lines.at(-1)
    if (words === '' || !line) return
    // A line begins with its first word, not with the space between two blocks.
    if (line.runs.length === 0 && words.trim() === '') return
    if (line.runs.length === 0 && list)
      lines[lines.length - 1] = { list, level, runs: [{ text: words.trimStart(), ...look }] }
    else line.runs.push({ text: line.runs.length === 0 ? words.trimStart() : words, ...look })
  }
  const breakLine = () => {
    if (lines.at(-1)?.runs.some(({ text }) => text.trim() !== '')) lines.push({ runs: [] })
  }
  const walk = (node: Node, place: Place) => {
    if (room <= 0) return
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue ?? ''
      writeText(
        place.keepsSpace ? text.split(/\r\n|\r|\n/u) : [text.replaceAll(/\s+/gu, ' ')],
        place,
      )
    }
    if (node instanceof HTMLElement) walkElement(node, place)
  }
  const writeText = (parts: readonly string[], place: Place) => {
    for (const [index, part] of parts.entries()) {
      if (index > 0) breakLine()
      write(part, place)
    }
  }
  const walkElement = (element: HTMLElement, place: Place) => {
    const tag = element.localName
    if (unseen.test(tag) || element.style.display === 'none' || isWordMarker(element)) return
    const isBlock = blocks.test(tag)
    if (isBlock || tag === 'br') breakLine()
    const inside = placeIn(element, place)
    for (const child of element.childNodes) walk(child, inside)
    if (tag === 'td' || tag === 'th') write(' ', inside)
    if (isBlock) breakLine()
  }
  walk(page.body, { look: {}, list: undefined, level: -1, keepsSpace: false })
  return lines.map(endTrimmed).filter(({ runs }) => runs.length > 0)
}

// Word writes list items as paragraphs that name their level, with the marker as text. It is not CSS that browsers keep.
const wordLevel = /mso-list:\s*\S+\s+level(\d)/i
const wordMarker = /mso-list:\s*ignore/i
const countedMarker = /^[([]?(?:\d+|[a-z]{1,4})[.)\]]/i

function isWordMarker(element: HTMLElement): boolean {
  return wordMarker.test(element.getAttribute('style') ?? '')
}

function wordListOf(element: HTMLElement): Pick<Place, 'list' | 'level'> | undefined {
  const level = wordLevel.exec(element.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return undefined
  const marker = [...element.querySelectorAll<HTMLElement>('[style]')].find(isWordMarker)
  return {
    list: countedMarker.test(marker?.textContent.trim() ?? '') ? 'number' : 'bullet',
    level: Math.min(Number(level), deckLimits.listLevels) - 1,
  }
}

function placeIn(element: HTMLElement, place: Place): Place {
  const tag = element.localName
  const isList = tag === 'ul' || tag === 'ol'
  return {
    look: lookIn(element, place.look),
    list: isList ? (tag === 'ol' ? 'number' : 'bullet') : place.list,
    level: isList ? Math.min(place.level + 1, deckLimits.listLevels - 1) : place.level,
    ...wordListOf(element),
    keepsSpace: place.keepsSpace || tag === 'pre',
  }
}

function lookIn(element: HTMLElement, look: Look): Look {
  const { style, localName: tag } = element
  const bold = boldIn(style.fontWeight, tag)
  const italic =
    style.fontStyle === '' ? tag === 'i' || tag === 'em' || undefined : style.fontStyle !== 'normal'
  const href = tag === 'a' ? (element.getAttribute('href') ?? '') : ''
  return {
    ...look,
    ...flag('bold', bold),
    ...flag('italic', italic),
    ...ornamentsIn(element),
    ...(isSafeLink(href) && { href }),
  }
}

function ornamentsIn({ style, localName: tag }: HTMLElement): Look {
  const underline = tag === 'u' || (tag !== 'a' && style.textDecoration.includes('underline'))
  const strike = struckTags.test(tag) || style.textDecoration.includes('line-through')
  const baseline = baselineIn(style.verticalAlign, tag)
  return {
    ...(underline && { underline }),
    ...(strike && { strike }),
    ...(baseline && { baseline }),
  }
}

const struckTags = /^(?:s|strike|del)$/

function baselineIn(align: string, tag: string): Look['baseline'] {
  if (tag === 'sup' || align === 'super') return 'super'
  return tag === 'sub' || align === 'sub' ? 'sub' : undefined
}

// Text that is not bold carries no mark, so that it takes the weight of its destination.
function flag(name: 'bold' | 'italic', value: boolean | undefined): Look {
  if (value === undefined) return {}
  return { [name]: value ? true : undefined }
}

function boldIn(weight: string, tag: string): boolean | undefined {
  if (weight === '') return tag === 'b' || tag === 'strong' || undefined
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
}

function endTrimmed({ runs, ...line }: OpenLine): RichLine {
  const kept = [...runs]
  while (kept.at(-1)?.text.trim() === '') kept.pop()
  const last = kept.pop()
  return { ...line, runs: last ? [...kept, { ...last, text: last.text.trimEnd() }] : [] }
}
